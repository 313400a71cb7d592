import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findUser, setPasswordHash } from '../accounts/index.ts'
import { confirmPassword } from './confirm-password.ts'
import { endAllSessions } from './end-sessions.ts'
import { rememberDevice } from './known-devices.ts'
import { deletePasswordResetsOf } from './password-resets.sql.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { hashToken, newToken, sessionExpiry } from './session-tokens.ts'
import { replaceToken, setSessionDevice } from './sessions.sql.ts'
import { tellPasswordChangedJob } from './tell-password-changed.ts'

/** Ends every other session and every reset, and forgets every device; this one goes on under the new token and proof. */
export async function changePassword(
  ctx: CallContext,
  input: { currentPassword: string; newPassword: string },
): Promise<{ token: string; deviceProof: string }> {
  const { id, sessionId } = signedIn(ctx)
  const user = await findUser(ctx.db, id)
  if (!user) throw fail('signed-out')
  await refuseWeakPassword({ newPassword: input.newPassword }, user)
  await confirmPassword(ctx, { currentPassword: input.currentPassword })
  if (input.currentPassword === input.newPassword) {
    throw invalid({ newPassword: 'Choose a password different from the current one' })
  }

  const passwordHash = await hashPassword(input.newPassword)
  const token = newToken()
  const device = await inTransaction(ctx, async (tx) => {
    await setPasswordHash(tx.db, id, passwordHash)
    const expiresAt = sessionExpiry(tx.now)
    const isMine = await replaceToken(tx.db, { id: sessionId, tokenHash: hashToken(token), now: tx.now, expiresAt })
    // Signed out from elsewhere in this very moment.
    if (!isMine) throw fail('signed-out')
    await endAllSessions(tx, id, sessionId)
    await deletePasswordResetsOf(tx.db, user)
    await enqueue(tx.db, tellPasswordChangedJob, { userId: id })
    const fresh = await rememberDevice(tx, id)
    await setSessionDevice(tx.db, sessionId, fresh.id)
    return fresh
  })
  ctx.log.info({ userId: id }, 'password changed')
  return { token, deviceProof: device.proof }
}
