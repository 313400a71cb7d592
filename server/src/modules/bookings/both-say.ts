import type { Context } from '../../context.ts'
import type { BookingRow } from './bookings.sql.ts'
import { confirmStep } from './deal.sql.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

/** Notes this person's word, and says whether the other side has given theirs within a week. */
export async function haveBothSaid(tx: Context, booking: BookingRow, what: string, userId: number): Promise<boolean> {
  const since = new Date(tx.now.getTime() - weekMs)
  const said = await confirmStep(tx.db, { bookingId: booking.id, what, userId, now: tx.now, since })
  return [booking.buyerId, booking.sellerId].every((party) => said.includes(party))
}
