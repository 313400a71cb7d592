import { endOfTerm, rentDues } from '@properysearch/contract/bookings/rent'
import { addDays } from '@properysearch/contract/values/days'
import { dayInIndia } from '../../../platform/day-in-india.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { confirmRegistration, saveRegistration } from '../deal.sql.ts'
import { confirmBoth, moveDemo, mustLock, nextReference, recordPaid } from '../past-steps.ts'
import { addPaid, findInstalments } from '../payments.sql.ts'
import { oweDeposit } from './begin-licence.ts'
import { insertDeduction, moveDeduction } from './deductions.sql.ts'
import { depositOf } from './deposit-of.ts'
import { endRent } from './end-rent.ts'
import { saveIntimation, saveInventoryRow, saveSocietyForm } from './handover.sql.ts'
import { insertRent } from './rent.sql.ts'
import { rentalTermsOf } from './rental-terms.ts'
import { insertReturn } from './return-deposit.ts'

/** `pay-rent` is one month, `pay-due` all that is due; `settle` is what the tenant accepts, `dispute` what not. */
export type RentalDemoStep =
  | 'register'
  | 'move-in'
  | 'pay-rent'
  | 'pay-due'
  | 'give-notice'
  | 'inspect'
  | 'settle'
  | 'dispute'
  | 'return-deposit'

/** What is in the home when the keys are handed over. */
export type Fittings = Parameters<typeof saveInventoryRow>[1]['items']

/** One step of a rental of the past; nobody is told. */
export async function takeRentalStep(
  db: Db,
  booking: BookingRow,
  step: RentalDemoStep,
  at: Date,
  fittings: Fittings,
): Promise<void> {
  switch (step) {
    case 'register':
      return register(db, booking, at)
    case 'move-in':
      return moveIn(db, booking, at, fittings)
    case 'pay-rent':
      return payNext(db, booking, at)
    case 'pay-due':
      return payDue(db, booking, at)
    case 'give-notice':
      return giveNotice(db, booking, at)
    case 'inspect':
      await confirmBoth(db, booking, 'inspect', at)
      return moveDemo(
        db,
        booking,
        { act: 'inspect', by: 'buyer', byUser: booking.buyerId, set: { rental: { exitedOn: dayInIndia(at) } } },
        at,
      )
    case 'settle':
      return deduct(db, booking, { kind: 'electricity', amountPaise: 1_846_50, note: 'By the meter' }, 'accept', at)
    case 'dispute':
      return deduct(db, booking, { kind: 'painting', amountPaise: 9_000_00, note: 'Two rooms' }, 'dispute', at)
    case 'return-deposit':
      return returnDeposit(db, booking, at)
  }
}

async function register(db: Db, booking: BookingRow, at: Date): Promise<void> {
  const day = dayInIndia(at)
  const startsOn = addDays(day, 2)
  await saveRegistration(db, booking.id, {
    documentNumber: `HVL-${12 + (booking.id % 10)}-LL-${7700 + booking.id}-${day.slice(0, 4)}`,
    office: `Haveli ${12 + (booking.id % 10)}, Pune`,
    grn: null,
    signedOn: addDays(day, -1),
    registeredOn: day,
    startsOn,
    recordedBy: booking.sellerId,
    now: at,
  })
  await confirmRegistration(db, booking.id, booking.buyerId, at)
  const rental = { startsOn, endsOn: endOfTerm({ startsOn, months: rentalTermsOf(booking).months }) }
  const set = { agreedOn: day, rental }
  await moveDemo(db, booking, { act: 'register', by: 'buyer', byUser: booking.buyerId, set }, at)
  await oweDeposit({ db }, booking, startsOn)
}

async function moveIn(db: Db, booking: BookingRow, at: Date, items: Fittings): Promise<void> {
  const day = dayInIndia(at)
  const { startsOn } = booking
  if (!startsOn) throw new Error(`The demo's booking ${booking.id} has no licence.`)
  const [deposit] = await findInstalments(db, booking.id)
  if (deposit) {
    await recordPaid(db, booking, { what: 'deposit', instalmentId: deposit.id, grossPaise: deposit.grossPaise }, at)
    await addPaid(db, deposit.id, deposit.grossPaise)
  }
  await saveIntimation(db, booking.id, { number: `PUN/${day.slice(0, 4)}/${44_000 + booking.id}`, intimatedOn: day })
  await saveSocietyForm(db, booking.id, { submittedOn: day, note: '' })
  const readings = [{ meter: 'electricity' as const, reading: 48_210 + booking.id }]
  const inventory = { bookingId: booking.id, at: 'in' as const, items, readings, version: 0 }
  await saveInventoryRow(db, { ...inventory, userId: booking.sellerId, now: at })
  await confirmBoth(db, booking, 'move-in', at)
  const set = { rental: { movedInOn: day } }
  await moveDemo(db, booking, { act: 'move-in', by: 'buyer', byUser: booking.buyerId, set }, at)
  const { months, yearlyRise } = rentalTermsOf(booking)
  await insertRent(db, booking.id, rentDues({ startsOn, months, monthlyPaise: booking.pricePaise, yearlyRise }, day))
}

const openRent = async (db: Db, booking: BookingRow) =>
  (await findInstalments(db, booking.id)).filter((row) => row.what === 'rent' && row.paidPaise < row.grossPaise)

async function payNext(db: Db, booking: BookingRow, at: Date): Promise<void> {
  const [due] = await openRent(db, booking)
  if (!due) throw new Error(`The demo's booking ${booking.id} has no rent left to pay.`)
  await recordPaid(db, booking, { what: 'rent', instalmentId: due.id, grossPaise: due.grossPaise }, at)
  await addPaid(db, due.id, due.grossPaise)
}

async function payDue(db: Db, booking: BookingRow, at: Date): Promise<void> {
  const due = (await openRent(db, booking)).filter((row) => row.dueOn <= dayInIndia(at))
  for (const row of due) await payNext(db, booking, new Date(`${row.dueOn}T06:00:00Z`))
}

async function giveNotice(db: Db, booking: BookingRow, at: Date): Promise<void> {
  const leavesOn = addDays(dayInIndia(at), rentalTermsOf(booking).noticeDays)
  const step = { act: 'give-notice', by: 'buyer', byUser: booking.buyerId } as const
  await moveDemo(db, booking, { ...step, set: { rental: { leavesOn, noticeBy: 'buyer' } } }, at)
  await endRent({ db, now: at }, booking, leavesOn)
}

async function deduct(
  db: Db,
  booking: BookingRow,
  deduction: { kind: 'electricity' | 'painting'; amountPaise: number; note: string },
  act: 'accept' | 'dispute',
  at: Date,
): Promise<void> {
  const made = await insertDeduction(db, { ...deduction, bookingId: booking.id, now: at })
  const answer = act === 'dispute' ? { answer: 'The walls were painted before we came, four years ago.' } : {}
  if (made) await moveDeduction(db, made.id, { act, by: 'buyer', byUser: booking.buyerId, ...answer }, at)
}

async function returnDeposit(db: Db, booking: BookingRow, at: Date): Promise<void> {
  const { toReturnPaise } = await depositOf({ db }, booking)
  const paid = { paidOn: dayInIndia(at), reference: await nextReference(db, booking.id) }
  await insertReturn(db, booking, { ...paid, paise: toReturnPaise, at, isConfirmed: true })
  await moveDemo(db, await mustLock(db, booking.id), { act: 'return-deposit', by: 'system', byUser: null }, at)
}
