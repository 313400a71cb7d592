import { decisionDays } from '@properysearch/contract/disputes/facts'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findHireDispute, insertHireDispute, setAnswer } from './disputes-of-hires.sql.ts'
import { announceHire } from './hires.notices.ts'
import { dayMs, hireMovedOn, later, sideOf } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'
import { lockHire, step } from './lock-hire.ts'

/** All that is held stands still: nothing but a decision moves it. */
export async function disputeHire(ctx: CallContext, { id, reason }: { id: number; reason: string }): Promise<HireRow> {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const seen = await lockHire(tx, id, userId)
    const by = sideOf(seen, userId)
    const set = { waitingSince: null }
    const hire = await step(tx, seen, { act: 'dispute', by, byUser: userId, set })
    const decideBy = later(tx.now, decisionDays * dayMs)
    await insertHireDispute(tx.db, { hireId: id, raisedBy: userId, reason, raisedAt: tx.now, decideBy })
    await announceHire(tx, hire, 'dispute', by)
    return hire
  })
}

/** Of the side that did not raise it, once. */
export async function answerDispute(
  ctx: CallContext,
  { id, answer }: { id: number; answer: string },
): Promise<HireRow> {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const hire = await lockHire(tx, id, userId)
    const dispute = await findHireDispute(tx.db, id)
    if (!dispute || dispute.raisedBy === userId) throw fail('not-found')
    if (hire.state !== 'disputed') throw hireMovedOn(hire)
    if (!(await setAnswer(tx.db, id, answer, tx.now))) throw fail('moved-on', 'You have answered this dispute.')
    await announceHire(tx, hire, 'answer', sideOf(hire, userId))
    return hire
  })
}
