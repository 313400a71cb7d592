import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { setPasswordHash } from '../accounts/index.ts'
import { checkOtp } from './check-otp.ts'
import { endAllSessions } from './end-sessions.ts'
import { findResetUser, passwordResetOtp } from './forgot-password.ts'
import { accountKey, forgetTries } from './guessing-lock.ts'
import { findPasswordReset } from './password-resets.sql.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { tellPasswordChangedJob } from './tell-password-changed.ts'

/** Sets a new password with the code, signs out everywhere and opens the account if guessing had locked it. */
export async function resetPassword(
  ctx: Context,
  input: { resetId: string; otp: string; newPassword: string },
): Promise<void> {
  await refuseCommonPassword({ newPassword: input.newPassword })
  const reset = await findPasswordReset(ctx.db, input.resetId, ctx.now)
  if (!reset) throw fail('wrong-otp')
  const user = await findResetUser(ctx, reset)
  // Before the code is looked at, so that no connection waits for it.
  const passwordHash = await hashPassword(input.newPassword)
  await checkOtp(ctx, { ...passwordResetOtp(reset, user), code: input.otp }, async (db) => {
    if (!user) throw fail('wrong-otp')
    await setPasswordHash(db, user.id, passwordHash)
    await endAllSessions({ ...ctx, db }, user.id)
    await forgetTries(db, accountKey(ctx, user.email))
    await enqueue(db, tellPasswordChangedJob, { userId: user.id })
  })
  ctx.log.info({ userId: user?.id }, 'password reset')
}
