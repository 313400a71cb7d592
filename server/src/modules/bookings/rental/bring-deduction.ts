import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { sideOf } from '../bookings.rules.ts'
import { type BookingRow, lockBooking } from '../bookings.sql.ts'
import { answered, lockWithDeduction } from './deduct-from-deposit.ts'
import { type DeductionRow, findDeduction, moveDeduction } from './deductions.sql.ts'
import { cashOf, openRentOf, setOffRent } from './set-off-rent.ts'
import { settleExit } from './settle-exit.ts'

// A disputed deduction in the hands of the back office. The dispute itself is another module's.

/** Of a deal of this person's, locked with it. */
export async function lockDeductionOf(
  tx: Context,
  id: number,
  userId: number,
): Promise<Pick<DeductionRow, 'bookingId' | 'amountPaise'>> {
  const { deduction } = await lockWithDeduction(tx, id, userId)
  return { bookingId: deduction.bookingId, amountPaise: deduction.amountPaise }
}

/** By either side, once the tenant has disputed it. Until it is decided nobody changes it. */
export async function bringDeduction(tx: Context, id: number, userId: number): Promise<void> {
  const { booking, deduction } = await lockWithDeduction(tx, id, userId)
  if (deduction.state === 'proposed') throw fail('not-yet', 'The tenant has to accept or dispute the deduction first.')
  const step = { act: 'bring', by: sideOf(booking, userId), byUser: userId } as const
  if (!(await moveDeduction(tx.db, id, step, tx.now))) throw answered(deduction)
}

/** The two sides settle it between themselves after all. */
export async function takeBackDeduction(tx: Context, id: number, userId: number): Promise<void> {
  const { booking, deduction } = await lockWithDeduction(tx, id, userId)
  const step = { act: 'take-back', by: sideOf(booking, userId), byUser: userId } as const
  if (!(await moveDeduction(tx.db, id, step, tx.now))) throw answered(deduction)
}

/** What the owner keeps counts as accepted; the rest is to be returned at once. The deal is locked. */
export async function decideDeduction(
  tx: Context,
  decided: { id: number; keptPaise: number; adminId: number; reason: string },
): Promise<void> {
  const { id, keptPaise, adminId, reason } = decided
  const deduction = (await findDeduction(tx.db, id)) as DeductionRow
  const booking = (await lockBooking(tx.db, deduction.bookingId)) as BookingRow
  if (deduction.kind === 'rent') await mustBeOwed(tx, booking, keptPaise)
  const step = { act: 'decide', by: 'admin', byUser: adminId, reasons: [reason], keptPaise } as const
  if (!(await moveDeduction(tx.db, id, step, tx.now))) throw answered(deduction)
  if (deduction.kind === 'rent' && keptPaise > 0) await setOffRent(tx, booking, keptPaise)
  await settleExit(tx, booking.id)
}

async function mustBeOwed(tx: Context, booking: BookingRow, keptPaise: number): Promise<void> {
  const openPaise = cashOf(await openRentOf(tx, booking))
  if (keptPaise <= openPaise) return
  const open = formatRupees(openPaise / 100, 2)
  throw fail('limit-reached', `Only ${open} of the rent is still unpaid: the owner can keep no more than that.`)
}
