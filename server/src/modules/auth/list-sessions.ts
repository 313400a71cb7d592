import { type CallContext, signedIn } from '../../context.ts'
import { deviceName } from './device-name.ts'
import { findSessions } from './sessions.sql.ts'

/** Where the caller is signed in, this device first. */
export async function listSessions(ctx: CallContext) {
  const { id, sessionId } = signedIn(ctx)
  const sessions = await findSessions(ctx.db, id, ctx.now)
  return sessions
    .map((session) => ({
      id: session.id,
      device: deviceName(session.device),
      address: session.address,
      startedAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.id === sessionId,
    }))
    .sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent))
}
