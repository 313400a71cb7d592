import { type CallContext, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { findPasswordHash, findUser } from '../accounts/index.ts'
import { giveBackTry, sessionKey, takeTry } from './guessing.ts'
import { passwordFits } from './passwords.ts'

/**
 * confirmPassword(ctx, { currentPassword }) names the field in the answer. Wrong ones count for this session alone:
 * nobody's guesses at the sign-in, or in a session of theirs, reach here.
 */
export async function confirmPassword(ctx: CallContext, field: Record<string, string>): Promise<void> {
  const { id, sessionId } = signedIn(ctx)
  const user = await findUser(ctx.db, id)
  if (!user) throw fail('signed-out')
  const keys = [sessionKey(ctx, sessionId)]
  for (const [name, password] of Object.entries(field)) {
    await takeTry(ctx, keys)
    const fits = await passwordFits(password, await findPasswordHash(ctx.db, id))
    if (!fits) throw invalid({ [name]: 'Your current password is wrong' })
  }
  await giveBackTry(ctx, keys)
}
