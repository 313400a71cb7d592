import { type Context, inTransaction } from '../../context.ts'
import { eachApart } from '../../platform/jobs/each-apart.ts'
import { lockProperty } from '../listings/index.ts'
import { endEarly } from './act-on-booking.ts'
import { announceBooking } from './bookings.notices.ts'
import { findOverdue, lockBooking } from './bookings.sql.ts'

/** Each in a transaction of its own, the listing first: as every press does. */
export async function expireBookings(ctx: Context): Promise<void> {
  await eachApart(ctx.log, await findOverdue(ctx.db, ctx.now), ({ id, propertyId }) =>
    inTransaction(ctx, async (tx) => {
      await lockProperty(tx.db, propertyId)
      const booking = await lockBooking(tx.db, id)
      if (!booking?.deadlineAt || booking.deadlineAt > tx.now) return
      await endEarly(tx, booking, { act: 'expire', by: 'timer', byUser: null })
      await announceBooking(tx, booking, 'expire')
    }),
  )
}
