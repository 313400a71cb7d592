import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { type BookingRow, lockBooking, moveBooking } from './bookings.sql.ts'
import { saveWord } from './deal.sql.ts'
import { splitDue } from './deduct-tax.ts'
import { findPayments, insertPayment, type PaymentRow, setChallan } from './payments.sql.ts'

// What the deals of the past in the demo world are made of.

export async function mustLock(db: Db, id: number): Promise<BookingRow> {
  const booking = await lockBooking(db, id)
  if (!booking) throw new Error(`The demo's booking ${id} is gone.`)
  return booking
}

type Moved = Parameters<typeof moveBooking>[2]

export async function moveDemo(db: Db, booking: BookingRow, step: Moved, at: Date): Promise<void> {
  if (await moveBooking(db, booking, step, at)) return
  throw new Error(`The demo's booking ${booking.id} cannot ${step.act} while it is ${booking.state}.`)
}

/** As a bank numbers a transfer: each has its own, and those of one deal do not look alike. */
export async function nextReference(db: Db, bookingId: number): Promise<string> {
  const { length } = await findPayments(db, bookingId)
  return `UTR ${410_000_000_000 + (bookingId * 1000 + length) * 7919}`
}

/** Recorded by the buyer, confirmed by the seller. */
export async function recordPaid(
  db: Db,
  booking: BookingRow,
  due: Pick<PaymentRow, 'what' | 'instalmentId' | 'grossPaise'>,
  at: Date,
): Promise<void> {
  const split = await splitDue({ db, now: at }, booking, due)
  const paidOn = dayInIndia(at)
  const made = await insertPayment(db, {
    ...due,
    ...split,
    bookingId: booking.id,
    orderId: null,
    paidOn,
    reference: await nextReference(db, booking.id),
    // Through the escrow account the buyer's bank disburses its loan, and pays off the seller's with part of it.
    toLenderPaise:
      booking.channel === 'bank-escrow' && due.what === 'instalment' ? Math.round(split.cashPaise / 300) * 100 : null,
    recordedBy: booking.buyerId,
    recordedAt: at,
    isConfirmed: true,
  })
  if (made && split.tdsPaise > 0) await setChallan(db, made.id, { number: `0510308 ${made.id + 21_000}`, paidOn })
}

export async function confirmBoth(db: Db, booking: BookingRow, what: string, now: Date): Promise<void> {
  for (const userId of [booking.sellerId, booking.buyerId]) {
    await saveWord(db, booking.id, { what, userId, state: booking.state, at: now })
  }
}
