import type { erasure } from '@properysearch/contract/erasure/calls'
import type { InputOf } from '@properysearch/contract/kernel/endpoint'
import { type CallContext, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { countOtherAdmins, eraseProfile, findUser, lockUser } from '../accounts/index.ts'
import { confirmPassword, unusablePasswordHash } from '../auth/index.ts'
import { type Eraser, hindranceOf, lastAdmin } from './erasure.rules.ts'

/** Every module lets go in one transaction, the person's own row last: all of it is gone, or nothing. */
export async function eraseAccount(
  ctx: CallContext,
  input: InputOf<typeof erasure.eraseAccount>,
  erasers: readonly Eraser[],
): Promise<void> {
  const { id: userId, role, sessionId } = signedInAs(ctx, input.id)
  await confirmPassword(ctx, { password: input.password })
  const passwordHash = await unusablePasswordHash()
  await ctx.db.transaction(async (db) => {
    const within = { ...ctx, db }
    if (role === 'admin' && (await countOtherAdmins(db, userId)) === 0) throw fail('not-yet', lastAdmin)
    await lockUser(db, userId)
    const user = await findUser(db, userId)
    if (!user) throw fail('signed-out')
    const hindrance = await hindranceOf(within, erasers, userId)
    if (hindrance) throw fail('not-yet', hindrance)
    for (const { erase } of erasers) {
      await erase?.(within, { userId, sessionId, email: user.email, mobile: user.mobile })
    }
    await eraseProfile(within, userId, passwordHash)
  })
  ctx.log.info({ userId }, 'account erased')
}
