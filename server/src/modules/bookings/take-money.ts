import { type BookingState, conditionKinds } from '@properysearch/contract/bookings/facts'
import { monthlyDues } from '@properysearch/contract/bookings/schedule'
import { addDays } from '@properysearch/contract/values/days'
import type { Context } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { announceBooking } from './bookings.notices.ts'
import { movedOn } from './bookings.rules.ts'
import { type BookingRow, lockBooking, moveBooking } from './bookings.sql.ts'
import { insertConditions } from './deal.sql.ts'
import { interestOn } from './late-interest.ts'
import {
  addPaid,
  endInterest,
  findInstalment,
  hasOpenInterest,
  insertInstalments,
  type PaymentRow,
  setInterest,
  sumPaid,
} from './payments.sql.ts'
import { shrinkParts } from './prepay.ts'
import { takeRentalMoney } from './rental/take-rent.ts'
import { mustAllAgree } from './sharers/must-all-agree.ts'

type Paid = Pick<PaymentRow, 'what' | 'instalmentId' | 'grossPaise' | 'cashPaise' | 'orderId' | 'paidOn'>

/** What a confirmed payment brings about, however it was made. The caller has locked the listing and the booking. */
export async function takeMoney(tx: Context, booking: BookingRow, paid: Paid): Promise<void> {
  if (paid.what === 'booking') return takeBookingAmount(tx, booking, paid.paidOn)
  if (booking.kind === 'rental') return takeRentalMoney(tx, booking, paid)
  if (paid.what === 'interest') await takeInterest(tx, booking, paid)
  else await takePart(tx, booking, paid)
  await settleIfPaid(tx, booking.id)
}

async function takePart(tx: Context, booking: BookingRow, paid: Paid): Promise<void> {
  if (paid.what === 'prepayment') await shrinkParts(tx, booking.id, paid.grossPaise)
  else await payInstalment(tx, booking, paid)
  if (booking.state === 'agreed') {
    await moveBooking(tx.db, booking, { act: 'begin-paying', by: 'system', byUser: null }, tx.now)
  }
  await announceBooking(tx, booking, paid.what === 'prepayment' ? 'prepay' : 'begin-paying')
}

/** Paid late it costs interest, where that was agreed: from then on it is due. */
async function payInstalment(tx: Context, booking: BookingRow, paid: Paid): Promise<void> {
  const row = await findInstalment(tx.db, paid.instalmentId ?? 0)
  if (!row) throw new Error('An instalment that is paid is one of the deal.')
  const interestPaise = interestOn(booking, row, paid.paidOn)
  await addPaid(tx.db, row.id, paid.grossPaise)
  if (interestPaise === 0) return
  await setInterest(tx.db, row.id, interestPaise)
  await announceBooking(tx, booking, 'owe-interest')
}

async function takeInterest(tx: Context, booking: BookingRow, { instalmentId }: Paid): Promise<void> {
  if (!(await endInterest(tx.db, instalmentId ?? 0, 'paid', tx.now))) {
    throw fail('moved-on', 'This interest has already been paid or waived.')
  }
  await announceBooking(tx, booking, 'pay-interest')
}

async function takeBookingAmount(tx: Context, booking: BookingRow, bookedOn: string): Promise<void> {
  await mustAllAgree(tx, booking)
  const step = { act: 'pay-booking', by: 'system', byUser: null } as const
  const set = { bookedOn }
  if (!(await moveBooking(tx.db, booking, { ...step, set }, tx.now))) throw movedOn(booking.state)
  const { terms } = booking
  if (terms.kind === 'sale') {
    const conditions = terms.conditions.map((kind) => ({ kind, dueOn: addDays(bookedOn, conditionKinds[kind].days) }))
    await insertConditions(tx.db, booking.id, conditions)
  }
  await announceBooking(tx, booking, 'pay-booking')
}

/** The rest of the price, in the parts that were agreed on. */
export async function makeSchedule(tx: Pick<Context, 'db'>, booking: BookingRow, from: string): Promise<void> {
  const { terms } = booking
  if (terms.kind !== 'sale') return
  const { grossPaise } = await sumPaid(tx.db, booking.id)
  const restPaise = booking.pricePaise - grossPaise
  if (restPaise <= 0) return
  await insertInstalments(tx.db, booking.id, monthlyDues(restPaise, terms.parts, addDays(from, terms.firstDueDays)))
}

/** All of the price is paid, the tax on it has its challans, and no interest is open. */
export async function settleIfPaid(tx: Context, bookingId: number): Promise<void> {
  const booking = await lockBooking(tx.db, bookingId)
  if (!booking || (booking.state !== 'agreed' && booking.state !== 'paying')) return
  const paid = await sumPaid(tx.db, bookingId)
  if (paid.grossPaise < booking.pricePaise || paid.openChallans > 0) return
  if (await hasOpenInterest(tx.db, bookingId)) return
  await moveBooking(tx.db, booking, { act: 'settle', by: 'system', byUser: null }, tx.now)
  await announceBooking(tx, booking, 'settle')
}

const ofPrice: readonly BookingState[] = ['agreed', 'paying']
const payable: Record<PaymentRow['what'], readonly BookingState[]> = {
  booking: ['penny-paid'],
  instalment: ofPrice,
  prepayment: ofPrice,
  interest: ofPrice,
  deposit: ['registered'],
  rent: ['active', 'notice', 'exiting'],
  'deposit-return': ['exiting'],
}
/** While the deal is in one of these, it can be paid. */
export const payableStates = (what: PaymentRow['what']) => payable[what]

/** What is still to be paid of an instalment. */
export async function leftOf(db: Db, instalmentId: number): Promise<number> {
  const row = await findInstalment(db, instalmentId)
  return row ? row.grossPaise - row.paidPaise : 0
}

export const today = (ctx: Context) => dayInIndia(ctx.now)
