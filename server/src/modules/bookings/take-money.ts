import { conditionKinds } from '@properysearch/contract/bookings/facts'
import { monthlyDues } from '@properysearch/contract/bookings/schedule'
import { addDays } from '@properysearch/contract/values/days'
import type { Context } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { announceBooking } from './bookings.notices.ts'
import { movedOn } from './bookings.rules.ts'
import { type BookingRow, lockBooking, moveBooking } from './bookings.sql.ts'
import { insertConditions } from './deal.sql.ts'
import { addPaid, findInstalment, insertInstalments, type PaymentRow, sumPaid } from './payments.sql.ts'

/** What a confirmed payment brings about, however it was made. The caller has locked the listing and the booking. */
export async function takeMoney(
  tx: Context,
  booking: BookingRow,
  paid: Pick<PaymentRow, 'what' | 'instalmentId' | 'grossPaise' | 'paidOn'>,
): Promise<void> {
  if (paid.what === 'booking') return takeBookingAmount(tx, booking, paid.paidOn)
  if (paid.instalmentId === null) throw new Error('An instalment has a number.')
  await addPaid(tx.db, paid.instalmentId, paid.grossPaise)
  if (booking.state === 'agreed') {
    await moveBooking(tx.db, booking, { act: 'begin-paying', by: 'system', byUser: null }, tx.now)
  }
  await announceBooking(tx, booking, 'begin-paying')
  await settleIfPaid(tx, booking.id)
}

async function takeBookingAmount(tx: Context, booking: BookingRow, bookedOn: string): Promise<void> {
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

/** All of the price is paid, and the tax on it has its challans. */
export async function settleIfPaid(tx: Context, bookingId: number): Promise<void> {
  const booking = await lockBooking(tx.db, bookingId)
  if (!booking || (booking.state !== 'agreed' && booking.state !== 'paying')) return
  const paid = await sumPaid(tx.db, bookingId)
  if (paid.grossPaise < booking.pricePaise || paid.openChallans > 0) return
  await moveBooking(tx.db, booking, { act: 'settle', by: 'system', byUser: null }, tx.now)
  await announceBooking(tx, booking, 'settle')
}

/** What is still to be paid of an instalment. */
export async function leftOf(db: Db, instalmentId: number): Promise<number> {
  const row = await findInstalment(db, instalmentId)
  return row ? row.grossPaise - row.paidPaise : 0
}

export const today = (ctx: Context) => dayInIndia(ctx.now)
