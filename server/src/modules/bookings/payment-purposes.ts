import { isCollected, pennyPaise, sideName } from '@properysearch/contract/bookings/facts'
import type { Context } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findPlainName, findStanding } from '../listings/index.ts'
import type { PaidOrder, Purpose } from '../orders/index.ts'
import { announceBooking } from './bookings.notices.ts'
import { deadlineOf, movedOn, partyOnWire, stateOf } from './bookings.rules.ts'
import { type BookingRow, findBooking, findParty, lockBooking, moveBooking } from './bookings.sql.ts'
import { splitDue, splitGross } from './deduct-tax.ts'
import { interestDue } from './late-interest.ts'
import { lockOwnBooking } from './lock-own-booking.ts'
import { findInstalment, insertPayment, type PaymentRow } from './payments.sql.ts'
import { mayPrepay } from './prepay.ts'
import { nameOfDue } from './rental/name-of-due.ts'
import { returnPennyJob } from './return-penny.ts'
import { mustAllAgree } from './sharers/must-all-agree.ts'
import { leftOf, payableStates, takeMoney, today } from './take-money.ts'

// What a buyer pays through our partner. All of it is held for the seller: none of it is income of ours.
const sac = '997222'

async function mustOwe(ctx: Context, buyerId: number, id: number, states: readonly string[]): Promise<BookingRow> {
  const booking = await findBooking(ctx.db, id, buyerId)
  if (booking?.buyerId !== buyerId) throw fail('not-found')
  const state = stateOf(booking, ctx.now)
  if (!states.includes(state)) throw movedOn(state)
  return booking
}

function mustBeCollected({ channel, kind }: BookingRow, what: PaymentRow['what']): void {
  if (isCollected(channel, what)) return
  const [payer, payee] = [sideName('buyer', kind), sideName('seller', kind)]
  throw fail(
    'ruled-out',
    `In this deal the ${payer} pays the ${payee} directly. Record the payment in the deal instead.`,
  )
}

async function quoteHeld(ctx: Context, booking: BookingRow, subjectId: number, what: string, amountPaise: number) {
  if (amountPaise < pennyPaise)
    throw fail('ruled-out', 'There is nothing to transfer: all of it is tax. Record it in the deal instead.')
  const property = await findStanding(ctx.db, booking.propertyId)
  const seller = await findParty(ctx.db, booking.sellerId)
  return {
    title: `${what}, ${await findPlainName(ctx.db, booking.propertyId)}`,
    subjectId,
    taxablePaise: 0,
    held: {
      amountPaise,
      for: `booking:${booking.id}` as const,
      // As the buyer knows them in the deal, on the receipt too: the agreement names them in full.
      forWhom: partyOnWire(seller).name,
    },
    placeOfSupply: property?.inState ?? ctx.config.supplier.state,
    isTiedToProperty: true,
    sac,
  }
}

async function take(
  tx: Context,
  order: PaidOrder,
  booking: BookingRow,
  paid: Pick<PaymentRow, 'what' | 'instalmentId' | 'grossPaise'>,
): Promise<void> {
  const split = await splitDue(tx, booking, paid)
  if (split.cashPaise !== order.totalPaise) {
    throw fail('changed-meanwhile', 'What was due had changed when the payment arrived.')
  }
  const row = { ...paid, ...split, bookingId: booking.id, orderId: order.id, paidOn: today(tx), reference: null }
  await insertPayment(tx.db, { ...row, recordedBy: order.userId, recordedAt: tx.now, isConfirmed: true })
  await takeMoney(tx, booking, row)
}

/** The payer reads it beside the money that comes back. */
const tooLate = () => fail('moved-on', 'The booking had moved on when the payment arrived.')

/** Money of a deal leaves it by the deal's own rules. */
async function onlyByTheDeal(tx: Context, bookingId: number): Promise<void> {
  const booking = await lockBooking(tx.db, bookingId)
  if (booking && !['cancelled', 'expired'].includes(booking.state)) {
    throw fail('ruled-out', 'This money belongs to a booking. Decide about the booking instead.')
  }
}

/** The subject is the booking. ₹1 proves that the account is the payer's, and goes back by itself. */
const penny: Purpose = {
  name: 'booking-penny',
  callBack: 'book',
  quote: async (ctx, payer, { subjectId }) => {
    const booking = await mustOwe(ctx, payer.id, subjectId, ['accepted'])
    const quote = await quoteHeld(ctx, booking, subjectId, '₹1 to verify your account', pennyPaise)
    const { firstname, lastname } = await findParty(ctx.db, payer.id)
    // It goes back to whoever pays it: it is never the seller’s.
    return { ...quote, held: { ...quote.held, forWhom: `${firstname} ${lastname}` } }
  },
  fulfil: async (tx, order) => {
    const booking = await lockOwnBooking(tx, order.subjectId, order.userId)
    if (stateOf(booking, tx.now) !== 'accepted') throw tooLate()
    const set = { deadlineAt: deadlineOf('penny-paid', tx.now) }
    await moveBooking(tx.db, booking, { act: 'pay-penny', by: 'system', byUser: null, set }, tx.now)
    await enqueue(tx.db, returnPennyJob, { orderId: order.id })
    await announceBooking(tx, booking, 'pay-penny')
  },
  revoke: async () => undefined,
}

/** The subject is the booking. */
const bookingAmount: Purpose = {
  name: 'booking-amount',
  callBack: 'book',
  quote: async (ctx, payer, { subjectId }) => {
    const booking = await mustOwe(ctx, payer.id, subjectId, ['penny-paid'])
    mustBeCollected(booking, 'booking')
    await mustAllAgree(ctx, booking)
    const due = { what: 'booking', instalmentId: null, grossPaise: booking.bookingPaise } as const
    const { cashPaise } = await splitDue(ctx, booking, due)
    return quoteHeld(ctx, booking, subjectId, 'Booking amount', cashPaise)
  },
  fulfil: async (tx, order) => {
    const booking = await lockOwnBooking(tx, order.subjectId, order.userId)
    if (stateOf(booking, tx.now) !== 'penny-paid') throw tooLate()
    await take(tx, order, booking, { what: 'booking', instalmentId: null, grossPaise: booking.bookingPaise })
  },
  mayRefund: (tx, order) => onlyByTheDeal(tx, order.subjectId),
  revoke: async () => undefined,
}

/** The subject is the instalment; what is left of it is due. */
const instalment: Purpose = {
  name: 'booking-instalment',
  callBack: 'book',
  quote: async (ctx, payer, { subjectId }) => {
    const row = await findInstalment(ctx.db, subjectId)
    if (!row) throw fail('not-found')
    const booking = await mustOwe(ctx, payer.id, row.bookingId, payableStates(row.what))
    mustBeCollected(booking, row.what)
    const leftPaise = row.grossPaise - row.paidPaise
    if (leftPaise === 0) throw fail('moved-on', 'This instalment is paid.')
    const { cashPaise } = await splitDue(ctx, booking, { what: row.what, instalmentId: row.id, grossPaise: leftPaise })
    return quoteHeld(ctx, booking, subjectId, nameOfDue(row), cashPaise)
  },
  fulfil: async (tx, order) => {
    const row = await findInstalment(tx.db, order.subjectId)
    if (!row) throw fail('not-found')
    const booking = await lockOwnBooking(tx, row.bookingId, order.userId)
    if (!payableStates(row.what).includes(booking.state)) throw tooLate()
    const grossPaise = await leftOf(tx.db, row.id)
    if (grossPaise === 0) throw fail('moved-on', 'This instalment has already been paid.')
    await take(tx, order, booking, { what: row.what, instalmentId: row.id, grossPaise })
  },
  mayRefund: async (tx, order) => {
    const row = await findInstalment(tx.db, order.subjectId)
    if (row) await onlyByTheDeal(tx, row.bookingId)
  },
  revoke: async () => undefined,
}

/** The subject is the booking, the option how much of the price is paid ahead, in rupees. */
const prepayment: Purpose = {
  name: 'booking-prepayment',
  callBack: 'book',
  quote: async (ctx, payer, { subjectId, option }) => {
    const booking = await mustOwe(ctx, payer.id, subjectId, ['booked', 'cleared', 'agreed', 'paying'])
    mustBeCollected(booking, 'prepayment')
    const grossPaise = paiseOf(option)
    await mayPrepay(ctx, booking, { grossPaise, paidOn: today(ctx), field: 'option' })
    const { cashPaise } = await splitGross(ctx, booking, grossPaise)
    const quote = await quoteHeld(ctx, booking, subjectId, 'Part of the price, ahead', cashPaise)
    return { ...quote, option: String(grossPaise / 100) }
  },
  fulfil: async (tx, order) => {
    const booking = await lockOwnBooking(tx, order.subjectId, order.userId)
    const grossPaise = paiseOf(order.option ?? undefined)
    await mayPrepay(tx, booking, { grossPaise, paidOn: today(tx), field: 'option' })
    await take(tx, order, booking, { what: 'prepayment', instalmentId: null, grossPaise })
  },
  mayRefund: (tx, order) => onlyByTheDeal(tx, order.subjectId),
  revoke: async () => undefined,
}

function paiseOf(rupees: string | undefined): number {
  if (!rupees || !/^\d{1,10}(\.\d{1,2})?$/.test(rupees) || Number(rupees) < 1) {
    throw invalid({ option: 'Enter the amount in rupees' })
  }
  return Math.round(Number(rupees) * 100)
}

/** The subject is the instalment that was late. */
const interest: Purpose = {
  name: 'booking-interest',
  callBack: 'book',
  quote: async (ctx, payer, { subjectId }) => {
    const row = await findInstalment(ctx.db, subjectId)
    if (!row) throw fail('not-found')
    const booking = await mustOwe(ctx, payer.id, row.bookingId, ['paying'])
    mustBeCollected(booking, 'interest')
    return quoteHeld(ctx, booking, subjectId, `Interest on instalment ${row.number}`, interestDue(row))
  },
  fulfil: async (tx, order) => {
    const seen = await findInstalment(tx.db, order.subjectId)
    if (!seen) throw fail('not-found')
    const booking = await lockOwnBooking(tx, seen.bookingId, order.userId)
    if (booking.state !== 'paying') throw tooLate()
    const row = (await findInstalment(tx.db, seen.id)) ?? seen
    await take(tx, order, booking, { what: 'interest', instalmentId: row.id, grossPaise: interestDue(row) })
  },
  mayRefund: async (tx, order) => {
    const row = await findInstalment(tx.db, order.subjectId)
    if (row) await onlyByTheDeal(tx, row.bookingId)
  },
  revoke: async () => undefined,
}

export const bookingPurposes: Purpose[] = [penny, bookingAmount, instalment, prepayment, interest]
