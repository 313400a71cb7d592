import { type CallContext, signedIn } from '../../context.ts'
import { deviceName } from './device-name.ts'
import { findSessions } from './sessions.sql.ts'

/** Where the caller is signed in, this device first. */
export async function listSessions(ctx: CallContext) {
  const { id, sessionId } = signedIn(ctx)
  const sessions = await findSessions(ctx.db, id, ctx.now)
  return sessions
    .map((it) => ({
      id: it.id,
      device: deviceName(it.device),
      address: it.address,
      startedAt: it.createdAt.toISOString(),
      lastSeenAt: it.lastSeenAt.toISOString(),
      isCurrent: it.id === sessionId,
    }))
    .sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent))
}
