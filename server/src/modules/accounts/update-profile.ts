import type { accounts } from '@properysearch/contract/accounts/calls'
import type { InputOf } from '@properysearch/contract/kernel/endpoint'
import { type CallContext, inTransaction, signedInAs } from '../../context.ts'
import { checkNameStays, newPosition, profileOf } from './accounts.rules.ts'
import { findUser, lockUser, updateUser } from './users.sql.ts'

export async function updateProfile(ctx: CallContext, input: InputOf<typeof accounts.updateProfile>) {
  const { id, role } = signedInAs(ctx, input.id)
  const { firstname, lastname, city } = input
  const user = await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, id)
    checkNameStays(await findUser(tx.db, id), input)
    return updateUser(tx.db, id, { firstname, lastname, city, position: newPosition(role, input) })
  })
  return { data: profileOf(user, ctx.adapters.storage.publicUrl) }
}
