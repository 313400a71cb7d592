import type { ReviewedDispute } from '@properysearch/contract/disputes/deciding-calls'
import { answerDays, hasEnded } from '@properysearch/contract/disputes/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { insertAct } from '../audit/index.ts'
import { decideDeduction, giveBack, lockDeal } from '../bookings/index.ts'
import type { Purpose } from '../orders/index.ts'
import { releaseDecided } from '../releases/index.ts'
import { bookOver } from './disputes.books.ts'
import { announceDispute } from './disputes.notices.ts'
import { mayBeDecided, movedOn } from './disputes.rules.ts'
import { type DisputeRow, findOneForReview, lockDispute, moveDispute } from './disputes.sql.ts'
import { getForReview } from './list-disputes.ts'

/** Once, for both sides to read. */
export async function decideDispute(
  ctx: CallContext,
  purposes: readonly Purpose[],
  asked: { id: number; toBuyer: number; toSeller: number; reason: string },
): Promise<ReviewedDispute> {
  const { id: adminId } = signedIn(ctx)
  const { id, reason } = asked
  const toBuyerPaise = Math.round(asked.toBuyer * 100)
  const toSellerPaise = Math.round(asked.toSeller * 100)
  await inTransaction(ctx, async (tx) => {
    const seen = await findOneForReview(tx.db, id)
    if (!seen) throw fail('not-found')
    const { bookingId } = seen
    const deal = await lockDeal(tx, bookingId)
    const row = (await lockDispute(tx.db, id)) as DisputeRow
    if (row.endedAt) throw movedOn(row)
    if (!mayBeDecided(row, tx.now)) {
      throw fail('not-yet', `The other side has ${answerDays} days to answer. Decide once they have, or after that.`)
    }
    mustShareOut(row, toBuyerPaise + toSellerPaise, hasEnded(deal.state))
    const decided = { toBuyerPaise, toSellerPaise, reason, adminId }
    const step = { id, act: 'decide', by: 'admin', byUser: adminId, reasons: [reason], decided } as const
    if (!(await moveDispute(tx.db, step, tx.now))) throw movedOn(row)
    if (row.deductionId === null) await shareOut(tx, purposes, row, { toBuyerPaise, toSellerPaise, reason })
    else await decideDeduction(tx, { id: row.deductionId, keptPaise: toSellerPaise, adminId, reason })
    await insertAct(tx.db, { adminId, act: 'dispute.decided', userId: row.raisedBy, subjectId: id, reason, at: tx.now })
    await announceDispute(tx, { ...row, toBuyerPaise, toSellerPaise }, 'decide', adminId)
  })
  return getForReview(ctx, id)
}

/** The buyer's part goes back by the orders, the seller's is released to them, the rest is held as before. */
async function shareOut(
  tx: Context,
  purposes: readonly Purpose[],
  row: DisputeRow,
  { toBuyerPaise, toSellerPaise, reason }: { toBuyerPaise: number; toSellerPaise: number; reason: string },
): Promise<void> {
  const { id, bookingId } = row
  await bookOver(tx, row, { kind: 'dispute-decided', toSellerPaise })
  const key = `dispute-${id}`
  await giveBack(tx, purposes, bookingId, { paise: toBuyerPaise, reason, key })
  if (toSellerPaise > 0) await releaseDecided(tx, { bookingId, amountPaise: toSellerPaise, key })
}

function mustShareOut({ amountPaise, deductionId }: DisputeRow, sharedPaise: number, isOver: boolean): void {
  const amount = formatRupees(amountPaise / 100, 2)
  if (sharedPaise > amountPaise) throw fail('limit-reached', `Only ${amount} is in dispute.`)
  if (sharedPaise === amountPaise) return
  if (deductionId !== null) {
    throw fail('not-yet', `Share out all of the ${amount}: what the owner keeps, and what goes back to the tenant.`)
  }
  if (isOver) {
    throw fail('not-yet', `The deal has ended: give all of the ${amount} to the buyer, to the seller or to both.`)
  }
}
