import type { Context } from '../../../context.ts'
import { announceBooking } from '../bookings.notices.ts'
import { lockBooking, moveBooking } from '../bookings.sql.ts'
import { depositOf } from './deposit-of.ts'

/** Every deduction is answered, and the rest of the deposit is back. */
export async function settleExit(tx: Context, bookingId: number): Promise<void> {
  const booking = await lockBooking(tx.db, bookingId)
  if (booking?.state !== 'exiting') return
  const { openPaise, onItsWayPaise, toReturnPaise } = await depositOf(tx, booking)
  if (openPaise > 0 || onItsWayPaise > 0 || toReturnPaise > 0) return
  await moveBooking(tx.db, booking, { act: 'return-deposit', by: 'system', byUser: null }, tx.now)
  await announceBooking(tx, booking, 'return-deposit')
}
