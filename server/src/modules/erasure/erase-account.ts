import type { erasure } from '@properysearch/contract/erasure/calls'
import type { InputOf } from '@properysearch/contract/kernel/endpoint'
import { type CallContext, inTransaction, signedInAs } from '../../context.ts'
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
  await inTransaction(ctx, async (tx) => {
    if (role === 'admin' && (await countOtherAdmins(tx.db, userId)) === 0) throw fail('not-yet', lastAdmin)
    await lockUser(tx.db, userId)
    const user = await findUser(tx.db, userId)
    if (!user) throw fail('signed-out')
    const hindrance = await hindranceOf(tx, erasers, userId)
    if (hindrance) throw fail('not-yet', hindrance)
    for (const { erase } of erasers) {
      await erase?.(tx, { userId, sessionId, email: user.email, mobile: user.mobile })
    }
    await eraseProfile(tx, userId, passwordHash)
  })
  ctx.log.info({ userId }, 'account erased')
}
