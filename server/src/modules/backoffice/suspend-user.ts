import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findUser } from '../accounts/index.ts'
import { endAllSessions } from '../auth/index.ts'
import { pauseAllOf } from '../listings/index.ts'
import { insertAct } from './audit.sql.ts'
import { setSuspended } from './people.sql.ts'
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

/** Who runs the back office is not suspended from within it: nobody locks the others, or themselves, out. */
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
  await ctx.db.transaction(async (db) => {
    if (!(await setSuspended(db, userId, isSuspension ? ctx.now : null))) {
      throw fail('moved-on', isSuspension ? 'This account is already suspended.' : 'This account is not suspended.')
    }
    if (isSuspension) {
      await endAllSessions({ ...ctx, db }, userId)
      await pauseAllOf(ctx, db, userId, admin.id)
    }
    const actId = await insertAct(db, { adminId: admin.id, act, userId, subjectId: null, reason, at: ctx.now })
    await enqueue(db, tellDecisionJob, { actId })
  })
}
