import { inForceOn, rentalRules } from '@properysearch/contract/bookings/law'
import { openDeductionStates } from '@properysearch/contract/bookings/rental'
import { addDays } from '@properysearch/contract/values/days'
import type { Context } from '../../../context.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { findInstalments, findPayments, type InstalmentRow, type PaymentRow } from '../payments.sql.ts'
import { type DeductionRow, findDeductions } from './deductions.sql.ts'
import { owedOf } from './end-rent.ts'
import { findYearChallans, type YearChallanRow } from './year-tax.sql.ts'

/** Where the deposit stands, in paise. */
export interface DepositStanding {
  paidPaise: number
  /** Rent that was paid for days after the last one. */
  rentBackPaise: number
  /** Tax that the tenant paid besides the rent, and that the owner has confirmed. */
  taxBackPaise: number
  /** By the tenant, or by a decision. */
  acceptedPaise: number
  /** Proposed, disputed or with the back office: kept back until it is settled. */
  openPaise: number
  returnedPaise: number
  onItsWayPaise: number
  /** What the owner is to return now: all that nobody disputes. */
  toReturnPaise: number
}

interface Facts {
  payments: readonly PaymentRow[]
  instalments: readonly InstalmentRow[]
  deductions: readonly DeductionRow[]
  yearChallans: readonly YearChallanRow[]
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

export function depositFrom(
  booking: BookingRow,
  { payments, instalments, deductions, yearChallans }: Facts,
): DepositStanding {
  const confirmed = payments.filter((payment) => payment.confirmedAt !== null)
  const gross = (of: readonly PaymentRow[], ...kinds: PaymentRow['what'][]) =>
    sum(of.filter(({ what }) => kinds.includes(what)).map(({ grossPaise }) => grossPaise))
  const waiting = payments.filter((payment) => payment.confirmedAt === null && payment.refusedAt === null)
  const amounts = (states: readonly DeductionRow['state'][]) =>
    sum(deductions.filter(({ state }) => states.includes(state)).map(({ amountPaise }) => amountPaise))
  const { leavesOn } = booking
  const paidPaise = gross(confirmed, 'booking', 'deposit')
  const rentBackPaise = leavesOn
    ? sum(
        instalments
          .filter(({ what }) => what === 'rent')
          .map((row) => Math.max(0, row.paidPaise - owedOf(row, leavesOn))),
      )
    : 0
  const taxBackPaise = sum(yearChallans.filter(({ withDeposit }) => withDeposit).map(({ amountPaise }) => amountPaise))
  const acceptedPaise = amounts(['accepted']) + sum(deductions.map(({ keptPaise }) => keptPaise ?? 0))
  const openPaise = amounts(openDeductionStates)
  const returnedPaise = gross(confirmed, 'deposit-return')
  const onItsWayPaise = gross(waiting, 'deposit-return')
  const leftPaise = paidPaise + rentBackPaise + taxBackPaise - acceptedPaise - openPaise - returnedPaise - onItsWayPaise
  return {
    paidPaise,
    rentBackPaise,
    taxBackPaise,
    acceptedPaise,
    openPaise,
    returnedPaise,
    onItsWayPaise,
    toReturnPaise: booking.state === 'exiting' ? Math.max(0, leftPaise) : 0,
  }
}

export async function depositOf({ db }: Pick<Context, 'db'>, booking: BookingRow): Promise<DepositStanding> {
  return depositFrom(booking, {
    payments: await findPayments(db, booking.id),
    instalments: await findInstalments(db, booking.id),
    deductions: await findDeductions(db, booking.id),
    yearChallans: await findYearChallans(db, booking.id),
  })
}

/** Until then the owner can propose deductions; on the day after, what nobody disputes is late. */
export function settledBy({ exitedOn, leavesOn }: Pick<BookingRow, 'exitedOn' | 'leavesOn'>): string | null {
  if (!exitedOn) return null
  const from = leavesOn && leavesOn > exitedOn ? leavesOn : exitedOn
  return addDays(from, inForceOn(rentalRules, from).settlementDays)
}
