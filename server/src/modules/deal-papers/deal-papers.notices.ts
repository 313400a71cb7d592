import { dealPath } from '@properysearch/contract/bookings/deal-path'
import type { Context } from '../../context.ts'
import type { DealParties } from '../bookings/index.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import { otherThan, sideIn } from './whose-deal.ts'

/** The screens of both sides look again; of what only one can see, only theirs. */
export function showChange(tx: Context, deal: DealParties, onlyTo?: number): void {
  const people = onlyTo === undefined ? [deal.buyerId, deal.sellerId] : [onlyTo]
  tx.db.afterCommit(() => tx.events.publish({ name: 'deal-papers.changed', to: { people }, bookingId: deal.id }))
}

/** Whoever did not press hears of it. */
export async function tellOther(
  tx: Context,
  deal: DealParties,
  pressedBy: number,
  words: (who: string, listing: string) => { title: string; body: string },
): Promise<void> {
  const userId = otherThan(deal, pressedBy)
  const pressing = sideIn(deal, pressedBy)
  const names = deal.kind === 'rental' ? { buyer: 'tenant', seller: 'owner' } : { buyer: 'buyer', seller: 'seller' }
  const { propertyId, id: bookingId } = deal
  await notify(tx, {
    kind: 'deals',
    userId,
    ...words(`The ${names[pressing]}`, await findPlainName(tx.db, propertyId)),
    link: dealPath(sideIn(deal, userId), { bookingId, propertyId }),
  })
}
