import { isLegal } from '@properysearch/contract/kernel/state-graph'
import { type ListingActName, listingGraph } from '@properysearch/contract/listings/acts'
import { isWaiting } from '@properysearch/contract/listings/checks'
import { type Context, inTransaction } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fail, invalid } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { holdOpen } from '../../accounts/index.ts'
import { findOwnerId, type ListingRow, lockListing } from '../listing.sql.ts'
import { learnNewWords, tellSearchers } from '../listings.jobs.ts'
import { moveListing } from '../states/move-listing.ts'
import { joinSociety, lockLiveListingsOf } from './decide.sql.ts'
import { lookForDuplicates, settle } from './duplicates.sql.ts'
import { approveChange } from './follow-badge.ts'
import { recordVerifications } from './verifications.sql.ts'

// What the back office does with what was submitted, and what bookings do with what is live.

/** Before a decision: what both came in at one moment, or was changed since, may look like another only now. */
export async function lookAgain(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await mustLock(tx.db, id)
    if (isWaiting(row)) await lookForDuplicates(tx.db, row, tx.now)
  })
}

/**
 * Live, found by the search and with its badge from the commit on: as it was when somebody looked at it, or not at all.
 * What it says is kept as what was verified. Answers whether it was new, or a live one that had been changed.
 */
export async function approve(
  ctx: Context,
  { id, adminId, changedAt }: { id: number; adminId: number; changedAt: Date },
): Promise<'new' | 'changed'> {
  return inTransaction(ctx, async (tx) => {
    const ownerId = await findOwnerId(tx.db, id)
    if (ownerId === undefined) throw fail('not-found')
    if (!(await holdOpen(tx.db, ownerId))) {
      throw fail('not-yet', 'The owner is suspended, so this listing cannot go live.')
    }
    const row = await mustLock(tx.db, id)
    checkSeen(row, changedAt)
    if (row.duplicateReasons.length > 0) {
      throw fail('not-yet', 'This listing looks like another one. Settle that first.')
    }
    if (row.society !== null && row.societyId === null) await joinSociety(tx.db, row, tx.now)
    const isChange = row.beingCheckedSince !== null
    if (isChange) {
      await approveChange(tx, row, adminId)
      await enqueue(tx.db, tellSearchers, { propertyId: id })
    } else await moveListing(tx, row, { act: 'approve', by: 'admin', byUser: adminId })
    await recordVerifications(tx.db, [id], adminId)
    await enqueue(tx.db, learnNewWords, {})
    return isChange ? 'changed' : 'new'
  })
}

/** A decision is about what was looked at. What waits for none is refused for its state. */
function checkSeen(row: ListingRow, changedAt: Date): void {
  if (isWaiting(row) && row.updatedAt.getTime() !== changedAt.getTime()) {
    throw fail('changed-meanwhile', 'The owner has changed this listing since you opened it. Please review it again.')
  }
}

/** Back to the owner with what is wrong; a live one that was changed leaves the site. */
export async function reject(
  ctx: Context,
  { id, adminId, changedAt, reasons }: { id: number; adminId: number; changedAt: Date; reasons: readonly string[] },
): Promise<void> {
  const said = reasons.map((reason) => reason.trim()).filter(Boolean)
  if (said.length === 0) throw invalid({ reasons: 'Say what is wrong, so that the owner can correct it.' })
  await inTransaction(ctx, async (tx) => {
    const row = await mustLock(tx.db, id)
    checkSeen(row, changedAt)
    const act = row.beingCheckedSince === null ? 'reject' : 'reject-change'
    await moveListing(tx, row, { act, by: 'admin', byUser: adminId, reasons: said })
  })
}

/** The same property sends the listing back, or takes it down when it is live; a different one clears the way. */
export async function settleDuplicate(
  ctx: Context,
  pair: { id: number; otherId: number; isSame: boolean; adminId: number; reason?: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await mustLock(tx.db, pair.id)
    const wasOpen = await settle(tx.db, {
      propertyId: pair.id,
      otherId: pair.otherId,
      isSame: pair.isSame,
      adminId: pair.adminId,
      now: tx.now,
    })
    if (!wasOpen) throw fail('moved-on', 'This has already been settled.')
    const act = isLegal(listingGraph, 'reject', row.state) ? 'reject' : 'take-down'
    if (!pair.isSame || !isLegal(listingGraph, act, row.state)) return
    const reasons = ['This property is already listed. If it is yours, write to us with a paper that proves it.']
    if (pair.reason) reasons.push(pair.reason)
    await moveListing(tx, row, { act, by: 'admin', byUser: pair.adminId, reasons })
  })
}

/** After a report, in the caller's transaction; false when it is not live. */
export async function takeDown(
  tx: Context,
  removal: { id: number; adminId: number; reason: string },
): Promise<boolean> {
  const row = await mustLock(tx.db, removal.id)
  if (!isLegal(listingGraph, 'take-down', row.state)) return false
  await moveListing(tx, row, { act: 'take-down', by: 'admin', byUser: removal.adminId, reasons: [removal.reason] })
  return true
}

/** A suspended person's listings are shown to nobody; in the caller's transaction. */
export async function pauseAllOf(tx: Context, ownerId: number, adminId: number): Promise<void> {
  for (const { id } of await lockLiveListingsOf(tx.db, ownerId)) {
    await moveListing(tx, await mustLock(tx.db, id), { act: 'pause-with-owner', by: 'admin', byUser: adminId })
  }
}

/** For bookings: hold, release, sell, let. In the caller's transaction. */
export async function moveForDeal(
  tx: Context,
  id: number,
  act: Extract<ListingActName, 'hold' | 'release' | 'sell' | 'let'>,
): Promise<void> {
  const row = await mustLock(tx.db, id)
  await moveListing(tx, row, { act, by: 'system', byUser: null })
  // What comes back to a suspended person is shown to nobody either.
  if (act === 'release' && !(await holdOpen(tx.db, row.ownerId))) {
    await moveListing(tx, await mustLock(tx.db, id), { act: 'pause-with-owner', by: 'system', byUser: null })
  }
}

async function mustLock(db: Db, id: number): Promise<ListingRow> {
  const row = await lockListing(db, id)
  if (!row) throw fail('not-found')
  return row
}
