import { fileBy, rentTds } from '@properysearch/contract/bookings/tds'
import { type CallContext, type Context, inTransaction, signedIn } from '../../../context.ts'
import { fail, invalid } from '../../../platform/errors.ts'
import { announceBooking } from '../bookings.notices.ts'
import { movedOn } from '../bookings.rules.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { lockOwnBooking } from '../lock-own-booking.ts'
import type { InstalmentRow } from '../payments.sql.ts'
import { today } from '../take-money.ts'
import { owedOf } from './end-rent.ts'
import { readTaxedRent, type TaxedRent, yearOf } from './rent-tax.ts'
import { lockAsOwner } from './rental-terms.ts'
import { confirmYearChallan, findYearChallans, writeYearChallan, type YearChallanRow } from './year-tax.sql.ts'

/** Tax on a year's rent that nothing is left to deduct from. */
export interface YearTax {
  year: number
  taxPaise: number
  fileBy: string
  challan: YearChallanRow | null
}

const isEnding = ({ state }: Pick<BookingRow, 'state'>) => ['notice', 'exiting', 'completed'].includes(state)

/** Only once the last day is known: until then the tax is deducted from a month that is still to come. */
export async function yearTaxesOf(ctx: Pick<Context, 'db' | 'now'>, booking: BookingRow): Promise<YearTax[]> {
  const lastDay = booking.leavesOn ?? booking.endsOn
  if (!lastDay || !isEnding(booking)) return []
  const rent = await readTaxedRent(ctx, booking)
  const challans = await findYearChallans(ctx.db, booking.id)
  return [...new Set(rent.rows.map(yearOf))].flatMap((year) => {
    const rows = rent.rows.filter((row) => yearOf(row) === year && owedOf(row, lastDay) > 0)
    const end = rows.at(-1)?.periodTo
    if (!end) return []
    const last = end < lastDay ? end : lastDay
    const challan = challans.find((row) => row.year === year) ?? null
    // What was recorded stays as it was recorded.
    const taxPaise = challan?.amountPaise ?? leftUndeducted(rent, rows, last)
    return taxPaise > 0 ? [{ year, taxPaise, fileBy: fileBy(last), challan }] : []
  })
}

/** Nothing, as long as a payment of the year is open: the tax is deducted from it. */
function leftUndeducted(rent: TaxedRent, rows: readonly InstalmentRow[], lastDay: string): number {
  if (rows.some(({ paidPaise, grossPaise }) => paidPaise < grossPaise)) return 0
  const owed = rows.map((row) => owedOf(row, lastDay))
  const tax = rentTds(
    {
      monthlyPaise: Math.max(...rows.map(({ monthlyPaise }) => monthlyPaise ?? 0)),
      periodPaise: owed.reduce((sum, paise) => sum + paise, 0),
      ownerHasPan: rent.ownerHasPan,
    },
    lastDay,
  )
  const ids = new Set(rows.map(({ id }) => id))
  const deducted = rent.paid
    .filter(({ instalmentId }) => ids.has(instalmentId))
    .reduce((sum, { tdsPaise }) => sum + tdsPaise, 0)
  return Math.max(Math.min(tax, owed.at(-1) ?? 0) - deducted, 0)
}

/** By the tenant, who has paid it to the department besides the rent. */
export async function recordYearTax(
  ctx: CallContext,
  asked: { id: number; year: number; number: string; paidOn: string },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  const { id, year, number, paidOn } = asked
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, id, userId)
    if (booking.buyerId !== userId) throw fail('not-found')
    if (!isEnding(booking)) throw movedOn(booking.state)
    if (paidOn > today(tx)) throw invalid({ paidOn: 'This day has not come yet.' })
    const due = (await yearTaxesOf(tx, booking)).find((one) => one.year === year)
    if (!due) throw fail('ruled-out', 'No tax of this year is left: it was deducted from the rent, or none is due.')
    const row = { year, amountPaise: due.taxPaise, number, paidOn, now: tx.now }
    if (!(await writeYearChallan(tx.db, id, row))) throw fail('moved-on', 'The owner has confirmed this challan.')
    await announceBooking(tx, booking, 'record-year-tax', userId)
  })
}

/** By the owner, who has found it in their own tax statement and therefore owes it to the tenant. */
export async function confirmYearTax(
  ctx: CallContext,
  { id, year, number }: { id: number; year: number; number: string },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockAsOwner(tx, id, userId)
    const challan = (await findYearChallans(tx.db, id)).find((row) => row.year === year)
    if (!challan) throw fail('not-yet', 'The tenant has recorded no challan for this year yet.')
    if (challan.number !== number) throw fail('moved-on', 'The tenant has corrected the challan in the meantime.')
    if (challan.confirmedAt) return
    await confirmYearChallan(tx.db, id, { year, withDeposit: booking.state !== 'completed', now: tx.now })
    await announceBooking(tx, booking, 'confirm-year-tax', userId)
  })
}
