import type { Booking } from '@properysearch/contract/bookings/calls'
import { activeBookingStates, bookingGraphs } from '@properysearch/contract/bookings/facts'
import { mayDo } from '@properysearch/contract/kernel/state-graph'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { lockProperty } from '../listings/index.ts'
import { acceptBooking } from './accept-booking.ts'
import { announceBooking } from './bookings.notices.ts'
import { movedOn, sideOf, stateOf } from './bookings.rules.ts'
import { type BookingRow, findBooking, lockBooking, moveBooking } from './bookings.sql.ts'
import { moveListing } from './move-listing.ts'
import { showBooking } from './show-booking.ts'

export interface AskedAct {
  id: number
  act: 'accept' | 'reject' | 'withdraw' | 'call-off'
  reason?: string | undefined
}

/** One press of a party: along the graph, on their side of it. The listing is locked before the booking, always. */
export async function actOnBooking(ctx: CallContext, { id, act, reason }: AskedAct): Promise<Booking> {
  const { id: userId } = signedIn(ctx)
  const seen = await findBooking(ctx.db, id, userId)
  if (!seen) throw fail('not-found')
  const by = sideOf(seen, userId)
  // These acts are the same in both graphs.
  if (!mayDo(bookingGraphs.sale, act, by)) throw fail('not-found')
  await inTransaction(ctx, async (tx) => {
    await lockProperty(tx.db, seen.propertyId)
    const booking = (await lockBooking(tx.db, id)) as BookingRow
    const state = stateOf(booking, tx.now)
    if (state !== booking.state) throw movedOn(state)
    if (act === 'accept') {
      await acceptBooking(tx, booking, { by: 'seller', byUser: userId })
    } else await endEarly(tx, booking, { act, by, byUser: userId, reasons: reason ? [reason] : [] })
    await announceBooking(tx, booking, act)
  })
  return showBooking(ctx, (await findBooking(ctx.db, id, userId)) as BookingRow, userId)
}

/** It ends before money was held; a listing that was on hold for it is free again. */
export async function endEarly(
  tx: Context,
  booking: BookingRow,
  step: Parameters<typeof moveBooking>[2],
): Promise<void> {
  if (!(await moveBooking(tx.db, booking, step, tx.now))) throw movedOn(booking.state)
  const held: readonly string[] = activeBookingStates
  if (held.includes(booking.state)) await moveListing(tx, booking.propertyId, 'release')
}
