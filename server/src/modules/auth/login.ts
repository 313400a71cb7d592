import type { loginInput } from '@properysearch/contract/auth/calls'
import type { z } from 'zod'
import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findPasswordHash, findUserByEmail } from '../accounts/index.ts'
import { deviceKey, giveBackTry, strangersKeys, takeTry } from './guessing.ts'
import { findKnownDevice } from './known-devices.ts'
import { passwordFits } from './passwords.ts'
import { type SignedInAnswer, startSession } from './start-session.ts'

/**
 * An email without an account takes the same way, at the same pace, to the same answer. A known device has waits of
 * its own, so that nobody else's guesses keep its owner waiting.
 */
export async function login(ctx: CallContext, input: z.output<typeof loginInput>): Promise<SignedInAnswer> {
  const email = input.email.toLowerCase()
  const device = await findKnownDevice(ctx, input.deviceProofs, { email })
  const keys = device ? [deviceKey(ctx, device.id)] : await strangersKeys(ctx, email)
  const counted = await takeTry(ctx, keys)

  const user = await findUserByEmail(ctx.db, email)
  const passwordHash = await findPasswordHash(ctx.db, user?.id ?? 0)
  const fits = await passwordFits(input.password, passwordHash)
  if (!fits || !user || !passwordHash) throw fail('wrong-credentials')

  await giveBackTry(ctx, counted)
  // Said only to somebody who knows the password.
  if (user.suspendedAt) throw fail('account-suspended')
  const answer = await startSession(ctx, user, passwordHash, device)
  if (!answer) throw fail('wrong-credentials')
  ctx.log.info({ userId: user.id }, 'signed in')
  return answer
}
