import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { lookForDuplicates } from '../deciding/duplicates.sql.ts'
import { followBadge } from '../deciding/follow-badge.ts'
import { findListing, type ListingRow } from '../listing.sql.ts'
import { announceChange } from '../states/announce-change.ts'
import { touchListing } from './write-listing.sql.ts'

/**
 * After any change by the owner, in its transaction. With other words, another place or another picture it may have
 * become the double of another: the back office sees that, and the listing stays where it is. Its badge goes or comes
 * with what was verified.
 */
export async function changed(ctx: Context, db: Db, { id, state }: ListingRow): Promise<void> {
  await touchListing(db, id, ctx.now)
  if (state === 'draft' || state === 'rejected') return
  const now = await findListing(db, id)
  if (now) await lookForDuplicates(db, now, ctx.now)
  if (now) await followBadge(ctx, db, now)
  if (now && state === 'verified') announceChange(ctx, db, now)
}
