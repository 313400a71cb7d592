import { type CallContext, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { setPasswordHash } from '../accounts/index.ts'
import { confirmPassword } from './confirm-password.ts'
import { endAllSessions } from './end-sessions.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { hashToken, newToken, sessionExpiry } from './session-tokens.ts'
import { replaceToken } from './sessions.sql.ts'
import { tellPasswordChangedJob } from './tell-password-changed.ts'

/** Ends every other session; this one goes on under the new token that is answered. */
export async function changePassword(
  ctx: CallContext,
  input: { currentPassword: string; newPassword: string },
): Promise<{ token: string }> {
  const { id, sessionId } = signedIn(ctx)
  await refuseCommonPassword({ newPassword: input.newPassword })
  await confirmPassword(ctx, { currentPassword: input.currentPassword })
  if (input.currentPassword === input.newPassword) {
    throw invalid({ newPassword: 'Choose a password that differs from the current one' })
  }

  const passwordHash = await hashPassword(input.newPassword)
  const token = newToken()
  await ctx.db.transaction(async (db) => {
    await setPasswordHash(db, id, passwordHash)
    const expiresAt = sessionExpiry(ctx.now)
    const isMine = await replaceToken(db, { id: sessionId, tokenHash: hashToken(token), now: ctx.now, expiresAt })
    // Signed out from elsewhere in this very moment.
    if (!isMine) throw fail('signed-out')
    await endAllSessions({ ...ctx, db }, id, sessionId)
    await enqueue(db, tellPasswordChangedJob, { userId: id })
  })
  ctx.log.info({ userId: id }, 'password changed')
  return { token }
}
