import type { HireKind } from '@properysearch/contract/hires/facts'
import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Purpose } from '../orders/index.ts'
import { announceHire } from './hires.notices.ts'
import { heldFor, heldPaise, hireMovedOn, ourFeeTitle, professionalName } from './hires.rules.ts'
import { findHire, type HireRow, lockAnyHire } from './hires.sql.ts'
import { lockHireAs, step } from './lock-hire.ts'
import { findPayouts } from './payouts.sql.ts'

/** Of each kind's own order: its name, who answers for it, and what the law calls the service. */
const purposes = {
  agent: { name: 'hire-agent', callBack: 'agents', what: 'Agent’s fee', sac: '997222' },
  lawyer: { name: 'hire-lawyer', callBack: 'lawyer', what: 'Lawyer’s fee', sac: '998599' },
  evaluator: { name: 'hire-evaluator', callBack: 'propertyevaluator', what: 'Evaluator’s fee', sac: '998599' },
} as const satisfies Record<
  HireKind,
  { name: Purpose['name']; callBack: Purpose['callBack']; what: string; sac: string }
>

/** Where the property is; without one, where the client lives. */
export const placeOfSupplyOf = ({ config }: Pick<Context, 'config'>, { inState }: Pick<HireRow, 'inState'>): string =>
  inState ?? config.supplier.state

/** The subject is the hire. Its fee is held for the professional; of a lawyer’s client our own fee comes with it. */
function purposeOf(kind: HireKind): Purpose {
  const { name, callBack, what, sac } = purposes[kind]
  return {
    name,
    callBack,
    quote: async (ctx, payer, { subjectId }) => {
      const hire = await findHire(ctx.db, subjectId, payer.id)
      if (hire?.clientId !== payer.id || hire.kind !== kind) throw fail('not-found')
      if (hire.state !== 'quoted') throw hireMovedOn(hire)
      return {
        title: `${what}, hire ${hire.id}`,
        subjectId,
        taxablePaise: hire.platformFeePaise ?? 0,
        held: { amountPaise: heldPaise(hire), for: heldFor(hire), forWhom: professionalName(hire) },
        placeOfSupply: placeOfSupplyOf(ctx, hire),
        isTiedToProperty: hire.propertyId !== null,
        sac,
      }
    },
    invoiceTitle: (hireId) => ourFeeTitle(kind, hireId),
    fulfil: async (tx, order) => {
      const hire = await lockHireAs(tx, 'client', order.subjectId, order.userId)
      if (hire.kind !== kind || hire.state !== 'quoted') {
        throw fail('moved-on', 'The hire was over when the payment arrived.')
      }
      const set = { orderId: order.id, paidAt: tx.now }
      const paid = await step(tx, hire, { act: 'pay', by: 'system', byUser: null, set })
      await announceHire(tx, paid, 'pay', 'client')
    },
    mayRefund: async (tx, { subjectId }) => {
      const hire = await lockAnyHire(tx.db, subjectId)
      if (hire?.closedAt === null) {
        throw fail('ruled-out', 'This money belongs to a hire that is still going on. Decide about the hire instead.')
      }
      if (hire && (await findPayouts(tx.db, [hire.id])).length > 0) {
        throw fail(
          'ruled-out',
          'The fee belongs to the professional now: the work was accepted, or our team decided so.',
        )
      }
    },
    revoke: async () => undefined,
  }
}

export const hirePurposes: Purpose[] = [purposeOf('agent'), purposeOf('lawyer'), purposeOf('evaluator')]
