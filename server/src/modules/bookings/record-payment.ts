import { isCollected, pennyPaise } from '@properysearch/contract/bookings/facts'
import { cashRules, inForceOn } from '@properysearch/contract/bookings/law'
import { formatRupees } from '@properysearch/contract/values/money'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { mustBeAgreed } from './before-agreement.ts'
import { announceBooking } from './bookings.notices.ts'
import { deadlineOf, movedOn, stateOf } from './bookings.rules.ts'
import { type BookingRow, extendDeadline } from './bookings.sql.ts'
import { splitDue } from './deduct-tax.ts'
import { interestDue } from './late-interest.ts'
import { lockOwnBooking, lockWithPayment } from './lock-own-booking.ts'
import {
  confirmPayment,
  findInstalment,
  findWaiting,
  insertPayment,
  type PaymentRow,
  refusePayment,
} from './payments.sql.ts'
import { endRent } from './rental/end-rent.ts'
import { mustAllAgree } from './sharers/must-all-agree.ts'
import { leftOf, payableStates, takeMoney, today } from './take-money.ts'

export interface RecordedPayment {
  id: number
  /** Not given: the booking amount. */
  instalmentId?: number | undefined
  isInterest?: boolean | undefined
  /** What was paid to the seller, tax deducted; rupees. */
  amount: number
  paidOn: string
  reference: string
  /** Of a disbursement by the buyer's bank; not given: the buyer paid. */
  toLender?: number | undefined
}

/** Money that buyer and seller settle between them: one says so, the other confirms. We hold nothing of it. */
export async function recordPayment(ctx: CallContext, asked: RecordedPayment): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, asked.id, userId)
    const due = await dueOf(tx, booking, asked)
    const split = await splitDue(tx, booking, due)
    // The partner collects nothing of what is all tax: it is recorded in every deal.
    if (split.cashPaise >= pennyPaise) mustBeDirect(booking, due.what)
    checkDay(tx, booking, asked.paidOn)
    mustNotBeCash(tx, asked)
    if (Math.round(asked.amount * 100) !== split.cashPaise) {
      const after = split.tdsPaise > 0 ? ' to transfer, after the tax is deducted' : ''
      throw invalid({ amount: `${formatRupees(split.cashPaise / 100, 2)} is due${after}.` })
    }
    const { paidOn, reference } = asked
    const toLenderPaise = asked.toLender === undefined ? null : Math.round(asked.toLender * 100)
    if (toLenderPaise !== null && due.what !== 'instalment') {
      throw invalid({ toLender: 'A bank disburses a home loan against instalments only.' })
    }
    if (toLenderPaise !== null && toLenderPaise > split.cashPaise) {
      throw invalid({ toLender: 'This is more than was paid.' })
    }
    const row = { ...due, ...split, bookingId: booking.id, orderId: null, paidOn, reference, toLenderPaise }
    const made = await insertPayment(tx.db, { ...row, recordedBy: userId, recordedAt: tx.now, isConfirmed: false })
    if (!made) throw fail('moved-on', 'This payment has already been recorded. The other side has to confirm it.')
    // Nothing expires while the other side looks whether it arrived.
    if (due.what === 'booking') await extendDeadline(tx.db, booking.id, deadlineOf('accepted', tx.now))
    await announceBooking(tx, booking, 'record-payment', userId)
  })
}

export function mustBeDirect({ channel }: Pick<BookingRow, 'channel'>, what: PaymentRow['what']): void {
  if (isCollected(channel, what)) throw fail('ruled-out', 'In this deal this is paid through the payment partner.')
}

/** Nobody can find cash again, and from an amount on it is against the law. */
export function mustNotBeCash(tx: CallContext, { amount, reference }: { amount: number; reference: string }): void {
  const { belowPaise } = inForceOn(cashRules, today(tx))
  if (!/\bcash\b/i.test(reference) || Math.round(amount * 100) < belowPaise) return
  throw invalid({
    reference: `Cash of ${formatRupees(belowPaise / 100)} or more for a property is against the law. Pay by bank transfer or cheque.`,
  })
}

export function checkDay(tx: CallContext, booking: Pick<BookingRow, 'createdAt'>, paidOn: string): void {
  if (paidOn > today(tx)) throw invalid({ paidOn: 'This day has not come yet.' })
  if (paidOn < dayInIndia(booking.createdAt)) throw invalid({ paidOn: 'This is before the booking was made.' })
}

async function dueOf(
  tx: CallContext,
  booking: BookingRow,
  { instalmentId, isInterest }: Pick<RecordedPayment, 'instalmentId' | 'isInterest'>,
): Promise<Pick<PaymentRow, 'what' | 'instalmentId' | 'grossPaise'>> {
  const state = stateOf(booking, tx.now)
  if (instalmentId === undefined) {
    if (state !== 'penny-paid') {
      mustBeAgreed({ ...booking, state })
      throw movedOn(state)
    }
    await mustAllAgree(tx, booking)
    return { what: 'booking', instalmentId: null, grossPaise: booking.bookingPaise }
  }
  const row = await findInstalment(tx.db, instalmentId)
  if (row?.bookingId !== booking.id) throw fail('not-found')
  if (!payableStates(row.what).includes(state)) {
    if (row.what === 'instalment') mustBeAgreed({ ...booking, state })
    throw movedOn(state)
  }
  if (isInterest) return { what: 'interest', instalmentId, grossPaise: interestDue(row) }
  const grossPaise = row.grossPaise - row.paidPaise
  if (grossPaise === 0) throw fail('moved-on', 'This instalment is paid.')
  if ((await findWaiting(tx.db, booking.id)).includes('prepayment')) {
    throw fail('ruled-out', 'The other side has to answer a part paid ahead first, since it changes what is due.')
  }
  return { what: row.what, instalmentId, grossPaise }
}

/** The other side's word: it arrived, or it did not. */
export async function answerPayment(
  ctx: CallContext,
  asked: { paymentId: number; hasArrived: boolean; reason?: string | undefined },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { payment, booking } = await lockWithPayment(tx, asked.paymentId, userId)
    if (payment.confirmedAt || payment.refusedAt) throw fail('moved-on', 'This payment has already been answered.')
    if (payment.recordedBy === userId) throw fail('not-yet', 'The other side confirms what you recorded.')
    if (!asked.hasArrived) {
      if (!asked.reason) throw invalid({ reason: 'Say what is wrong, so that the other side can look into it' })
      await refusePayment(tx.db, payment.id, asked.reason, tx.now)
      if (booking.leavesOn) await endRent(tx, booking, booking.leavesOn)
      return announceBooking(tx, booking, 'refuse-payment', userId)
    }
    if (!payableStates(payment.what).includes(booking.state)) throw movedOn(booking.state)
    if (payment.instalmentId !== null && payment.what !== 'interest') {
      const leftPaise = await leftOf(tx.db, payment.instalmentId)
      if (leftPaise < payment.grossPaise)
        throw fail('moved-on', 'This has been settled in another way in the meantime.')
    }
    await confirmPayment(tx.db, payment.id, userId, tx.now)
    await takeMoney(tx, booking, payment)
  })
}
