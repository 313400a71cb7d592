import { financialYearOf } from '@properysearch/contract/bookings/rent'
import { type Deduction, rentTds } from '@properysearch/contract/bookings/tds'
import type { Context } from '../../../context.ts'
import { dayInIndia } from '../../../platform/day-in-india.ts'
import { findUser } from '../../accounts/index.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { findInstalments, type InstalmentRow } from '../payments.sql.ts'
import { findRentPaid } from './rent.sql.ts'

type Reading = Pick<Context, 'db' | 'now'>

const yearOf = (row: InstalmentRow) => financialYearOf(row.periodFrom ?? row.dueOn)

/** The tenant deducts once a year: from the last rent of the financial year or of the tenancy, on all rent of that time. */
export async function splitRent(
  ctx: Reading,
  booking: Pick<BookingRow, 'id' | 'sellerId'>,
  row: InstalmentRow,
  grossPaise: number,
): Promise<Deduction> {
  const rows = (await findInstalments(ctx.db, booking.id)).filter(({ what }) => what === 'rent')
  const sameYear = rows.filter((other) => yearOf(other) === yearOf(row))
  const isWhole = row.paidPaise + grossPaise === row.grossPaise
  if (sameYear.at(-1)?.id !== row.id || !isWhole) return { tdsPaise: 0, cashPaise: grossPaise }
  const ownerHasPan = Boolean((await findUser(ctx.db, booking.sellerId))?.panVerifiedAt)
  const ids = new Set(sameYear.map(({ id }) => id))
  const deducted = (await findRentPaid(ctx.db, booking.id))
    .filter(({ instalmentId }) => ids.has(instalmentId))
    .reduce((sum, paid) => sum + paid.tdsPaise, 0)
  const tax = rentTds(
    {
      monthlyPaise: Math.max(...sameYear.map(({ monthlyPaise }) => monthlyPaise ?? 0)),
      periodPaise: sameYear.reduce((sum, other) => sum + other.grossPaise, 0),
      ownerHasPan,
    },
    dayInIndia(ctx.now),
  )
  const tdsPaise = Math.min(Math.max(tax - deducted, 0), grossPaise)
  return { tdsPaise, cashPaise: grossPaise - tdsPaise }
}
