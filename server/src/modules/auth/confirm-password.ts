import { type CallContext, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { findPasswordHash } from '../accounts/index.ts'
import { giveBackTry, sessionKey, takeTry } from './guessing.ts'
import { passwordFits } from './passwords.ts'

/**
 * confirmPassword(ctx, { currentPassword }) names the field in the answer. Wrong ones count for this session alone:
 * nobody's guesses at the sign-in, or in a session of theirs, reach here.
 */
export async function confirmPassword(ctx: CallContext, field: Record<string, string>): Promise<void> {
  const { id, sessionId } = signedIn(ctx)
  const keys = [sessionKey(ctx, sessionId)]
  for (const [name, password] of Object.entries(field)) {
    await takeTry(ctx, keys)
    const passwordHash = await findPasswordHash(ctx.db, id)
    // Erased in this very moment.
    if (passwordHash === undefined) throw fail('signed-out')
    if (!(await passwordFits(password, passwordHash))) throw invalid({ [name]: 'Your current password is wrong' })
  }
  await giveBackTry(ctx, keys)
}
