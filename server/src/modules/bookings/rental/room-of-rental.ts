import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { financialYearOf, licenceCosts } from '@properysearch/contract/bookings/rent'
import { type InventoryMoment, inventoryMoments } from '@properysearch/contract/bookings/rental'
import type { RentalRoom } from '@properysearch/contract/bookings/rental-room'
import type { Context } from '../../../context.ts'
import { sideOf } from '../bookings.rules.ts'
import type { BookingRow } from '../bookings.sql.ts'
import type { InstalmentRow, PaymentRow } from '../payments.sql.ts'
import { today } from '../take-money.ts'
import { findDeductions } from './deductions.sql.ts'
import { depositFrom, settledBy } from './deposit-of.ts'
import { noticeOf } from './give-notice.ts'
import { findFormalities, findInventories, findPhotos } from './handover.sql.ts'
import { missingBeforeKeys } from './missing-before-keys.ts'
import { findRenewal } from './renewals.sql.ts'
import { readTaxedRent, splitRent } from './rent-tax.ts'
import { rentalTermsOf } from './rental-terms.ts'
import { cashOf, openRentOf } from './set-off-rent.ts'
import { findYearChallans } from './year-tax.sql.ts'
import { type YearTax, yearTaxesOf } from './year-tax.ts'

interface Money {
  payments: readonly PaymentRow[]
  instalments: readonly InstalmentRow[]
}

/** What only a rental has, as both sides see it. */
export async function roomOfRental(ctx: Context, booking: BookingRow, money: Money): Promise<RentalRoom | null> {
  if (booking.kind === 'sale') return null
  const terms = rentalTermsOf(booking)
  const day = today(ctx)
  const { startsOn, endsOn, movedInOn, leavesOn, noticeBy, exitedOn } = booking
  const formalities = await findFormalities(ctx.db, booking.id)
  const now = money.instalments.find(
    ({ periodFrom, periodTo }) => periodFrom && periodTo && periodFrom <= day && periodTo >= day,
  )
  const depositPaise = Math.round(terms.deposit * 100)
  const licence = { monthlyPaise: booking.pricePaise, months: terms.months, depositPaise }
  const isLeaving = booking.state === 'exiting'
  return {
    startsOn,
    endsOn,
    movedInOn,
    rent: (now?.monthlyPaise ?? booking.pricePaise) / 100,
    licence: licenceCosts(licence, booking.agreedOn ?? day),
    police:
      formalities?.policeNumber && formalities.intimatedOn
        ? { number: formalities.policeNumber, intimatedOn: formalities.intimatedOn }
        : null,
    society: formalities?.societyOn ? { submittedOn: formalities.societyOn, note: formalities.societyNote } : null,
    inventories: await inventoriesOf(ctx, booking),
    missing: ['booked', 'registered'].includes(booking.state) ? await missingBeforeKeys(ctx.db, booking.id) : [],
    without: booking.keysWithout,
    notice: booking.state === 'active' ? noticeOf(booking, day) : null,
    leavesOn,
    noticeBy,
    exitedOn,
    dues: await duesOf(ctx, booking, money.instalments),
    deposit: await depositOnWire(ctx, booking, money),
    deductions: (await findDeductions(ctx.db, booking.id)).map((row) => ({
      id: row.id,
      kind: row.kind,
      amount: row.amountPaise / 100,
      note: row.note,
      state: row.state,
      answer: row.answer,
      kept: row.keptPaise === null ? null : row.keptPaise / 100,
      proposedAt: row.proposedAt.toISOString(),
    })),
    deductionsUntil: isLeaving ? settledBy(booking) : null,
    openRent: isLeaving ? cashOf(await openRentOf(ctx, booking)) / 100 : 0,
    renewal: booking.state === 'active' ? await renewalOf(ctx, booking) : null,
    yearTaxes: (await yearTaxesOf(ctx, booking)).map(yearTaxOnWire),
    receiptYears: receiptYearsOf(money),
  }
}

async function inventoriesOf(ctx: Context, booking: BookingRow): Promise<RentalRoom['inventories']> {
  const rows = await findInventories(ctx.db, booking.id)
  const photos = await findPhotos(ctx.db, booking.id)
  return (Object.keys(inventoryMoments) as InventoryMoment[]).map((at) => {
    const row = rows.find((one) => one.at === at)
    return {
      at,
      version: row?.version ?? 0,
      items: row?.items ?? [],
      readings: row?.readings ?? [],
      photos: photos
        .filter((photo) => photo.at === at)
        .map(({ id, addedBy, addedAt }) => ({ id, by: sideOf(booking, addedBy), addedAt: addedAt.toISOString() })),
    }
  })
}

/** Of an instalment of anything but rent, nothing is tax. */
async function duesOf(
  ctx: Context,
  booking: BookingRow,
  instalments: readonly InstalmentRow[],
): Promise<RentalRoom['dues']> {
  const rent = await readTaxedRent(ctx, booking)
  return instalments.flatMap((row) => {
    const grossPaise = row.grossPaise - row.paidPaise
    if (grossPaise === 0) return []
    const tdsPaise = row.what === 'rent' ? splitRent(rent, row, grossPaise).tdsPaise : 0
    return [{ instalmentId: row.id, tds: tdsPaise / 100, cash: (grossPaise - tdsPaise) / 100 }]
  })
}

async function depositOnWire(ctx: Context, booking: BookingRow, money: Money): Promise<RentalRoom['deposit']> {
  const standing = depositFrom(booking, {
    ...money,
    deductions: await findDeductions(ctx.db, booking.id),
    yearChallans: await findYearChallans(ctx.db, booking.id),
  })
  const dueOn = settledBy(booking)
  return {
    amount: rentalTermsOf(booking).deposit,
    paid: standing.paidPaise / 100,
    rentBack: standing.rentBackPaise / 100,
    taxBack: standing.taxBackPaise / 100,
    accepted: standing.acceptedPaise / 100,
    open: standing.openPaise / 100,
    returned: standing.returnedPaise / 100,
    onItsWay: standing.onItsWayPaise / 100,
    toReturn: standing.toReturnPaise / 100,
    dueOn,
    isLate: standing.toReturnPaise > 0 && dueOn !== null && dueOn < today(ctx),
  }
}

async function renewalOf(ctx: Context, booking: BookingRow): Promise<RentalRoom['renewal']> {
  const row = await findRenewal(ctx.db, booking.id)
  if (!row) return null
  const { id: _, rentPaise, recordedBy, ...rest } = row
  return { ...rest, rent: rentPaise / 100, recordedBy: sideOf(booking, recordedBy) }
}

function yearTaxOnWire({ year, taxPaise, fileBy, challan }: YearTax): RentalRoom['yearTaxes'][number] {
  const recorded = challan && {
    number: challan.number,
    paidOn: challan.paidOn,
    isConfirmed: challan.confirmedAt !== null,
    isWithDeposit: challan.withDeposit,
  }
  return { year, amount: taxPaise / 100, fileBy, challan: recorded }
}

function receiptYearsOf({ payments, instalments }: Money): number[] {
  const paid = new Set(
    payments.filter(({ what, confirmedAt }) => what === 'rent' && confirmedAt).map((row) => row.instalmentId),
  )
  const years = instalments.flatMap((row) =>
    row.periodFrom && paid.has(row.id) ? financialYearOf(row.periodFrom) : [],
  )
  return [...new Set(years)].sort((one, other) => one - other)
}

/** What of the money is a rental’s own to say. */
export function sumsOfRental(
  { payments, instalments }: Money,
  rental: Pick<RentalRoom, 'dues'>,
): Pick<BookingRoom['money'], 'paid' | 'left' | 'tdsInAll'> {
  const confirmed = payments.filter((payment) => payment.confirmedAt !== null && payment.what !== 'deposit-return')
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return {
    paid: sum(confirmed.map((payment) => payment.grossPaise)) / 100,
    left: sum(instalments.map((row) => row.grossPaise - row.paidPaise)) / 100,
    tdsInAll:
      (sum(confirmed.map((payment) => payment.tdsPaise)) + Math.round(sum(rental.dues.map(({ tds }) => tds * 100)))) /
      100,
  }
}
