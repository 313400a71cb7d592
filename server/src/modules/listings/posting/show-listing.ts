import type { OwnListing } from '@properysearch/contract/listings/calls'
import { missingOf } from '@properysearch/contract/listings/steps'
import type { Db } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/errors.ts'
import { findOwn, type ListingRow, toFields } from '../listing.sql.ts'
import { findPapers, toPaper } from '../media/papers.sql.ts'
import { findPictures, toOwnPicture } from '../media/pictures.sql.ts'
import { lookAtPlace } from './look-at-place.ts'

/** One of somebody's own listings; another's does not exist for them. */
export async function showOwn(db: Db, id: number, ownerId: number): Promise<OwnListing> {
  const row = await findOwn(db, id, ownerId)
  if (!row) throw fail('not-found')
  return showListing(db, row)
}

export async function showListing(db: Db, row: ListingRow): Promise<OwnListing> {
  const fields = toFields(row)
  const [pictures, papers, place] = await Promise.all([
    findPictures(db, row.id),
    findPapers(db, row.id),
    lookAtPlace(db, fields),
  ])
  return {
    id: row.id,
    state: row.state,
    verification: row.verification && {
      ...row.verification,
      verifiedAt: new Date(row.verification.verifiedAt).toISOString(),
    },
    beingCheckedSince: row.beingCheckedSince?.toISOString() ?? null,
    version: row.version,
    savedAt: row.savedAt.toISOString(),
    fields,
    pictures: pictures.map(toOwnPicture),
    videoUrl: row.videoUrl,
    papers: papers.map(toPaper),
    missing: [...missingOf(fields, { photos: row.photoCount, papers: row.paperKinds }), ...place.absurd],
    doubts: place.doubts,
    rejectedReasons: row.state === 'rejected' ? (row.rejectedReasons ?? []) : [],
    duplicateReasons: row.duplicateReasons,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    listedAt: row.listedAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  }
}
