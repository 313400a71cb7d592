import type { BookingSide } from '@properysearch/contract/bookings/facts'
import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { type DealParties, findDealOf } from '../bookings/index.ts'
import { findItems } from '../listings/index.ts'

/** A deal of this person: anybody else's does not exist for them. */
export async function mustFindDeal(ctx: Context, bookingId: number, userId: number): Promise<DealParties> {
  const deal = await findDealOf(ctx, bookingId, userId)
  if (!deal) throw fail('not-found')
  return deal
}

export const sideIn = ({ buyerId }: Pick<DealParties, 'buyerId'>, userId: number): BookingSide =>
  buyerId === userId ? 'buyer' : 'seller'

export const otherThan = ({ buyerId, sellerId }: DealParties, userId: number): number =>
  buyerId === userId ? sellerId : buyerId

/** Which papers and which items are usual depends on what is sold. */
export async function subcategoryOf(ctx: Context, { propertyId }: Pick<DealParties, 'propertyId'>) {
  const [item] = await findItems(ctx.db, [propertyId])
  if (!item) throw fail('not-found')
  return item.propertydata.subcategory
}
