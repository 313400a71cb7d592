import { type DeductionKind, deductionGraph } from '@properysearch/contract/bookings/rental'
import { formatRupees } from '@properysearch/contract/values/money'
import { type CallContext, type Context, inTransaction, signedIn } from '../../../context.ts'
import { fail, invalid } from '../../../platform/errors.ts'
import { announceBooking } from '../bookings.notices.ts'
import { movedOn, sideOf } from '../bookings.rules.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { lockOwnBooking } from '../lock-own-booking.ts'
import { today } from '../take-money.ts'
import { type DeductionRow, findDeduction, findDeductions, insertDeduction, moveDeduction } from './deductions.sql.ts'
import { depositOf, settledBy } from './deposit-of.ts'
import { lockAsOwner } from './rental-terms.ts'
import { cashOf, openRentOf, setOffRent } from './set-off-rent.ts'
import { settleExit } from './settle-exit.ts'

interface Proposed {
  id: number
  kind: DeductionKind
  amount: number
  note: string
}

/** What the owner would like to keep: never more than there is, and only while it is settled. Said twice, it is once. */
export async function proposeDeduction(ctx: CallContext, asked: Proposed): Promise<{ id: number }> {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const booking = await lockAsOwner(tx, asked.id, userId)
    if (booking.state !== 'exiting') throw movedOn(booking.state)
    if (today(tx) > (settledBy(booking) ?? '')) {
      throw fail('ruled-out', 'The time for proposing deductions is over. Return what is not in dispute.')
    }
    const amountPaise = Math.round(asked.amount * 100)
    const same = (await findDeductions(tx.db, booking.id)).find(
      ({ state, ...row }) =>
        state === 'proposed' && row.kind === asked.kind && row.amountPaise === amountPaise && row.note === asked.note,
    )
    if (same) return { id: same.id }
    const { toReturnPaise } = await depositOf(tx, booking)
    if (amountPaise > toReturnPaise) {
      throw fail('limit-reached', `At most ${formatRupees(toReturnPaise / 100, 2)} of the deposit is left.`)
    }
    if (asked.kind === 'rent') await mustBeOpen(tx, booking, amountPaise)
    const made = await insertDeduction(tx.db, { ...asked, bookingId: booking.id, amountPaise, now: tx.now })
    if (!made)
      throw fail('moved-on', 'A deduction for unpaid rent has already been proposed. Lower it, or wait for the answer.')
    await announceBooking(tx, booking, 'propose-deduction', userId)
    return made
  })
}

async function mustBeOpen(tx: CallContext, booking: BookingRow, amountPaise: number): Promise<void> {
  const openPaise = cashOf(await openRentOf(tx, booking))
  if (amountPaise > openPaise) throw invalid({ amount: `${formatRupees(openPaise / 100, 2)} of the rent is unpaid.` })
}

/** The listing, the booking, then the deduction: in the order of every press. */
export async function lockWithDeduction(tx: Context, id: number, userId: number) {
  const seen = await findDeduction(tx.db, id)
  if (!seen) throw fail('not-found')
  const booking = await lockOwnBooking(tx, seen.bookingId, userId)
  if (booking.state !== 'exiting') throw movedOn(booking.state)
  return { booking, deduction: (await findDeduction(tx.db, id)) as DeductionRow }
}

export const answered = ({ state }: DeductionRow) =>
  fail('moved-on', `This deduction is already “${deductionGraph.states[state]}”.`)

interface Answer {
  deductionId: number
  isAccepted: boolean
  /** What the tenant saw. */
  amount: number
  reason?: string | undefined
}

/** The tenant’s word. What is disputed stays with the owner until it is lowered, withdrawn, accepted or decided. */
export async function answerDeduction(ctx: CallContext, asked: Answer): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { booking, deduction } = await lockWithDeduction(tx, asked.deductionId, userId)
    if (sideOf(booking, userId) !== 'buyer') throw fail('not-found')
    if (Math.round(asked.amount * 100) !== deduction.amountPaise) {
      throw fail('changed-meanwhile', 'The owner has changed the amount. Please look at it again.')
    }
    if (!asked.isAccepted && !asked.reason) throw invalid({ reason: 'Say what is wrong, so that the owner can answer' })
    const step = asked.isAccepted
      ? ({ act: 'accept' } as const)
      : ({ act: 'dispute', answer: asked.reason ?? '' } as const)
    if (!(await moveDeduction(tx.db, deduction.id, { ...step, by: 'buyer', byUser: userId }, tx.now))) {
      throw answered(deduction)
    }
    if (asked.isAccepted && deduction.kind === 'rent') await takeOff(tx, booking, deduction)
    await announceBooking(tx, booking, asked.isAccepted ? 'accept-deduction' : 'dispute-deduction', userId)
    await settleExit(tx, booking.id)
  })
}

async function takeOff(tx: CallContext, booking: BookingRow, { amountPaise }: DeductionRow): Promise<void> {
  if (amountPaise > cashOf(await openRentOf(tx, booking))) {
    throw fail(
      'changed-meanwhile',
      'A part of this rent has been paid in the meantime. The owner has to lower the deduction first.',
    )
  }
  await setOffRent(tx, booking, amountPaise)
}

/** Less than before; the tenant answers again. */
export async function lowerDeduction(ctx: CallContext, asked: { deductionId: number; amount: number }): Promise<void> {
  await asOwner(ctx, asked.deductionId, (deduction) => {
    const amountPaise = Math.round(asked.amount * 100)
    if (amountPaise >= deduction.amountPaise) throw invalid({ amount: 'A deduction can only become smaller.' })
    return { act: 'lower', amountPaise }
  })
}

export async function withdrawDeduction(ctx: CallContext, { deductionId }: { deductionId: number }): Promise<void> {
  await asOwner(ctx, deductionId, () => ({ act: 'withdraw' }))
}

async function asOwner(
  ctx: CallContext,
  deductionId: number,
  stepOf: (deduction: DeductionRow) => { act: 'lower' | 'withdraw'; amountPaise?: number },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { booking, deduction } = await lockWithDeduction(tx, deductionId, userId)
    if (sideOf(booking, userId) !== 'seller') throw fail('not-found')
    const step = stepOf(deduction)
    if (!(await moveDeduction(tx.db, deduction.id, { ...step, by: 'seller', byUser: userId }, tx.now))) {
      throw answered(deduction)
    }
    await announceBooking(tx, booking, step.act === 'lower' ? 'lower-deduction' : 'withdraw-deduction', userId)
    await settleExit(tx, booking.id)
  })
}
