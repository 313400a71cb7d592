import { isHeld, sideName } from '@properysearch/contract/bookings/facts'
import type { Dispute } from '@properysearch/contract/disputes/calls'
import { decisionDays, disputableStates, hasEnded } from '@properysearch/contract/disputes/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { type DealParties, lockDealOf } from '../bookings/index.ts'
import { notApprovedOf } from '../releases/index.ts'
import { bookFrozen } from './disputes.books.ts'
import { announceDispute } from './disputes.notices.ts'
import { daysAfter } from './disputes.rules.ts'
import { type DisputeRow, findDisputeOfKey, insertDispute } from './disputes.sql.ts'
import { showOne } from './list-disputes.ts'

/** Freezes the amount in the same transaction. The same press twice is one dispute. */
export async function raiseDispute(
  ctx: CallContext,
  asked: { bookingId: number; amount: number; reason: string; key: string },
): Promise<Dispute> {
  const { id: raisedBy } = signedIn(ctx)
  const { bookingId, reason, key } = asked
  const row = await inTransaction(ctx, async (tx) => {
    const deal = await lockDealOf(tx, bookingId, raisedBy)
    const before = await findDisputeOfKey(tx.db, { bookingId, raisedBy, key })
    if (before) return before
    mustHoldMoney(deal)
    const amountPaise = Math.round(asked.amount * 100)
    await mustBeFree(tx, bookingId, amountPaise)
    const decideBy = daysAfter(tx.now, decisionDays)
    const made = await insertDispute(tx.db, {
      bookingId,
      raisedBy,
      amountPaise,
      reason,
      key,
      raisedAt: tx.now,
      decideBy,
    })
    if (!made)
      throw fail('not-yet', 'You have a dispute open in this deal. Wait for the decision, or withdraw it first.')
    const raised = (await findDisputeOfKey(tx.db, { bookingId, raisedBy, key })) as DisputeRow
    await bookFrozen(tx, raised)
    await announceDispute(tx, raised, 'raise', raisedBy)
    return raised
  })
  return showOne(ctx, row)
}

function mustHoldMoney({ channel, kind, state }: DealParties): void {
  if (!isHeld(channel))
    throw fail(
      'ruled-out',
      `In this deal the ${sideName('buyer', kind)} pays the ${sideName('seller', kind)} directly: nothing is held here.`,
    )
  if (disputableStates.includes(state)) return
  throw hasEnded(state)
    ? fail('moved-on', 'This deal has ended, and its money has been paid to those to whom it was due.')
    : fail('not-yet', 'A dispute can be raised once the booking amount is paid.')
}

/** What has been approved is on its way; what was only asked for is not. */
async function mustBeFree(tx: Context, bookingId: number, amountPaise: number): Promise<void> {
  const free = await notApprovedOf(tx, bookingId)
  if (amountPaise <= free) return
  throw fail('limit-reached', `At most ${formatRupees(free / 100, 2)} can be disputed now.`)
}
