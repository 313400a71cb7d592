import type { Handover } from '@properysearch/contract/deal-papers/calls'
import { handoverItemsFor, takesHandover } from '@properysearch/contract/deal-papers/facts'
import { type CallContext, signedIn } from '../../../context.ts'
import { mustFindDeal, sideIn, subcategoryOf } from '../whose-deal.ts'
import { findHandover, findTicks } from './handover.sql.ts'

export async function getHandover(ctx: CallContext, bookingId: number): Promise<Handover> {
  const { id: userId } = signedIn(ctx)
  const deal = await mustFindDeal(ctx, bookingId, userId)
  const plan = await findHandover(ctx.db, bookingId)
  const ticks = await findTicks(ctx.db, bookingId)
  const tickedAt = (item: string, side: 'buyer' | 'seller') =>
    ticks.find((tick) => tick.item === item && sideIn(deal, tick.userId) === side)?.at.toISOString() ?? null
  return {
    side: sideIn(deal, userId),
    isOpen: takesHandover(deal.kind, deal.state),
    plan: plan
      ? {
          possessionOn: plan.possessionOn,
          costs: {
            stampDuty: plan.stampDuty,
            registration: plan.registration,
            societyTransfer: plan.societyTransfer,
          },
          proposedBy: sideIn(deal, plan.proposedBy),
          proposedAt: plan.proposedAt.toISOString(),
          isAgreed: plan.agreedAt !== null,
          version: plan.version,
        }
      : null,
    items: handoverItemsFor(await subcategoryOf(ctx, deal)).map((item) => ({
      item,
      buyerAt: tickedAt(item, 'buyer'),
      sellerAt: tickedAt(item, 'seller'),
    })),
  }
}
