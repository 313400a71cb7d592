import { endOfTerm } from '@properysearch/contract/bookings/rent'
import { addMonths } from '@properysearch/contract/values/days'
import type { CallContext } from '../../../context.ts'
import { dayInIndia } from '../../../platform/day-in-india.ts'
import { fail, invalid } from '../../../platform/errors.ts'
import { announceBooking } from '../bookings.notices.ts'
import { sideOf } from '../bookings.rules.ts'
import { type BookingRow, moveBooking } from '../bookings.sql.ts'
import { confirmRegistration, type RegistrationRow } from '../deal.sql.ts'
import { insertInstalments } from '../payments.sql.ts'
import { today } from '../take-money.ts'
import { rentalTermsOf } from './rental-terms.ts'

/** A licence that begins later than this after signing was signed for something else. */
const mostMonthsAhead = 6

/** The first day of the term, as the agreement has it. */
export function firstDayOf(
  booking: BookingRow,
  { signedOn, startsOn }: { signedOn: string; startsOn?: string | undefined },
): string {
  if (!startsOn) throw invalid({ startsOn: 'Enter the first day of the licence.' })
  if (startsOn < dayInIndia(booking.createdAt)) throw invalid({ startsOn: 'This is before the booking was made.' })
  if (startsOn > addMonths(signedOn, mostMonthsAhead)) {
    throw invalid({ startsOn: 'A licence begins within six months of signing.' })
  }
  return startsOn
}

/** Both have confirmed the registered licence: its term stands, and the rest of the deposit is due by the keys. */
export async function beginLicence(
  tx: CallContext,
  booking: BookingRow,
  { registeredOn, startsOn }: Pick<RegistrationRow, 'registeredOn' | 'startsOn'>,
  userId: number,
): Promise<void> {
  if (!startsOn) throw fail('not-yet', 'The first day of the licence has to be recorded first.')
  const terms = rentalTermsOf(booking)
  await confirmRegistration(tx.db, booking.id, userId, tx.now)
  const set = {
    agreedOn: registeredOn,
    rental: { startsOn, endsOn: endOfTerm({ startsOn, months: terms.months }) },
  }
  await moveBooking(tx.db, booking, { act: 'register', by: sideOf(booking, userId), byUser: userId, set }, tx.now)
  await oweDeposit(tx, booking, startsOn > today(tx) ? startsOn : today(tx))
  await announceBooking(tx, booking, 'register')
}

/** The booking amount is a part of it. */
export async function oweDeposit(tx: Pick<CallContext, 'db'>, booking: BookingRow, dueOn: string): Promise<void> {
  const grossPaise = Math.round(rentalTermsOf(booking).deposit * 100) - booking.bookingPaise
  if (grossPaise > 0) await insertInstalments(tx.db, booking.id, [{ dueOn, grossPaise }], 'deposit')
}
