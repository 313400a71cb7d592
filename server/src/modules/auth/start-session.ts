import type { SessionUser } from '@properysearch/contract/auth'
import type { CallContext } from '../../context.ts'
import type { User } from '../accounts/index.ts'
import { hashToken, newToken, sessionExpiry } from './session-tokens.ts'
import { insertSession } from './sessions.sql.ts'

export interface SignedInAnswer {
  message: string
  user: SessionUser
  token: string
}

/** Signs somebody in where the call comes from; undefined when the password is no longer theirs. */
export async function startSession(
  ctx: CallContext,
  user: User,
  passwordHash: string,
): Promise<SignedInAnswer | undefined> {
  const token = newToken()
  const hasBegun = await insertSession(ctx.db, {
    userId: user.id,
    passwordHash,
    tokenHash: hashToken(token),
    device: ctx.userAgent.replaceAll('\0', '').slice(0, 400),
    address: ctx.address,
    now: ctx.now,
    expiresAt: sessionExpiry(ctx.now),
  })
  if (!hasBegun) return undefined
  return { message: 'Welcome On Properysearch!', user: sessionUserOf(user), token }
}

function sessionUserOf({ id, firstname, lastname, role, city, email, latitude, longitude }: User): SessionUser {
  const place = role === 'agent' && latitude !== null && longitude !== null ? { latitude, longitude } : {}
  return { id, firstname, lastname, userrole: role, city, email, ...place }
}
