import { type BookingAct, registrationMonths } from '@properysearch/contract/bookings/facts'
import { addMonths } from '@properysearch/contract/values/days'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { announceBooking } from './bookings.notices.ts'
import { movedOn, sideOf } from './bookings.rules.ts'
import { type BookingRow, moveBooking } from './bookings.sql.ts'
import { haveBothSaid } from './both-say.ts'
import { confirmRegistration, findConditions, findRegistration, saveRegistration } from './deal.sql.ts'
import { lockOwnBooking } from './lock-own-booking.ts'
import { moveListing } from './move-listing.ts'
import { beginLicence, firstDayOf } from './rental/begin-licence.ts'
import { mustAllAgree } from './sharers/must-all-agree.ts'
import { makeSchedule, settleIfPaid, today } from './take-money.ts'

/** Steps that need a word of both sides: the second word is the act. */
export type SharedStep = Extract<BookingAct, 'clear' | 'complete'>

const beginnings = { clear: 'booked', complete: 'settled' } as const

export async function confirmSharedStep(ctx: CallContext, asked: { id: number; what: SharedStep }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, asked.id, userId)
    if (booking.kind !== 'sale') throw fail('ruled-out')
    if (booking.state !== beginnings[asked.what]) throw movedOn(booking.state)
    if (asked.what === 'clear') {
      await mustBeDecided(tx, booking)
      await mustAllAgree(tx, booking)
    }
    if (!(await haveBothSaid(tx, booking, asked.what, userId))) {
      return announceBooking(tx, booking, `confirm-${asked.what}`, userId)
    }
    await moveBooking(tx.db, booking, { act: asked.what, by: sideOf(booking, userId), byUser: userId }, tx.now)
    if (asked.what === 'complete') await moveListing(tx, booking.propertyId, 'sell')
    await announceBooking(tx, booking, asked.what)
  })
}

async function mustBeDecided(tx: CallContext, booking: BookingRow): Promise<void> {
  const open = (await findConditions(tx.db, booking.id)).filter((condition) => condition.outcome === null)
  if (open.length > 0) throw fail('not-yet', 'Some conditions are still open. Say for each whether it is met.')
}

export interface AskedRegistration {
  id: number
  documentNumber: string
  office: string
  grn?: string | undefined
  signedOn: string
  registeredOn: string
  startsOn?: string | undefined
}

/** Where the agreement is registered: a sale's once all conditions are met, a rental's at once. */
const registrable = { sale: 'cleared', rental: 'booked' } as const

/** One side records the registered agreement; nothing changes until the other side confirms it. */
export async function recordRegistration(ctx: CallContext, asked: AskedRegistration): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, asked.id, userId)
    if (booking.state !== registrable[booking.kind]) throw movedOn(booking.state)
    checkDays(asked, today(tx))
    const startsOn = booking.kind === 'rental' ? firstDayOf(booking, asked) : null
    const { documentNumber, office, grn = null, signedOn, registeredOn } = asked
    const row = { documentNumber, office, grn, signedOn, registeredOn, startsOn, recordedBy: userId, now: tx.now }
    if (!(await saveRegistration(tx.db, booking.id, row)))
      throw fail('moved-on', 'The registration has already been confirmed.')
    await announceBooking(tx, booking, 'record-registration', userId)
  })
}

export function checkDays(
  { signedOn, registeredOn }: Pick<AskedRegistration, 'signedOn' | 'registeredOn'>,
  today: string,
): void {
  if (registeredOn < signedOn) throw invalid({ registeredOn: 'It cannot be registered before it is signed.' })
  if (registeredOn > today) throw invalid({ registeredOn: 'This day has not come yet.' })
  if (registeredOn > addMonths(signedOn, registrationMonths)) {
    throw invalid({ registeredOn: 'An agreement is registered within four months of signing.' })
  }
}

/** The other side confirms: the agreement stands, and the rest of the price falls due by the schedule. */
export async function confirmAgreement(
  ctx: CallContext,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, id, userId)
    const registration = await findRegistration(tx.db, id)
    if (booking.state !== registrable[booking.kind]) throw movedOn(booking.state)
    if (!registration) throw fail('not-yet', 'The registration has to be recorded first.')
    if (registration.recordedBy === userId) throw fail('not-yet', 'The other side confirms what you recorded.')
    if (registration.version !== version) {
      throw fail('changed-meanwhile', 'The other side has corrected the registration. Please compare it again.')
    }
    await mustAllAgree(tx, booking)
    await confirmRegistration(tx.db, id, userId, tx.now)
    if (booking.kind === 'rental') return beginLicence(tx, booking, registration, userId)
    const set = { agreedOn: registration.registeredOn }
    await moveBooking(tx.db, booking, { act: 'agree', by: sideOf(booking, userId), byUser: userId, set }, tx.now)
    // From today on: an agreement that was registered a while ago must not make somebody late at once.
    await makeSchedule(tx, booking, today(tx))
    await announceBooking(tx, booking, 'agree')
    await settleIfPaid(tx, booking.id)
  })
}
