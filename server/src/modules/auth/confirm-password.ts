import { type CallContext, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { findPasswordHash, findUser } from '../accounts/index.ts'
import { accountKey, forgetTries, takeTry } from './guessing-lock.ts'
import { passwordFits } from './passwords.ts'

/** confirmPassword(ctx, { currentPassword }) names the field in the answer. Wrong ones count as tries to sign in. */
export async function confirmPassword(ctx: CallContext, field: Record<string, string>): Promise<void> {
  const { id } = signedIn(ctx)
  const user = await findUser(ctx.db, id)
  if (!user) throw fail('signed-out')
  const account = accountKey(ctx, user.email)
  for (const [name, password] of Object.entries(field)) {
    await takeTry(ctx, [account])
    const fits = await passwordFits(password, await findPasswordHash(ctx.db, id))
    if (!fits) throw invalid({ [name]: 'Your current password is not right' })
  }
  await forgetTries(ctx.db, account)
}
