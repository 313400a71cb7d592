import type { SessionUser } from '@properysearch/contract/auth/calls'
import { withoutNul } from '@properysearch/contract/values/text'
import { type CallContext, inTransaction } from '../../context.ts'
import type { User } from '../accounts/index.ts'
import { type KnownDevice, rememberDevice } from './known-devices.ts'
import { hashToken, newToken, sessionExpiry } from './session-tokens.ts'
import { insertSession, setSessionDevice } from './sessions.sql.ts'

export interface SignedInAnswer {
  message: string
  user: SessionUser
  token: string
  deviceProof: string
}

/** Signs somebody in where the call comes from; undefined when the password is no longer theirs. */
export async function startSession(
  ctx: CallContext,
  user: User,
  passwordHash: string,
  known?: KnownDevice,
): Promise<SignedInAnswer | undefined> {
  const token = newToken()
  return inTransaction(ctx, async (tx) => {
    const session = await insertSession(tx.db, {
      userId: user.id,
      passwordHash,
      tokenHash: hashToken(token),
      device: withoutNul(tx.userAgent).slice(0, 400),
      address: tx.address,
      now: tx.now,
      expiresAt: sessionExpiry(tx.now),
    })
    if (!session) return undefined
    const device = await rememberDevice(tx, user.id, known)
    await setSessionDevice(tx.db, session.id, device.id)
    return { message: 'Welcome On Properysearch!', user: sessionUserOf(user), token, deviceProof: device.proof }
  })
}

function sessionUserOf({ id, firstname, lastname, role, city, email, latitude, longitude }: User): SessionUser {
  const place = role === 'agent' && latitude !== null && longitude !== null ? { latitude, longitude } : {}
  return { id, firstname, lastname, userrole: role, city, email, ...place }
}
