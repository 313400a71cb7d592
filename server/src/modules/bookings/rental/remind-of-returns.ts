import { dealPath } from '@properysearch/contract/bookings/deal-path'
import { inForceOn, rentalRules } from '@properysearch/contract/bookings/law'
import { formatRupees } from '@properysearch/contract/values/money'
import { type Context, inTransaction } from '../../../context.ts'
import { eachPageApart } from '../../../platform/jobs/each-apart.ts'
import { findPlainName } from '../../listings/index.ts'
import { notify } from '../../notifications/index.ts'
import { lockBooking } from '../bookings.sql.ts'
import { today } from '../take-money.ts'
import { depositOf } from './deposit-of.ts'
import { findReturnsToRemind, markReturnReminded } from './rent.sql.ts'

/** The owner hears on the day the deposit is due and every week after it; on one day once. */
export async function remindOfReturns(ctx: Context): Promise<void> {
  const day = today(ctx)
  const { settlementDays } = inForceOn(rentalRules, day)
  const findPage = (afterId: number) => findReturnsToRemind(ctx.db, day, { settlementDays, afterId })
  await eachPageApart(ctx.log, findPage, ({ id, propertyId, sellerId }) =>
    inTransaction(ctx, async (tx) => {
      const booking = await lockBooking(tx.db, id)
      if (!booking || !(await markReturnReminded(tx.db, id, day))) return
      const { toReturnPaise } = await depositOf(tx, booking)
      if (toReturnPaise === 0) return
      await notify(tx, {
        kind: 'deals',
        userId: sellerId,
        title: `${formatRupees(toReturnPaise / 100, 2)} of the deposit for ${await findPlainName(tx.db, propertyId)} is due`,
        body: 'Pay it back to the tenant and record the transfer in the deal. Any part in dispute may wait.',
        link: dealPath('seller', { bookingId: id, propertyId }),
      })
    }),
  )
}
