import { Readable } from 'node:stream'
import { hraRules, inForceOn } from '@properysearch/contract/bookings/law'
import { financialYearOf } from '@properysearch/contract/bookings/rent'
import { type CallContext, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import type { FileAnswer } from '../../../platform/http/handlers.ts'
import { findUser } from '../../accounts/index.ts'
import { findPan } from '../../kyc/index.ts'
import { findItems } from '../../listings/index.ts'
import { type BookingRow, findBooking } from '../bookings.sql.ts'
import {
  findBookingOfPayment,
  findInstalments,
  findPayments,
  type InstalmentRow,
  type PaymentRow,
} from '../payments.sql.ts'
import { drawRentReceipt, type RentReceipt } from './draw-rent-receipt.ts'

interface Paid {
  payment: PaymentRow
  row: InstalmentRow
}

/** Of one payment. */
export async function downloadRentReceipt(ctx: CallContext, { paymentId }: { paymentId: number }): Promise<FileAnswer> {
  const bookingId = await findBookingOfPayment(ctx.db, paymentId)
  const booking = bookingId && (await findBooking(ctx.db, bookingId, signedIn(ctx).id))
  if (!booking) throw fail('not-found')
  const paid = (await paidRent(ctx, booking)).filter(({ payment }) => payment.id === paymentId)
  const [one] = paid
  if (!one) throw fail('not-yet', 'There is a receipt once the rent is confirmed.')
  return receiptOf(ctx, booking, { number: `RR-${paymentId}`, paid, year: yearOf(one.row) })
}

/** Of all rent of a financial year, for the employer. */
export async function downloadRentYear(
  ctx: CallContext,
  { id, year }: { id: number; year: number },
): Promise<FileAnswer> {
  const booking = await findBooking(ctx.db, id, signedIn(ctx).id)
  if (!booking) throw fail('not-found')
  const paid = (await paidRent(ctx, booking)).filter(({ row }) => yearOf(row) === year)
  if (paid.length === 0) throw fail('not-yet', 'No rent of that year is paid and confirmed.')
  return receiptOf(ctx, booking, { number: `RR-${booking.id}-${year}`, paid, year })
}

const yearOf = (row: InstalmentRow) => financialYearOf(row.periodFrom ?? row.dueOn)

export async function paidRent(ctx: Pick<CallContext, 'db'>, booking: BookingRow): Promise<Paid[]> {
  const rows = new Map((await findInstalments(ctx.db, booking.id)).map((row) => [row.id, row]))
  return (await findPayments(ctx.db, booking.id))
    .flatMap((payment) => {
      const row = rows.get(payment.instalmentId ?? 0)
      return payment.what === 'rent' && payment.confirmedAt && row ? [{ payment, row }] : []
    })
    .sort((one, other) => one.row.number - other.row.number || one.payment.id - other.payment.id)
}

interface Given {
  number: string
  paid: readonly Paid[]
  year: number
}

async function receiptOf(ctx: CallContext, booking: BookingRow, given: Given): Promise<FileAnswer> {
  const bytes = await drawRentReceipt(await rentReceiptOf(ctx, booking, given))
  const downloadName = `Rent receipt ${given.number}.pdf`
  return { stream: Readable.from([bytes]), sizeBytes: bytes.length, contentType: 'application/pdf', downloadName }
}

/** The owner’s PAN in full only where the law asks the tenant for it: above so much rent in the year. */
export async function rentReceiptOf(
  ctx: Pick<CallContext, 'db' | 'config' | 'now'>,
  booking: BookingRow,
  { number, paid, year }: Given,
): Promise<RentReceipt> {
  const rentOfYear = (await findInstalments(ctx.db, booking.id))
    .filter((row) => row.what === 'rent' && yearOf(row) === year)
    .reduce((sum, row) => sum + row.grossPaise, 0)
  const isFull = rentOfYear > inForceOn(hraRules, `${year}-04-01`).panAbovePaise
  const [item] = await findItems(ctx.db, [booking.propertyId])
  const owner = await findUser(ctx.db, booking.sellerId)
  const tenant = await findUser(ctx.db, booking.buyerId)
  if (!item || !owner || !tenant) throw fail('not-found')
  return {
    number,
    year,
    owner: `${owner.firstname} ${owner.lastname}`,
    tenant: `${tenant.firstname} ${tenant.lastname}`,
    pan: await findPan(ctx, booking.sellerId, isFull),
    isPanNeeded: isFull,
    isSimulated: booking.channel === 'sandbox',
    address: [item.locationData.society, item.locationData.address, item.locationData.city]
      .filter((part, at, all) => part && all.indexOf(part) === at)
      .join(', '),
    paid: paid.map(({ payment, row }) => ({
      from: row.periodFrom ?? row.dueOn,
      to: row.periodTo ?? row.dueOn,
      paidOn: payment.paidOn,
      how: payment.orderId === null ? (payment.reference ?? '') : `Order ${payment.orderId}`,
      grossPaise: payment.grossPaise,
      tdsPaise: payment.tdsPaise,
    })),
    at: paid.at(-1)?.payment.confirmedAt ?? ctx.now,
  }
}
