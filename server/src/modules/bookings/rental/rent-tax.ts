import { financialYearOf } from '@properysearch/contract/bookings/rent'
import { type Deduction, rentTds } from '@properysearch/contract/bookings/tds'
import type { Context } from '../../../context.ts'
import { dayInIndia } from '../../../platform/day-in-india.ts'
import { findUser } from '../../accounts/index.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { findInstalments, type InstalmentRow } from '../payments.sql.ts'
import { findRentPaid, type RentPaid } from './rent.sql.ts'

/** What the tax on a tenancy depends on, read once. */
export interface TaxedRent {
  rows: readonly InstalmentRow[]
  paid: readonly RentPaid[]
  ownerHasPan: boolean
  day: string
}

export async function readTaxedRent(
  ctx: Pick<Context, 'db' | 'now'>,
  booking: Pick<BookingRow, 'id' | 'sellerId'>,
): Promise<TaxedRent> {
  return {
    rows: (await findInstalments(ctx.db, booking.id)).filter(({ what }) => what === 'rent'),
    paid: await findRentPaid(ctx.db, booking.id),
    ownerHasPan: Boolean((await findUser(ctx.db, booking.sellerId))?.panVerifiedAt),
    day: dayInIndia(ctx.now),
  }
}

export const yearOf = (row: Pick<InstalmentRow, 'periodFrom' | 'dueOn'>) => financialYearOf(row.periodFrom ?? row.dueOn)

/**
 * The tenant deducts once a year: from the last rent of the financial year or of the tenancy, on all rent of that time.
 * Where that one was paid before, as when notice ended the tenancy earlier, from the last that is still open.
 */
export function splitRent(rent: TaxedRent, row: InstalmentRow, grossPaise: number): Deduction {
  const sameYear = rent.rows.filter((other) => yearOf(other) === yearOf(row))
  const isWhole = row.paidPaise + grossPaise === row.grossPaise
  const isOpen = (other: InstalmentRow) => {
    const paid = rent.paid.find(({ instalmentId }) => instalmentId === other.id)
    return other.id === row.id || (paid?.grossPaise ?? 0) < other.grossPaise
  }
  if (sameYear.findLast(isOpen)?.id !== row.id || !isWhole) return { tdsPaise: 0, cashPaise: grossPaise }
  const ids = new Set(sameYear.map(({ id }) => id))
  const deducted = rent.paid
    .filter(({ instalmentId }) => ids.has(instalmentId))
    .reduce((sum, paid) => sum + paid.tdsPaise, 0)
  const tax = rentTds(
    {
      monthlyPaise: Math.max(...sameYear.map(({ monthlyPaise }) => monthlyPaise ?? 0)),
      periodPaise: sameYear.reduce((sum, other) => sum + other.grossPaise, 0),
      ownerHasPan: rent.ownerHasPan,
    },
    rent.day,
  )
  const tdsPaise = Math.min(Math.max(tax - deducted, 0), grossPaise)
  return { tdsPaise, cashPaise: grossPaise - tdsPaise }
}
