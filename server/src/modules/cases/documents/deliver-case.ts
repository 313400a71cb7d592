import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { deliverHire } from '../../hires/index.ts'
import { showCase } from '../cases.notices.ts'
import { lockOpenCase } from '../lock-case.ts'
import { hasWorkToDeliver } from './documents.sql.ts'

export async function deliverCase(ctx: CallContext, hireId: number): Promise<void> {
  const { id: professionalId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const hire = await lockOpenCase(tx, hireId, 'lawyer')
    if (!(await hasWorkToDeliver(tx.db, hireId))) {
      throw fail('not-yet', 'Give your client a title report first, or have a draft approved.')
    }
    if (hire.state === 'waiting') {
      throw fail('not-yet', 'You have asked for papers. Withdraw the requests you no longer need, then deliver.')
    }
    await deliverHire(tx, { hireId, professionalId })
    showCase(tx, hire)
  })
}
