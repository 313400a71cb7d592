import type { Context, SignedIn } from '../../context.ts'
import { hashToken, looksLikeToken, sessionExpiry } from './session-tokens.ts'
import { findLiveSession, touchSession } from './sessions.sql.ts'

const touchEveryMs = 60 * 60 * 1000

/** Who the token belongs to. Being used moves its end on, written at most once an hour. */
export async function findSession(ctx: Context, token: string): Promise<SignedIn | null> {
  if (!looksLikeToken(token)) return null
  const session = await findLiveSession(ctx.db, hashToken(token), ctx.now)
  if (!session) return null
  const { id, userId, role, lastSeenAt } = session
  if (ctx.now.getTime() - lastSeenAt.getTime() >= touchEveryMs) {
    await touchSession(ctx.db, { id, lastSeenAt, now: ctx.now, expiresAt: sessionExpiry(ctx.now) })
  }
  return { id: userId, role, sessionId: id }
}
