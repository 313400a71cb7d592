import { isHeld } from '@properysearch/contract/bookings/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { announceBooking } from './bookings.notices.ts'
import { deadlineOf, movedOn, stateOf } from './bookings.rules.ts'
import { type BookingRow, extendDeadline } from './bookings.sql.ts'
import { splitGross } from './deduct-tax.ts'
import { lockOwnBooking } from './lock-own-booking.ts'
import {
  confirmPayment,
  findBookingOfPayment,
  findInstalment,
  insertPayment,
  lockPayment,
  type PaymentRow,
  refusePayment,
  setChallan,
} from './payments.sql.ts'
import { settleIfPaid, takeMoney, today } from './take-money.ts'

export interface RecordedPayment {
  id: number
  /** Not given: the booking amount. */
  instalmentId?: number | undefined
  /** What was paid to the seller, tax deducted; rupees. */
  amount: number
  paidOn: string
  reference: string
}

/** Money that buyer and seller settle between them: one says so, the other confirms. We hold nothing of it. */
export async function recordPayment(ctx: CallContext, asked: RecordedPayment): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, asked.id, userId)
    if (isHeld(booking.channel)) throw fail('ruled-out', 'In this deal payments go through the payment partner.')
    if (asked.paidOn > today(tx)) throw invalid({ paidOn: 'This day has not come yet.' })
    if (asked.paidOn < dayInIndia(booking.createdAt)) throw invalid({ paidOn: 'This is before the booking was made.' })
    const due = await dueOf(tx, booking, asked.instalmentId)
    const split = await splitGross(tx, booking, due.grossPaise)
    if (Math.round(asked.amount * 100) !== split.cashPaise) {
      throw invalid({ amount: `${formatRupees(split.cashPaise / 100, 2)} is due in cash, after the tax is deducted.` })
    }
    const { paidOn, reference } = asked
    const row = { ...due, ...split, bookingId: booking.id, orderId: null, paidOn, reference }
    const made = await insertPayment(tx.db, { ...row, recordedBy: userId, recordedAt: tx.now, isConfirmed: false })
    if (!made) throw fail('moved-on', 'This payment is recorded already and waits for the other side.')
    // Nothing expires while the other side looks whether it arrived.
    if (due.what === 'booking') await extendDeadline(tx.db, booking.id, deadlineOf('accepted', tx.now))
    await announceBooking(tx, booking, 'record-payment', userId)
  })
}

async function dueOf(
  tx: CallContext,
  booking: BookingRow,
  instalmentId: number | undefined,
): Promise<Pick<PaymentRow, 'what' | 'instalmentId' | 'grossPaise'>> {
  const state = stateOf(booking, tx.now)
  if (instalmentId === undefined) {
    if (state !== 'penny-paid') throw movedOn(state)
    return { what: 'booking', instalmentId: null, grossPaise: booking.bookingPaise }
  }
  const row = await findInstalment(tx.db, instalmentId)
  if (row?.bookingId !== booking.id) throw fail('not-found')
  if (state !== 'agreed' && state !== 'paying') throw movedOn(state)
  const grossPaise = row.grossPaise - row.paidPaise
  if (grossPaise === 0) throw fail('moved-on', 'This instalment is paid.')
  return { what: 'instalment', instalmentId, grossPaise }
}

/** The other side's word: it arrived, or it did not. */
export async function answerPayment(
  ctx: CallContext,
  asked: { paymentId: number; hasArrived: boolean; reason?: string | undefined },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { payment, booking } = await lockWithPayment(tx, asked.paymentId, userId)
    if (payment.confirmedAt || payment.refusedAt) throw fail('moved-on', 'This payment was answered already.')
    if (payment.recordedBy === userId) throw fail('not-yet', 'The other side confirms what you recorded.')
    if (!asked.hasArrived) {
      if (!asked.reason) throw invalid({ reason: 'Say what is wrong, so that the other side can look into it' })
      await refusePayment(tx.db, payment.id, asked.reason, tx.now)
      return announceBooking(tx, booking, 'refuse-payment', userId)
    }
    const isDue =
      payment.what === 'booking' ? booking.state === 'penny-paid' : ['agreed', 'paying'].includes(booking.state)
    if (!isDue) throw movedOn(booking.state)
    await confirmPayment(tx.db, payment.id, userId, tx.now)
    await takeMoney(tx, booking, payment)
  })
}

/** The tax that was deducted has reached the department. */
export async function recordChallan(
  ctx: CallContext,
  asked: { paymentId: number; number: string; paidOn: string },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { payment, booking } = await lockWithPayment(tx, asked.paymentId, userId)
    if (booking.buyerId !== userId) throw fail('not-found')
    if (!payment.confirmedAt) throw fail('not-yet', 'The payment itself has to be confirmed first.')
    if (!['booked', 'cleared', 'agreed', 'paying'].includes(booking.state)) throw movedOn(booking.state)
    if (payment.tdsPaise === 0) throw fail('ruled-out', 'No tax was deducted from this payment.')
    if (asked.paidOn > today(tx)) throw invalid({ paidOn: 'This day has not come yet.' })
    await setChallan(tx.db, payment.id, asked)
    await announceBooking(tx, booking, 'record-challan', userId)
    await settleIfPaid(tx, booking.id)
  })
}

/** The listing first, then the booking, then the payment: in the order of every press. */
async function lockWithPayment(tx: CallContext, paymentId: number, userId: number) {
  const bookingId = await findBookingOfPayment(tx.db, paymentId)
  if (bookingId === undefined) throw fail('not-found')
  const booking = await lockOwnBooking(tx, bookingId, userId)
  return { booking, payment: (await lockPayment(tx.db, paymentId)) as PaymentRow }
}
