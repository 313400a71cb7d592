import { taxedStates } from '@properysearch/contract/bookings/facts'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { announceBooking } from './bookings.notices.ts'
import { movedOn } from './bookings.rules.ts'
import { lockWithPayment } from './lock-own-booking.ts'
import { setChallan, confirmChallan as writeConfirmed } from './payments.sql.ts'
import { settleIfPaid, today } from './take-money.ts'

/** The tax that was deducted has reached the department. */
export async function recordChallan(
  ctx: CallContext,
  asked: { paymentId: number; number: string; paidOn: string },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { payment, booking } = await lockWithPayment(tx, asked.paymentId, userId)
    if (booking.buyerId !== userId) throw fail('not-found')
    if (!payment.confirmedAt) throw fail('not-yet', 'The payment itself has to be confirmed first.')
    if (!taxedStates[booking.kind].includes(booking.state)) throw movedOn(booking.state)
    if (payment.tdsPaise === 0) throw fail('ruled-out', 'No tax was deducted from this payment.')
    if (asked.paidOn > today(tx)) throw invalid({ paidOn: 'This day has not come yet.' })
    await setChallan(tx.db, payment.id, asked)
    await announceBooking(tx, booking, 'record-challan', userId)
    await settleIfPaid(tx, booking.id)
  })
}

/** The seller has found it in their own tax statement. It counts before, as the buyer's record, and says so. */
export async function confirmChallan(ctx: CallContext, asked: { paymentId: number; number: string }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { payment, booking } = await lockWithPayment(tx, asked.paymentId, userId)
    if (booking.sellerId !== userId) throw fail('not-found')
    if (!payment.challanNumber) throw fail('not-yet', 'The buyer has recorded no challan yet.')
    if (payment.challanNumber !== asked.number)
      throw fail('moved-on', 'The buyer has corrected the challan in the meantime.')
    if (payment.challanConfirmedAt) return
    await writeConfirmed(tx.db, payment.id, tx.now)
    await announceBooking(tx, booking, 'confirm-challan', userId)
  })
}
