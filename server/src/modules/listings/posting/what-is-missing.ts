import { type ListingFields, type Missing, missingOf } from '@properysearch/contract/listings/steps'
import type { Db } from '../../../platform/db/database.ts'
import type { ListingRow } from '../listing.sql.ts'
import { lookAtPlace } from './look-at-place.ts'

/** With what a listing is not taken: what is missing, and a place that cannot be meant. */
export async function whatIsMissing(
  db: Db,
  fields: ListingFields,
  row: Pick<ListingRow, 'photoCount' | 'paperKinds'>,
): Promise<Missing[]> {
  const { absurd } = await lookAtPlace(db, fields)
  return [...missingOf(fields, { photos: row.photoCount, papers: row.paperKinds }), ...absurd]
}
