import type { OwnListing } from '@properysearch/contract/listings/calls'
import { contradictionsOf, fitToKind, type ListingFields } from '@properysearch/contract/listings/steps'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fail, invalid } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { deviceName } from '../../auth/index.ts'
import { type ListingRow, toFields } from '../listing.sql.ts'
import { tellSearchers } from '../listings.jobs.ts'
import { lockEditable } from './change-own.ts'
import { changed } from './changed.ts'
import { staleSentence } from './listings.rules.ts'
import { showOwn } from './show-listing.ts'
import { whatIsMissing } from './what-is-missing.ts'
import { findPlaceIds, type PlaceIds, updateListing } from './write-listing.sql.ts'

type Given = { [F in keyof ListingFields]?: ListingFields[F] | undefined }

/** Of two that save at once the second waits, finds the version moved on, and is told. */
export async function saveListing(
  ctx: CallContext,
  { id, version, ...given }: { id: number; version: number } & Given,
): Promise<{ data: OwnListing }> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockEditable(tx, id)
    if (row.version !== version) throw fail('changed-meanwhile', staleSentence(row.savedAt, row.savedFrom))
    const before = toFields(row)
    const after = fieldsAfter(row, before, given)
    if (row.state !== 'draft') await checkWhole(tx.db, after, row)
    const place = await placeOf(tx.db, after)
    const isSameSociety = after.society === before.society
    await updateListing(tx.db, id, after, { ...place, isSameSociety, now: tx.now, device: deviceName(tx.userAgent) })
    await changed(tx, row)
    if (row.state === 'verified') await enqueue(tx.db, tellSearchers, { propertyId: id }, { key: `tell ${id}` })
  })
  return { data: await showOwn(ctx.db, id, signedIn(ctx).id) }
}

function fieldsAfter(row: ListingRow, before: ListingFields, given: Given): ListingFields {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const after = fitToKind({ ...before, ...said })
  const isOtherKind = after.listedIn !== before.listedIn || after.subcategory !== before.subcategory
  if (isOtherKind && (row.state !== 'draft' || row.listedAt !== null)) {
    throw fail('ruled-out', 'The kind of property can be changed only in a draft that has never been live.')
  }
  const wrong = contradictionsOf(after)
  if (Object.keys(wrong).length > 0) throw invalid(wrong as Record<string, string>)
  return after
}

/** What has left the draft stays whole. */
async function checkWhole(db: Db, fields: ListingFields, row: ListingRow): Promise<void> {
  const missing = (await whatIsMissing(db, fields, row)).filter((item) => item.field in fields)
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((item) => [item.field, item.message])))
}

async function placeOf(db: Db, fields: ListingFields): Promise<PlaceIds> {
  const place = await findPlaceIds(db, fields)
  if (!place) throw invalid({ city: 'We do not serve this city yet. Choose one from the list.' })
  return place
}
