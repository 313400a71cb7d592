import { dealPath } from '@properysearch/contract/bookings/deal-path'
import type { BookingSide } from '@properysearch/contract/bookings/facts'
import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import type { DealParties } from '../bookings/index.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import type { MandateRow } from './mandates.sql.ts'

type Told = Pick<MandateRow, 'id' | 'bookingId' | 'side' | 'clientId' | 'agentId'>
type Parties = Pick<DealParties, 'buyerId' | 'sellerId' | 'propertyId'>
type Words = (listing: string) => { title: string; body: string }

/** The screens of the agent and of both sides look again. */
export function showMandate(tx: Context, { id, bookingId, agentId }: Told, deal: Parties): void {
  const people = [...new Set([agentId, deal.buyerId, deal.sellerId])]
  tx.db.afterCommit(() => tx.events.publish({ name: 'mandate.changed', to: { people }, mandateId: id, bookingId }))
}

export async function tellAgent(tx: Context, mandate: Told, deal: Parties, words: Words): Promise<void> {
  const listing = await findPlainName(tx.db, deal.propertyId)
  await notify(tx, { kind: 'deals', userId: mandate.agentId, ...words(listing), link: pathTo('bookedByAgent') })
}

export async function tellSide(
  tx: Context,
  mandate: Told,
  deal: Parties,
  side: BookingSide,
  words: Words,
): Promise<void> {
  const { propertyId } = deal
  const listing = await findPlainName(tx.db, propertyId)
  const userId = side === 'buyer' ? deal.buyerId : deal.sellerId
  await notify(tx, {
    kind: 'deals',
    userId,
    ...words(listing),
    link: dealPath(side, { bookingId: mandate.bookingId, propertyId }),
  })
}

export const otherSideOf = (side: BookingSide): BookingSide => (side === 'buyer' ? 'seller' : 'buyer')
