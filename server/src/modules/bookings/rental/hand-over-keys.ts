import { rentDues } from '@properysearch/contract/bookings/rent'
import { type BeforeKeys, beforeKeys } from '@properysearch/contract/bookings/rental'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { sumHeld } from '../../ledger/index.ts'
import { announceBooking } from '../bookings.notices.ts'
import { movedOn, sideOf } from '../bookings.rules.ts'
import { type BookingRow, moveBooking } from '../bookings.sql.ts'
import { haveBothSaid } from '../both-say.ts'
import { keptBySellerJob } from '../kept-by-seller.ts'
import { moveListing } from '../move-listing.ts'
import { findPayments } from '../payments.sql.ts'
import { today } from '../take-money.ts'
import { findInventory } from './handover.sql.ts'
import { missingBeforeKeys } from './missing-before-keys.ts'
import { insertRent, setKeysWithout } from './rent.sql.ts'
import { lockRental, rentalTermsOf } from './rental-terms.ts'

interface Word {
  id: number
  version: number
  without: readonly BeforeKeys[]
}

/** Keys, inventory and readings, confirmed by both: the tenant lives here, the deposit is the owner’s, the rent begins. */
export async function confirmKeys(ctx: CallContext, asked: Word): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockRental(tx, asked.id, userId)
    if (booking.state !== 'registered') throw movedOn(booking.state)
    await mustBeSeen(tx, booking, asked.version)
    const missing = await mayGoOn(tx, booking, asked, userId)
    if (!(await haveBothSaid(tx, booking, 'move-in', userId))) {
      return announceBooking(tx, booking, 'confirm-move-in', userId)
    }
    await moveIn(tx, booking, userId, missing)
  })
}

async function mustBeSeen(tx: CallContext, booking: BookingRow, version: number): Promise<void> {
  if (((await findInventory(tx.db, booking.id, 'in'))?.version ?? 0) === version) return
  throw fail('changed-meanwhile', 'The inventory was changed. Please look at it again.')
}

/** What is missing may wait only with the owner’s word, given after they were warned of exactly that. */
async function mayGoOn(tx: CallContext, booking: BookingRow, { without }: Word, userId: number): Promise<BeforeKeys[]> {
  const missing = await missingBeforeKeys(tx.db, booking.id)
  const [never] = missing.filter((name) => !beforeKeys[name].mayWait)
  if (never) throw fail('not-yet', `${beforeKeys[never].label} comes before the keys. ${beforeKeys[never].why}`)
  if (sideOf(booking, userId) === 'seller') {
    const unknown = missing.filter((name) => !without.includes(name))
    if (unknown.length > 0) {
      const names = unknown.map((name) => beforeKeys[name].label).join(', ')
      throw fail('not-yet', `Still missing: ${names}. Add it, or say that the keys are handed over without it.`)
    }
    await setKeysWithout(tx.db, booking.id, missing)
  }
  return missing
}

async function moveIn(tx: CallContext, booking: BookingRow, userId: number, missing: BeforeKeys[]): Promise<void> {
  const { startsOn } = booking
  if (!startsOn) throw new Error('A licence that is registered has its first day.')
  const terms = rentalTermsOf(booking)
  const day = today(tx)
  const reasons = missing.map((name) => `Without: ${beforeKeys[name].label}`)
  const step = { act: 'move-in', by: sideOf(booking, userId), byUser: userId, reasons } as const
  const set = { rental: { movedInOn: day, keysWithout: missing } }
  await moveBooking(tx.db, booking, { ...step, set }, tx.now)
  const term = { startsOn, months: terms.months, monthlyPaise: booking.pricePaise, yearlyRise: terms.yearlyRise }
  await insertRent(tx.db, booking.id, rentDues(term, day))
  await payOutDeposit(tx, booking)
  await moveListing(tx, booking.propertyId, 'let')
  await announceBooking(tx, booking, 'move-in')
}

/** What the partner holds of it and nobody disputes. Both agreed on that, so nobody approves it once more. */
async function payOutDeposit(tx: CallContext, booking: BookingRow): Promise<void> {
  const paidPaise = (await findPayments(tx.db, booking.id))
    .filter((payment) => payment.orderId !== null && payment.confirmedAt !== null)
    .reduce((sum, payment) => sum + payment.cashPaise, 0)
  const amountPaise = Math.min(paidPaise, await sumHeld(tx.db, [`held:booking:${booking.id}`]))
  if (amountPaise <= 0) return
  await enqueue(tx.db, keptBySellerJob, { bookingId: booking.id, amountPaise, key: 'deposit-at-the-keys' })
}
