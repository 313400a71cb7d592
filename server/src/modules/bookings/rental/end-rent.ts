import { rentFor } from '@properysearch/contract/bookings/rent'
import type { Context } from '../../../context.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { findInstalments, type InstalmentRow } from '../payments.sql.ts'
import { dropRent, findWaitingRent, shortenRent } from './rent.sql.ts'

/** What of a month’s rent is owed by somebody who leaves on this day. */
export function owedOf({ periodFrom, periodTo, monthlyPaise, grossPaise }: InstalmentRow, lastDay: string): number {
  if (!periodFrom || !periodTo || !monthlyPaise || periodTo <= lastDay) return grossPaise
  return periodFrom > lastDay ? 0 : rentFor(monthlyPaise, periodFrom, lastDay)
}

/** The rent ends with the last day: later months go, the last one shrinks. What was paid beyond stays, and is owed back. */
export async function endRent(
  tx: Pick<Context, 'db' | 'now'>,
  booking: Pick<BookingRow, 'id'>,
  lastDay: string,
): Promise<void> {
  const waiting = await findWaitingRent(tx.db, booking.id)
  for (const row of await findInstalments(tx.db, booking.id)) {
    if (row.what !== 'rent' || !row.periodFrom || !row.periodTo || row.periodTo <= lastDay) continue
    const paidPaise = row.paidPaise + (waiting.get(row.id) ?? 0)
    const grossPaise = Math.max(owedOf(row, lastDay), paidPaise)
    if (grossPaise === 0) await dropRent(tx.db, [row.id], tx.now)
    else await shortenRent(tx.db, row.id, paidPaise === grossPaise ? row.periodTo : lastDay, grossPaise)
  }
}
