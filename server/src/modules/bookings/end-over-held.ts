import { mayEndOverHeld } from '@properysearch/contract/bookings/facts'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { insertAct } from '../audit/index.ts'
import { lockProperty } from '../listings/index.ts'
import type { Purpose } from '../orders/index.ts'
import { movedOn, stateOf } from './bookings.rules.ts'
import { type BookingRow, findDeal, lockBooking } from './bookings.sql.ts'
import { endByDecision } from './cancel-booking.ts'
import { isOverHeld } from './over-held.sql.ts'

/**
 * The partner may hold the money no longer, and neither side has had it released or called the deal off: the back office
 * ends it, and what is held goes back. Once an agreement is registered that is for the two sides alone.
 */
export async function endOverHeld(
  ctx: CallContext,
  purposes: readonly Purpose[],
  { bookingId, reason }: { bookingId: number; reason: string },
): Promise<void> {
  const { id: adminId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const seen = await findDeal(tx.db, bookingId)
    if (!seen) throw fail('not-found')
    await lockProperty(tx.db, seen.propertyId)
    const booking = (await lockBooking(tx.db, bookingId)) as BookingRow
    const state = stateOf(booking, tx.now)
    if (!mayEndOverHeld(state)) throw movedOn(state)
    if (!(await isOverHeld(tx.db, bookingId, dayInIndia(tx.now)))) {
      throw fail('not-yet', 'The payment partner may still hold the money of this deal, or no longer has it.')
    }
    await endByDecision(tx, purposes, booking, { adminId, reason })
    const act = { adminId, act: 'deal.ended', userId: booking.buyerId, subjectId: bookingId, reason, at: tx.now }
    await insertAct(tx.db, act)
  })
}
