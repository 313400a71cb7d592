import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { setPasswordHash } from '../accounts/index.ts'
import { checkOtp } from './check-otp.ts'
import { endAllSessions } from './end-sessions.ts'
import { findResetUser, resetSubject } from './find-reset-user.ts'
import { accountKeys, forgetTries } from './guessing.ts'
import { rememberDevice } from './known-devices.ts'
import { deletePasswordResetsOf, findPasswordReset } from './password-resets.sql.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { tellPasswordChangedJob } from './tell-password-changed.ts'

/**
 * Sets a new password with the code, signs out everywhere and ends every other reset. Whoever has the code is the
 * owner: their browser is known from now on, and guessers' waits do not hold them up.
 */
export async function resetPassword(
  ctx: CallContext,
  input: { resetId: string; otp: string; newPassword: string },
): Promise<{ deviceProof: string }> {
  await refuseWeakPassword({ newPassword: input.newPassword })
  const reset = await findPasswordReset(ctx.db, input.resetId, ctx.now)
  if (!reset) throw fail('wrong-otp')
  const user = await findResetUser(ctx, reset)
  // Before the code is looked at, so that no connection waits for it.
  const passwordHash = await hashPassword(input.newPassword)
  const entry = { purpose: 'password-reset' as const, subject: resetSubject(reset.id), code: input.otp }
  const device = await checkOtp(ctx, entry, async (tx) => {
    if (!user) throw fail('wrong-otp')
    // Nobody without a code may learn whose name it is.
    await refuseWeakPassword({ newPassword: input.newPassword }, user)
    await setPasswordHash(tx.db, user.id, passwordHash)
    await endAllSessions(tx, user.id)
    await deletePasswordResetsOf(tx.db, user)
    for (const key of accountKeys(tx, user.email)) await forgetTries(tx.db, key)
    await enqueue(tx.db, tellPasswordChangedJob, { userId: user.id })
    return rememberDevice(tx, user.id)
  })
  ctx.log.info({ userId: user?.id }, 'password reset')
  return { deviceProof: device.proof }
}
