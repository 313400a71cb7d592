import type { Dispute } from '@properysearch/contract/disputes/calls'
import { hasEnded } from '@properysearch/contract/disputes/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { lockDealOf, takeBackDeduction } from '../bookings/index.ts'
import { bookOver } from './disputes.books.ts'
import { announceDispute } from './disputes.notices.ts'
import { movedOn } from './disputes.rules.ts'
import { type DisputeRow, findDispute, lockDispute, moveDispute } from './disputes.sql.ts'
import { showOne } from './list-disputes.ts'

/** Of the side that did not raise it. */
export function answerDispute(ctx: CallContext, { id, answer }: { id: number; answer: string }): Promise<Dispute> {
  return act(ctx, id, 'answer', answer)
}

/** The amount is held for the deal as before, a deduction disputed between the two as before. */
export function withdrawDispute(ctx: CallContext, id: number): Promise<Dispute> {
  return act(ctx, id, 'withdraw')
}

async function putBack(tx: Context, row: DisputeRow, userId: number): Promise<void> {
  if (row.deductionId === null) await bookOver(tx, row, { kind: 'dispute-withdrawn', toSellerPaise: 0 })
  else await takeBackDeduction(tx, row.deductionId, userId)
}

async function act(ctx: CallContext, id: number, what: 'answer' | 'withdraw', answer?: string): Promise<Dispute> {
  const { id: userId } = signedIn(ctx)
  const by = what === 'answer' ? 'other' : 'raiser'
  await inTransaction(ctx, async (tx) => {
    const seen = await findDispute(tx.db, id, userId)
    if (!seen || (seen.raisedBy === userId) !== (by === 'raiser')) throw fail('not-found')
    const deal = await lockDealOf(tx, seen.bookingId, userId)
    const row = (await lockDispute(tx.db, id)) as DisputeRow
    if (what === 'withdraw' && hasEnded(deal.state)) {
      throw fail('ruled-out', 'The deal has ended, so our team decides who gets the money.')
    }
    const step = { id, act: what, by, byUser: userId, ...(answer === undefined ? {} : { answer }) } as const
    if (!(await moveDispute(tx.db, step, tx.now))) throw movedOn(row)
    if (what === 'withdraw') await putBack(tx, row, userId)
    await announceDispute(tx, row, what, userId)
  })
  return showOne(ctx, (await findDispute(ctx.db, id, userId)) as DisputeRow)
}
