import type { CheckNote } from '@properysearch/contract/listings/acts'
import { changedNames, checkedWhileLive } from '@properysearch/contract/listings/checks'
import type { Context } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { notify } from '../../notifications/index.ts'
import { type ListingRow, toFields } from '../listing.sql.ts'
import { announceChange } from '../states/announce-change.ts'
import { badgeNoticeOf } from '../states/listings.notices.ts'
import { insertNote, setBeingChecked, setVerified } from './follow-badge.sql.ts'

/** What a listing says differently than when it was verified, by name. */
export function changesOf(row: ListingRow): string[] {
  if (!row.verification) return []
  return changedNames(row.verification, { fields: toFields(row), papers: row.paperIds.map((id) => ({ id })) })
}

/**
 * After a change by the owner, with the listing as it is now: the badge of a live listing goes when the listing no
 * longer matches what was verified, and returns when it does again. Without a record of what was verified it cannot
 * stand.
 */
export async function followBadge(tx: Context, row: ListingRow): Promise<void> {
  if (!checkedWhileLive.includes(row.state)) return
  const changes = changesOf(row)
  const isAsVerified = row.verification !== null && changes.length === 0
  if (isAsVerified === (row.beingCheckedSince === null)) return
  const since = isAsVerified ? null : tx.now
  await setBeingChecked(tx.db, row.id, since)
  await note(tx, row, { act: isAsVerified ? 'change-back' : 'change', byUser: row.ownerId, changes })
}

/** The badge returns, from today; the listing stays where it is, also in lists. */
export async function approveChange(tx: Context, row: ListingRow, adminId: number): Promise<void> {
  if (!(await setVerified(tx.db, row.id, tx.now))) throw fail('moved-on')
  await note(tx, row, { act: 'approve-change', byUser: adminId, changes: changesOf(row) })
}

async function note(
  tx: Context,
  row: ListingRow,
  { act, byUser, changes }: { act: CheckNote; byUser: number; changes: readonly string[] },
): Promise<void> {
  await insertNote(tx.db, row, { act, byUser, now: tx.now })
  announceChange(tx, row)
  await notify(tx, { kind: 'listings', userId: row.ownerId, ...badgeNoticeOf(act, row, changes) })
}
