import type { KycPerson } from '../../adapters/kyc/port.ts'
import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findUser } from '../accounts/index.ts'

/** The name that checks are compared with, and the number a simulated code goes to. */
export async function personOf(ctx: Context, userId: number): Promise<KycPerson> {
  const user = await findUser(ctx.db, userId)
  if (!user) throw fail('signed-out')
  return { name: `${user.firstname} ${user.lastname}`, mobile: user.mobile }
}
