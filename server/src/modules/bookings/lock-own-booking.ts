import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { lockProperty } from '../listings/index.ts'
import { stateOf } from './bookings.rules.ts'
import { type BookingRow, findBooking, findDeal, lockBooking } from './bookings.sql.ts'
import { findBookingOfPayment, lockPayment, type PaymentRow } from './payments.sql.ts'

/** A booking of this person, locked with its listing: the listing first, always, so that no two wait for each other. */
export async function lockOwnBooking(tx: Context, id: number, userId: number): Promise<BookingRow> {
  const seen = await findBooking(tx.db, id, userId)
  if (!seen) throw fail('not-found')
  await lockProperty(tx.db, seen.propertyId)
  return (await lockBooking(tx.db, id)) as BookingRow
}

/** What others may know of a deal. */
export type DealParties = Pick<
  BookingRow,
  'id' | 'kind' | 'state' | 'channel' | 'buyerId' | 'sellerId' | 'propertyId' | 'pricePaise' | 'agreedOn' | 'endedAt'
>

/** The same for other modules. */
export async function lockDealOf(tx: Context, id: number, userId: number): Promise<DealParties> {
  return partiesOf(await lockOwnBooking(tx, id, userId), tx.now)
}

/** For what the back office decides: a deal of anybody's, locked in the same order. */
export async function lockDeal(tx: Context, id: number): Promise<DealParties> {
  const seen = await findDeal(tx.db, id)
  if (!seen) throw fail('not-found')
  await lockProperty(tx.db, seen.propertyId)
  return partiesOf((await lockBooking(tx.db, id)) as BookingRow, tx.now)
}

/** Without a lock, to look at. */
export async function findDealOf(ctx: Context, id: number, userId: number): Promise<DealParties | undefined> {
  const booking = await findBooking(ctx.db, id, userId)
  return booking && partiesOf(booking, ctx.now)
}

function partiesOf(booking: BookingRow, now: Date): DealParties {
  const { id, kind, channel, buyerId, sellerId, propertyId, pricePaise, agreedOn, endedAt } = booking
  const state = stateOf(booking, now)
  return { id, kind, state, channel, buyerId, sellerId, propertyId, pricePaise, agreedOn, endedAt }
}

/** The listing first, then the booking, then the payment: in the order of every press. */
export async function lockWithPayment(tx: Context, paymentId: number, userId: number) {
  const bookingId = await findBookingOfPayment(tx.db, paymentId)
  if (bookingId === undefined) throw fail('not-found')
  const booking = await lockOwnBooking(tx, bookingId, userId)
  return { booking, payment: (await lockPayment(tx.db, paymentId)) as PaymentRow }
}
