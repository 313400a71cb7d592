import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { announceBooking } from './bookings.notices.ts'
import { movedOn } from './bookings.rules.ts'
import { setStampValue as writeStampValue } from './bookings.sql.ts'
import { lockOwnBooking } from './lock-own-booking.ts'
import { sumPaidOrWaiting } from './payments.sql.ts'

/** Known when the agreement is drawn up at the latest; later payments then make up for the earlier ones. */
export async function setStampValue(ctx: CallContext, asked: { id: number; amount: number }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, asked.id, userId)
    if (booking.kind !== 'sale') throw fail('ruled-out', 'A rental has no stamp value of this kind.')
    if (['settled', 'completed', 'rejected', 'cancelled', 'expired'].includes(booking.state))
      throw movedOn(booking.state)
    const paise = Math.round(asked.amount * 100)
    if (paise > booking.pricePaise * 3)
      throw invalid({ amount: 'That is more than three times the price. Please check it.' })
    if (paise === booking.stampValuePaise) return
    if ((await sumPaidOrWaiting(tx.db, booking.id)).grossPaise >= booking.pricePaise) {
      throw fail(
        'moved-on',
        'The whole price is paid: nothing is left from which tax on another value can be deducted.',
      )
    }
    await writeStampValue(tx.db, booking.id, paise, tx.now)
    await announceBooking(tx, booking, 'set-stamp-value', userId)
  })
}
