import { type Deduction, deductionOf, saleTds } from '@properysearch/contract/bookings/tds'
import type { Context } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { findUser } from '../accounts/index.ts'
import type { BookingRow } from './bookings.sql.ts'
import { type PaymentRow, sumPaidOrWaiting } from './payments.sql.ts'
import { readTaxedRent, splitRent } from './rental/rent-tax.ts'

type Reading = Pick<Context, 'db' | 'now'>
type Taxed = Pick<BookingRow, 'id' | 'kind' | 'pricePaise' | 'stampValuePaise' | 'sellerId'>

/** On the whole sale, as far as is known now: a stamp value or a PAN that comes later changes what is still to be paid. */
export async function taxOn(ctx: Reading, booking: Taxed): Promise<number> {
  const { kind, pricePaise, stampValuePaise, sellerId } = booking
  if (kind === 'rental') return 0
  const sellerHasPan = Boolean((await findUser(ctx.db, sellerId))?.panVerifiedAt)
  return saleTds({ pricePaise, stampValuePaise, sellerHasPan }, dayInIndia(ctx.now))
}

/** What of a payment is cash, and what is tax: of the price of a sale and of rent, and of nothing else. */
export async function splitDue(
  ctx: Reading,
  booking: Taxed,
  due: Pick<PaymentRow, 'what' | 'instalmentId' | 'grossPaise'>,
): Promise<Deduction> {
  if (due.what === 'rent') {
    const rent = await readTaxedRent(ctx, booking)
    const row = rent.rows.find(({ id }) => id === due.instalmentId)
    if (row) return splitRent(rent, row, due.grossPaise)
  }
  if (due.what === 'interest' || booking.kind === 'rental') return { tdsPaise: 0, cashPaise: due.grossPaise }
  return splitGross(ctx, booking, due.grossPaise)
}

/** What of a part of the price is paid in cash, and what as tax. */
export async function splitGross(ctx: Reading, booking: Taxed, grossPaise: number): Promise<Deduction> {
  const sale = { pricePaise: booking.pricePaise, tdsPaise: await taxOn(ctx, booking) }
  return deductionOf(sale, await sumPaidOrWaiting(ctx.db, booking.id), grossPaise)
}
