import { addDays, addMonths } from '@properysearch/contract/values/days'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { spokenDay } from '../../../platform/day-in-india.ts'
import { fail, invalid } from '../../../platform/errors.ts'
import { announceBooking } from '../bookings.notices.ts'
import { movedOn, sideOf } from '../bookings.rules.ts'
import { type BookingRow, moveBooking } from '../bookings.sql.ts'
import { today } from '../take-money.ts'
import { endRent } from './end-rent.ts'
import { lockRental, rentalTermsOf } from './rental-terms.ts'

const inWords = (day: string) => spokenDay(new Date(`${day}T12:00:00Z`))

/** When notice can be given, and if it is given on this day, the first day to leave. */
export function noticeOf(booking: BookingRow, day: string): { from: string; earliestLeaving: string } | null {
  const { startsOn, endsOn } = booking
  if (!startsOn || !endsOn) return null
  const { lockInMonths, noticeDays } = rentalTermsOf(booking)
  const from = addMonths(startsOn, lockInMonths)
  const earliest = addDays(from > day ? from : day, noticeDays)
  return { from, earliestLeaving: earliest < endsOn ? earliest : endsOn }
}

/** By either side, once the lock-in is over. The rent ends with the last day. */
export async function giveNotice(
  ctx: CallContext,
  { id, leavesOn, reason }: { id: number; leavesOn: string; reason?: string | undefined },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockRental(tx, id, userId)
    const { endsOn } = booking
    if (booking.state !== 'active' || !endsOn) throw movedOn(booking.state)
    const notice = noticeOf(booking, today(tx))
    if (!notice) throw movedOn(booking.state)
    if (today(tx) < notice.from) throw fail('not-yet', `The lock-in lasts until ${inWords(addDays(notice.from, -1))}.`)
    if (leavesOn < notice.earliestLeaving) {
      throw invalid({ leavesOn: `The first day to leave is ${inWords(notice.earliestLeaving)}.` })
    }
    if (leavesOn > endsOn) throw invalid({ leavesOn: `The licence ends on ${inWords(endsOn)}.` })
    const by = sideOf(booking, userId)
    const step = { act: 'give-notice', by, byUser: userId, reasons: reason ? [reason] : [] } as const
    await moveBooking(tx.db, booking, { ...step, set: { rental: { leavesOn, noticeBy: by } } }, tx.now)
    await endRent(tx, booking, leavesOn)
    await announceBooking(tx, booking, 'give-notice', userId)
  })
}
