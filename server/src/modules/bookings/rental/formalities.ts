import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { invalid } from '../../../platform/errors.ts'
import { announceBooking } from '../bookings.notices.ts'
import { movedOn } from '../bookings.rules.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { today } from '../take-money.ts'
import { saveIntimation, saveSocietyForm } from './handover.sql.ts'
import { lockAsOwner } from './rental-terms.ts'

/** Also after the keys: what was to wait is made up for. */
const open: readonly BookingRow['state'][] = ['booked', 'registered', 'active', 'notice']

/** The owner told the police who the tenant is. */
export async function recordIntimation(
  ctx: CallContext,
  asked: { id: number; number: string; intimatedOn: string },
): Promise<void> {
  await asOwner(ctx, asked.id, async (tx, booking) => {
    if (asked.intimatedOn > today(tx)) throw invalid({ intimatedOn: 'This day has not come yet.' })
    await saveIntimation(tx.db, booking.id, asked)
  })
}

/** The society has its form, or there is none: then the note says so. */
export async function recordSocietyForm(
  ctx: CallContext,
  asked: { id: number; submittedOn: string; note: string },
): Promise<void> {
  await asOwner(ctx, asked.id, async (tx, booking) => {
    if (asked.submittedOn > today(tx)) throw invalid({ submittedOn: 'This day has not come yet.' })
    await saveSocietyForm(tx.db, booking.id, asked)
  })
}

async function asOwner(
  ctx: CallContext,
  id: number,
  work: (tx: CallContext, booking: BookingRow) => Promise<void>,
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockAsOwner(tx, id, userId)
    if (!open.includes(booking.state)) throw movedOn(booking.state)
    await work(tx, booking)
    await announceBooking(tx, booking, 'record-formality', userId)
  })
}
