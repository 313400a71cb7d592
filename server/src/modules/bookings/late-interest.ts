import { lateInterest } from '@properysearch/contract/bookings/schedule'
import { fail } from '../../platform/errors.ts'
import type { BookingRow } from './bookings.sql.ts'
import type { InstalmentRow } from './payments.sql.ts'

/** Less than a rupee is not worth a payment. */
const leastPaise = 100

/** What an instalment costs besides, if the rest of it is paid on this day; only where a rate was agreed. */
export function interestOn({ terms }: Pick<BookingRow, 'terms'>, row: InstalmentRow, paidOn: string): number {
  if (terms.kind !== 'sale' || terms.lateRate === 0) return 0
  const paise = lateInterest(row.grossPaise - row.paidPaise, terms.lateRate, row.dueOn, paidOn)
  return paise < leastPaise ? 0 : paise
}

/** What is due for having been late; it is due in one payment. */
export function interestDue({ interestPaise, interestEnd }: InstalmentRow): number {
  if (interestPaise === 0) throw fail('moved-on', 'No interest is due on this instalment.')
  if (interestEnd) throw fail('moved-on', `This interest has already been ${interestEnd}.`)
  return interestPaise
}
