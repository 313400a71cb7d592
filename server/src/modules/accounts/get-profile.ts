import { type CallContext, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { profileOf } from './accounts.rules.ts'
import { findUser } from './users.sql.ts'

export async function getProfile(ctx: CallContext, input: { id: number }) {
  const user = await findUser(ctx.db, signedInAs(ctx, input.id).id)
  if (!user) throw fail('not-found')
  return { data: profileOf(user, ctx.adapters.storage.publicUrl) }
}
