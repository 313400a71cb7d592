import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findPasswordHash, findUserByEmail } from '../accounts/index.ts'
import { accountKey, addressKey, forgetTries, giveBackTry, takeTry } from './guessing-lock.ts'
import { passwordFits } from './passwords.ts'
import { type SignedInAnswer, startSession } from './start-session.ts'

/** An email without an account takes the same way, at the same pace, to the same answer. */
export async function login(ctx: CallContext, input: { email: string; password: string }): Promise<SignedInAnswer> {
  const account = accountKey(ctx, input.email)
  const address = addressKey(ctx, ctx.address)
  await takeTry(ctx, [account, address])

  const user = await findUserByEmail(ctx.db, input.email)
  const passwordHash = await findPasswordHash(ctx.db, user?.id ?? 0)
  const fits = await passwordFits(input.password, passwordHash)
  if (!fits || !user || !passwordHash) throw fail('wrong-credentials')

  await forgetTries(ctx.db, account)
  await giveBackTry(ctx, address)
  // Said only to who knows the password.
  if (user.suspendedAt) throw fail('account-suspended')
  const answer = await startSession(ctx, user, passwordHash)
  if (!answer) throw fail('wrong-credentials')
  ctx.log.info({ userId: user.id }, 'signed in')
  return answer
}
