import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { announceBooking } from './bookings.notices.ts'
import { splitGross } from './deduct-tax.ts'
import { lockOwnBooking } from './lock-own-booking.ts'
import { insertPayment } from './payments.sql.ts'
import { mayPrepay } from './prepay.ts'
import { checkDay, mustBeDirect, mustNotBeCash } from './record-payment.ts'

/** Between buyer and seller: one says so, the other confirms. */
export async function recordPrepayment(
  ctx: CallContext,
  asked: { id: number; amount: number; paidOn: string; reference: string },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, asked.id, userId)
    mustBeDirect(booking, 'prepayment')
    checkDay(tx, booking, asked.paidOn)
    mustNotBeCash(tx, asked)
    const grossPaise = Math.round(asked.amount * 100)
    await mayPrepay(tx, booking, { grossPaise, paidOn: asked.paidOn, field: 'amount' })
    const { paidOn, reference } = asked
    await insertPayment(tx.db, {
      bookingId: booking.id,
      what: 'prepayment',
      instalmentId: null,
      grossPaise,
      ...(await splitGross(tx, booking, grossPaise)),
      orderId: null,
      paidOn,
      reference,
      recordedBy: userId,
      recordedAt: tx.now,
      isConfirmed: false,
    })
    await announceBooking(tx, booking, 'record-payment', userId)
  })
}
