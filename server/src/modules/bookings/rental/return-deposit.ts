import { formatRupees } from '@properysearch/contract/values/money'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fail, invalid } from '../../../platform/errors.ts'
import { announceBooking } from '../bookings.notices.ts'
import { movedOn } from '../bookings.rules.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { insertPayment } from '../payments.sql.ts'
import { checkDay } from '../record-payment.ts'
import { depositOf } from './deposit-of.ts'
import { lockAsOwner } from './rental-terms.ts'

interface Returned {
  id: number
  amount: number
  paidOn: string
  reference: string
}

/** The owner has the deposit, so the owner pays it back; the tenant confirms that it arrived. */
export async function recordDepositReturn(
  ctx: CallContext,
  { id, amount, paidOn, reference }: Returned,
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockAsOwner(tx, id, userId)
    if (booking.state !== 'exiting') throw movedOn(booking.state)
    checkDay(tx, booking, paidOn)
    const { toReturnPaise } = await depositOf(tx, booking)
    if (toReturnPaise === 0) throw fail('not-yet', 'Nothing is to be returned now: the rest is open or on its way.')
    if (Math.round(amount * 100) !== toReturnPaise) {
      throw invalid({ amount: `${formatRupees(toReturnPaise / 100, 2)} is to be returned.` })
    }
    const row = { paise: toReturnPaise, paidOn, reference, at: tx.now, isConfirmed: false }
    const made = await insertReturn(tx.db, booking, row)
    if (!made) throw fail('moved-on', 'A return has already been recorded. The tenant has to confirm it.')
    await announceBooking(tx, booking, 'record-deposit-return', userId)
  })
}

/** Undefined when one waits for the tenant’s word already. No tax is deducted from it. */
export function insertReturn(
  db: Db,
  { id, sellerId }: Pick<BookingRow, 'id' | 'sellerId'>,
  { paise, at, ...given }: { paise: number; paidOn: string; reference: string; at: Date; isConfirmed: boolean },
): Promise<{ id: number } | undefined> {
  return insertPayment(db, {
    ...given,
    bookingId: id,
    what: 'deposit-return',
    instalmentId: null,
    orderId: null,
    grossPaise: paise,
    tdsPaise: 0,
    cashPaise: paise,
    recordedBy: sellerId,
    recordedAt: at,
  })
}
