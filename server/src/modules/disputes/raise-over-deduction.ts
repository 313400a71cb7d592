import type { Dispute } from '@properysearch/contract/disputes/calls'
import { decisionDays } from '@properysearch/contract/disputes/facts'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { bringDeduction, lockDeductionOf } from '../bookings/index.ts'
import { announceDispute } from './disputes.notices.ts'
import { daysAfter } from './disputes.rules.ts'
import { type DisputeRow, findDisputeOfKey, insertDispute } from './disputes.sql.ts'
import { showOne } from './list-disputes.ts'

/** Either side has our team decide about a deduction that the tenant disputes. The same press twice is one dispute. */
export async function raiseOverDeduction(
  ctx: CallContext,
  asked: { deductionId: number; reason: string; key: string },
): Promise<Dispute> {
  const { id: raisedBy } = signedIn(ctx)
  const { deductionId, reason, key } = asked
  const row = await inTransaction(ctx, async (tx) => {
    const { bookingId, amountPaise } = await lockDeductionOf(tx, deductionId, raisedBy)
    const before = await findDisputeOfKey(tx.db, { bookingId, raisedBy, key })
    if (before) return before
    await bringDeduction(tx, deductionId, raisedBy)
    const made = await insertDispute(tx.db, {
      bookingId,
      deductionId,
      raisedBy,
      amountPaise,
      reason,
      key,
      raisedAt: tx.now,
      decideBy: daysAfter(tx.now, decisionDays),
    })
    if (!made) throw fail('moved-on', 'Our team has already been asked. Please reload the page.')
    const raised = (await findDisputeOfKey(tx.db, { bookingId, raisedBy, key })) as DisputeRow
    await announceDispute(tx, raised, 'raise', raisedBy)
    return raised
  })
  return showOne(ctx, row)
}
