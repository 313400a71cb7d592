import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findUser, setSuspended } from '../accounts/index.ts'
import { insertAct } from '../audit/index.ts'
import { endAllSessions } from '../auth/index.ts'
import { pauseAllOf } from '../listings/index.ts'
import { tellDecisionJob } from './tell-decision.ts'

interface Decision {
  userId: number
  reason: string
}

export function suspendUser(ctx: CallContext, decision: Decision): Promise<void> {
  return change(ctx, decision, 'user.suspended')
}

export function restoreUser(ctx: CallContext, decision: Decision): Promise<void> {
  return change(ctx, decision, 'user.restored')
}

/**
 * Administrators are not suspended from within the back office, so that nobody locks the others, or themselves, out.
 */
async function change(
  ctx: CallContext,
  { userId, reason }: Decision,
  act: 'user.suspended' | 'user.restored',
): Promise<void> {
  const admin = signedIn(ctx)
  const user = await findUser(ctx.db, userId)
  if (!user) throw fail('not-found')
  if (user.role === 'admin') throw fail('ruled-out', 'An administrator cannot be suspended here.')
  const isSuspension = act === 'user.suspended'
  await inTransaction(ctx, async (tx) => {
    if (!(await setSuspended(tx.db, userId, isSuspension ? tx.now : null))) {
      throw fail('moved-on', isSuspension ? 'This account is already suspended.' : 'This account is not suspended.')
    }
    if (isSuspension) {
      await endAllSessions(tx, userId)
      await pauseAllOf(tx, userId, admin.id)
    }
    const actId = await insertAct(tx.db, { adminId: admin.id, act, userId, subjectId: null, reason, at: tx.now })
    await enqueue(tx.db, tellDecisionJob, { actId })
  })
}
