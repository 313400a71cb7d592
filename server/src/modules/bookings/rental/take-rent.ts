import type { Context } from '../../../context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { announceBooking } from '../bookings.notices.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { keptBySellerJob } from '../kept-by-seller.ts'
import { addPaid, findInstalment, type PaymentRow } from '../payments.sql.ts'
import { settleExit } from './settle-exit.ts'

type Paid = Pick<PaymentRow, 'what' | 'instalmentId' | 'grossPaise' | 'cashPaise' | 'orderId'>

/** Rent that came through the partner goes on to the owner at once: the tenant paid it for nobody else. */
export async function takeRentalMoney(tx: Context, booking: BookingRow, paid: Paid): Promise<void> {
  if (paid.what === 'deposit-return') {
    await announceBooking(tx, booking, 'confirm-deposit-return')
    return settleExit(tx, booking.id)
  }
  const row = await findInstalment(tx.db, paid.instalmentId ?? 0)
  if (!row) throw new Error('An instalment that is paid is one of the deal.')
  await addPaid(tx.db, row.id, paid.grossPaise)
  if (row.what === 'rent' && paid.orderId !== null) {
    const key = `rent:${row.id}:${row.paidPaise}`
    await enqueue(tx.db, keptBySellerJob, { bookingId: booking.id, amountPaise: paid.cashPaise, key })
  }
  await announceBooking(tx, booking, row.what === 'deposit' ? 'pay-deposit' : 'pay-rent')
}
