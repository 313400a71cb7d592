import type { Context } from '../../context.ts'
import { lockProperty } from '../listings/index.ts'
import { endEarly } from './act-on-booking.ts'
import { announceBooking } from './bookings.notices.ts'
import { eraseBookings, findRequestsOf, lockBooking } from './bookings.sql.ts'

/** Whoever leaves asks for nothing any more and answers nothing; what they wrote goes. */
export async function leaveBookings(tx: Context, userId: number): Promise<void> {
  for (const { id, propertyId } of await findRequestsOf(tx.db, userId)) {
    await lockProperty(tx.db, propertyId)
    const booking = await lockBooking(tx.db, id)
    if (booking?.state !== 'requested') continue
    await endEarly(tx, booking, { act: 'withdraw', by: 'system', byUser: null })
    // Only the other side hears of it.
    await announceBooking(tx, booking, booking.buyerId === userId ? 'withdraw' : 'reject')
  }
  await eraseBookings(tx.db, userId)
}
