import { mostServices } from '@properysearch/contract/services/facts'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { lockUser } from '../accounts/index.ts'
import { findByKey, findServices, insertService, type ServiceFields, type ServiceRow } from './services.sql.ts'

/** One after another for each professional, so that the limit holds. */
export function offerService(
  ctx: CallContext,
  { key, ...fields }: ServiceFields & { key: string },
): Promise<ServiceRow> {
  const { id } = signedIn(ctx)
  return inTransaction(ctx, async ({ db, now }) => {
    await lockUser(db, id)
    const before = await findByKey(db, id, key)
    if (before) return before
    if ((await findServices(db, id)).length >= mostServices) {
      throw fail('limit-reached', `You can offer at most ${mostServices} services. Stop offering one first.`)
    }
    return insertService(db, { professionalId: id, ...fields, key, now })
  })
}
