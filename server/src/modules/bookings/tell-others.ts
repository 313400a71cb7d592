import { pathTo } from '@properysearch/contract/screens'
import { type Context, inTransaction } from '../../context.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { findOtherBidders } from '../bids/index.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import { findOtherRequesters, lockBooking } from './bookings.sql.ts'

export const tellOthersJob = jobKind<{ bookingId: number }>('bookings-tell-others')

/** Whoever else had bid or asked for the property hears that it is on hold, kindly and once. */
export async function tellOthers(ctx: Context, { bookingId }: { bookingId: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx.db, bookingId)
    if (!booking || ['requested', 'cancelled', 'expired'].includes(booking.state)) return
    const { propertyId, buyerId } = booking
    const others = new Set([
      ...(await findOtherBidders(tx.db, propertyId, buyerId)),
      ...(await findOtherRequesters(tx.db, propertyId, buyerId)),
    ])
    const listing = await findPlainName(tx.db, propertyId)
    const other = booking.kind === 'rental' ? 'tenant' : 'buyer'
    // In the order of their ids: telling somebody holds their count until the commit.
    for (const userId of [...others].sort((a, b) => a - b)) {
      await notify(tx, {
        kind: 'deals',
        userId,
        title: `On hold for another ${other}: ${listing}`,
        body: `Your offer stays until it expires. If the other ${other} does not go on, the property becomes available again.`,
        link: pathTo('myPropertyView', { id: propertyId }),
      })
    }
  })
}
