import type { Booking } from '@properysearch/contract/bookings/calls'
import type { Context } from '../../context.ts'
import { bookingOnWire } from './bookings.rules.ts'
import type { BookingRow } from './bookings.sql.ts'
import { hindrancesOf } from './hindrances.ts'

/** One booking as a side sees it, with what is in its way. */
export async function showBooking(ctx: Context, row: BookingRow, userId: number): Promise<Booking> {
  return bookingOnWire(row, userId, ctx.now, (await hindrancesOf(ctx, [row])).get(row.id))
}
