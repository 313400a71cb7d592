import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findDealOf } from '../bookings/index.ts'
import { findPlainName, findStanding } from '../listings/index.ts'
import type { Purpose } from '../orders/index.ts'
import { releaseCommission } from '../releases/index.ts'
import { lockOwnMandate } from './act-on-mandate.ts'
import { releaseOf } from './ask-commission.ts'
import { type CommissionRow, findCommission, lockCommission, setRelease } from './commissions.sql.ts'
import { showMandate } from './mandates.notices.ts'
import { commissionMovedOn, nameOf } from './mandates.rules.ts'

const sac = '997222'

async function mustOwe(ctx: Context, clientId: number, id: number): Promise<CommissionRow> {
  const commission = await findCommission(ctx.db, id, clientId)
  if (commission?.clientId !== clientId) throw fail('not-found')
  if (commission.state !== 'asked') throw commissionMovedOn(commission)
  if (commission.means !== 'order' || commission.releaseId !== null) {
    throw fail('ruled-out', 'This commission is not paid this way.')
  }
  return commission
}

/** The subject is the commission. The client pays it in for their agent, to whom it goes on by itself. */
export const commissionPurpose: Purpose = {
  name: 'agent-commission',
  callBack: 'book',
  quote: async (ctx, payer, { subjectId }) => {
    const commission = await mustOwe(ctx, payer.id, subjectId)
    const deal = await findDealOf(ctx, commission.bookingId, payer.id)
    if (!deal) throw fail('not-found')
    const property = await findStanding(ctx.db, deal.propertyId)
    return {
      title: `Agent’s commission, ${await findPlainName(ctx.db, deal.propertyId)}`,
      subjectId,
      taxablePaise: 0,
      held: {
        amountPaise: commission.feePaise + commission.gstPaise,
        for: `commission:${commission.id}`,
        forWhom: nameOf(commission),
      },
      placeOfSupply: property?.inState ?? ctx.config.supplier.state,
      isTiedToProperty: true,
      sac,
    }
  },
  fulfil: async (tx, order) => {
    const seen = await mustOwe(tx, order.userId, order.subjectId)
    const { mandate, deal } = await lockOwnMandate(tx, seen.mandateId, order.userId)
    const commission = (await lockCommission(tx.db, seen.id)) as CommissionRow
    if (commission.state !== 'asked' || commission.releaseId !== null) {
      throw fail('moved-on', 'The commission had been settled in another way when the payment arrived.')
    }
    const heldFor = `commission:${commission.id}`
    const release = await releaseCommission(tx, { ...releaseOf(mandate, commission, commission.id), heldFor })
    await setRelease(tx.db, commission.id, release.id)
    showMandate(tx, mandate, deal)
  },
  mayRefund: async () => {
    throw fail('ruled-out', 'This money is the agent’s, and on its way to them.')
  },
  revoke: async () => undefined,
}
