import type { Context } from '../../context.ts'
import { announceChange } from './announce-change.ts'
import { lookForDuplicates } from './duplicates.sql.ts'
import { followBadge } from './follow-badge.ts'
import { findListing, type ListingRow } from './listing.sql.ts'
import { touchListing } from './write-listing.sql.ts'

/**
 * After any change by the owner, in its transaction. With other words, another place or another picture it may have
 * become the double of another: the back office sees that, and the listing stays where it is. Its badge goes or comes
 * with what was verified.
 */
export async function changed(tx: Context, { id, state }: ListingRow): Promise<void> {
  await touchListing(tx.db, id, tx.now)
  if (state === 'draft' || state === 'rejected') return
  const now = await findListing(tx.db, id)
  if (now) await lookForDuplicates(tx.db, now, tx.now)
  if (now) await followBadge(tx, now)
  if (now && state === 'verified') announceChange(tx, now)
}
