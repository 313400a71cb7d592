import { afterPrepayment } from '@properysearch/contract/bookings/schedule'
import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { mustBeAgreed } from './before-agreement.ts'
import type { BookingRow } from './bookings.sql.ts'
import { findInstalments, findWaiting, type InstalmentRow, resizeInstalments } from './payments.sql.ts'

/** What stays of each part: whoever wants to pay all of it pays the parts. */
const leastPartPaise = 100

const isOpen = (row: InstalmentRow) => row.paidPaise < row.grossPaise

/**
 * Whether so much can be paid ahead on this day. What is late is paid first: it bears interest where that was agreed, and
 * must not shrink.
 */
export async function mayPrepay(
  ctx: Context,
  booking: BookingRow,
  { grossPaise, paidOn, field }: { grossPaise: number; paidOn: string; field: 'amount' | 'option' },
): Promise<void> {
  if (booking.kind !== 'sale') throw fail('ruled-out', 'Only the price of a sale can be paid ahead.')
  mustBeAgreed(booking)
  const open = (await findInstalments(ctx.db, booking.id)).filter(isOpen)
  if (open.some((row) => row.dueOn < paidOn)) throw fail('ruled-out', 'An instalment is late. Pay that one first.')
  if ((await findWaiting(ctx.db, booking.id)).length > 0) {
    throw fail('ruled-out', 'The other side has to answer a recorded payment first, since it changes what is due.')
  }
  const leftPaise = open.reduce((sum, row) => sum + row.grossPaise - row.paidPaise, 0)
  const mostPaise = leftPaise - open.length * leastPartPaise
  if (grossPaise > mostPaise) {
    const most = formatRupees(Math.max(0, mostPaise) / 100, 2)
    throw invalid({ [field]: `At most ${most} can be paid ahead. To pay everything, pay the instalments.` })
  }
}

/** Every part that is not paid yet becomes smaller; the days stay. */
export async function shrinkParts(tx: Pick<Context, 'db'>, bookingId: number, grossPaise: number): Promise<void> {
  const open = (await findInstalments(tx.db, bookingId)).filter(isOpen)
  const smaller = afterPrepayment(
    open.map((row) => ({ dueOn: row.dueOn, grossPaise: row.grossPaise - row.paidPaise })),
    grossPaise,
  )
  const resized = open.map(({ id, paidPaise }, at) => ({ id, grossPaise: paidPaise + (smaller[at]?.grossPaise ?? 0) }))
  await resizeInstalments(tx.db, resized)
}
