import type { OwnListing } from '@properysearch/contract/listings/calls'
import type { ShownListings } from '@properysearch/contract/listings/deciding-calls'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/errors.ts'
import type { FileAnswer } from '../../../platform/http/handlers.ts'
import { findUser, type User } from '../../accounts/index.ts'
import {
  countChanged,
  countSubmitted,
  countToCompare,
  findListing,
  findSubmitted,
  type SubmittedRow,
} from '../listing.sql.ts'
import { findPaper } from '../media/papers.sql.ts'
import { openPaper } from '../media/papers.ts'
import { lookAtPlace, type PlaceLookedAt } from '../posting/look-at-place.ts'
import { showListing } from '../posting/show-listing.ts'
import { findItems } from '../showing/item.sql.ts'
import { type DuplicateRow, findRecorded } from './duplicates.sql.ts'

// What the back office reads before it decides. Who may call these is its own question.

export interface SubmittedPage {
  data: SubmittedRow[]
  page: number
  pageSize: number
  total: number
}

const pageSize = 20

const counts: Record<ShownListings, (db: Db) => Promise<number>> = {
  all: countSubmitted,
  changed: countChanged,
  duplicates: countToCompare,
}

/** What waits to be verified; or only what was changed while live, or what is to be compared with another. */
export async function listSubmitted(db: Db, page: number, show: ShownListings = 'all'): Promise<SubmittedPage> {
  const data = await findSubmitted(db, { limit: pageSize, offset: (page - 1) * pageSize, show })
  return { data, page, pageSize, total: await counts[show](db) }
}

export interface Review {
  listing: OwnListing
  namedPlace: PlaceLookedAt['namedPlace']
  changedAt: Date
  verifiedBy: string | null
  owner: Pick<User, 'id' | 'firstname' | 'lastname' | 'email' | 'mobile' | 'aadhaarVerifiedAt' | 'panVerifiedAt'>
  duplicates: (DuplicateRow & { other: PropertyItem })[]
}

/** Everything about one listing, whosever it is; each duplicate with the reasons and the other listing. */
export async function getForReview(db: Db, id: number): Promise<Review> {
  const row = await findListing(db, id)
  const owner = row && (await findUser(db, row.ownerId))
  if (!row || !owner || row.state === 'draft') throw fail('not-found')
  const found = await findRecorded(db, id)
  const others = await findItems(
    db,
    found.map((duplicate) => duplicate.otherId),
  )
  const duplicates = found.flatMap((duplicate) => {
    const other = others.find((item) => item.propertydata.id === duplicate.otherId)
    return other ? [{ ...duplicate, other }] : []
  })
  const verifiedBy = row.verification?.verifiedBy ?? null
  const listing = await showListing(db, row)
  const { namedPlace } = await lookAtPlace(db, listing.fields)
  return { listing, namedPlace, changedAt: row.updatedAt, verifiedBy, owner, duplicates }
}

/** Who of the back office reads somebody's papers is on record. */
export async function openPaperForReview(
  ctx: Context,
  { id, paperId, adminId }: { id: number; paperId: number; adminId: number },
): Promise<FileAnswer> {
  const row = await findListing(ctx.db, id)
  if (!row || row.state === 'draft') throw fail('not-found')
  const file = await openPaper(ctx, await findPaper(ctx.db, id, paperId))
  ctx.log.info({ adminId, propertyId: id, paperId }, 'the back office opened a paper')
  return file
}
