import { type CallContext, type Context, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { deleteSession, deleteSessions } from './sessions.sql.ts'

export async function logout(ctx: CallContext): Promise<void> {
  const { id, sessionId } = signedIn(ctx)
  if (await deleteSession(ctx.db, id, sessionId)) announce(ctx, id, [sessionId])
}

/** Ends one session of the caller's own. */
export async function endSession(ctx: CallContext, sessionId: number): Promise<void> {
  const { id } = signedIn(ctx)
  if (!(await deleteSession(ctx.db, id, sessionId))) throw fail('not-found')
  announce(ctx, id, [sessionId])
}

/** Ends every session of a person, but the one given. */
export async function endAllSessions(ctx: Context, userId: number, exceptId: number | null = null): Promise<void> {
  announce(ctx, userId, await deleteSessions(ctx.db, userId, exceptId))
}

function announce(ctx: Context, userId: number, sessionIds: number[]): void {
  if (sessionIds.length === 0) return
  ctx.db.afterCommit(() => ctx.events.publish({ name: 'session.ended', userId, sessionIds }))
}
