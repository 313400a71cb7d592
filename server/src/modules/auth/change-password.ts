import { type CallContext, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findPasswordHash, findUser, setPasswordHash } from '../accounts/index.ts'
import { endAllSessions } from './end-sessions.ts'
import { accountKey, forgetTries, takeTry } from './guessing-lock.ts'
import { hashPassword, passwordFits, refuseCommonPassword } from './passwords.ts'
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
  const user = await findUser(ctx.db, id)
  if (!user) throw fail('signed-out')
  const account = accountKey(ctx, user.email)
  await takeTry(ctx, [account])
  const fits = await passwordFits(input.currentPassword, await findPasswordHash(ctx.db, id))
  if (!fits) throw invalid({ currentPassword: 'Your current password is not right' })
  await forgetTries(ctx.db, account)
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
