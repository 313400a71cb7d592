import { endOfTerm, rentDues } from '@properysearch/contract/bookings/rent'
import { addDays } from '@properysearch/contract/values/days'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { announceBooking } from '../bookings.notices.ts'
import { movedOn, sideOf } from '../bookings.rules.ts'
import { moveBooking } from '../bookings.sql.ts'
import { checkDays } from '../confirm-step.ts'
import { today } from '../take-money.ts'
import { confirmRenewalRow, findRenewal, saveRenewal } from './renewals.sql.ts'
import { insertRent } from './rent.sql.ts'
import { lockRental, rentalTermsOf } from './rental-terms.ts'

interface Renewal {
  id: number
  months: number
  rent: number
  documentNumber: string
  office: string
  signedOn: string
  registeredOn: string
}

/** Another term is another licence, written and registered; one side records it. */
export async function recordRenewal(ctx: CallContext, { id, rent, ...asked }: Renewal): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockRental(tx, id, userId)
    if (booking.state !== 'active') throw movedOn(booking.state)
    checkDays(asked, today(tx))
    await saveRenewal(tx.db, id, { ...asked, rentPaise: Math.round(rent * 100), recordedBy: userId, now: tx.now })
    await announceBooking(tx, booking, 'record-renewal', userId)
  })
}

/** The other side confirms: the new term follows the old one, with its own months of rent. */
export async function confirmRenewal(ctx: CallContext, asked: { id: number; version: number }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockRental(tx, asked.id, userId)
    if (booking.state !== 'active' || !booking.endsOn) throw movedOn(booking.state)
    const renewal = await findRenewal(tx.db, asked.id)
    if (!renewal) throw fail('not-yet', 'The renewal has to be recorded first.')
    if (renewal.recordedBy === userId) throw fail('not-yet', 'The other side confirms what you recorded.')
    if (renewal.version !== asked.version) {
      throw fail('changed-meanwhile', 'The other side has corrected the renewal. Please compare it again.')
    }
    await confirmRenewalRow(tx.db, renewal.id, userId, tx.now)
    const { months, rentPaise } = renewal
    const startsOn = addDays(booking.endsOn, 1)
    const rental = { endsOn: endOfTerm({ startsOn, months }), rentPaise }
    const step = { act: 'renew', by: sideOf(booking, userId), byUser: userId, set: { rental } } as const
    await moveBooking(tx.db, booking, step, tx.now)
    const { yearlyRise } = rentalTermsOf(booking)
    await insertRent(tx.db, booking.id, rentDues({ startsOn, months, monthlyPaise: rentPaise, yearlyRise }, startsOn))
    await announceBooking(tx, booking, 'renew')
  })
}
