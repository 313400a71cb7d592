import { type Context, inTransaction } from '../../../context.ts'
import { eachApart } from '../../../platform/jobs/each-apart.ts'
import { lockProperty } from '../../listings/index.ts'
import { announceBooking } from '../bookings.notices.ts'
import { lockBooking, moveBooking } from '../bookings.sql.ts'
import { today } from '../take-money.ts'
import { findEndedTerms } from './rent.sql.ts'

/** The last day is over: the tenant moves out, whether the home was inspected or not. It pays nobody. */
export async function endTerms(ctx: Context): Promise<void> {
  const day = today(ctx)
  await eachApart(ctx.log, await findEndedTerms(ctx.db, day), ({ id, propertyId }) =>
    inTransaction(ctx, async (tx) => {
      await lockProperty(tx.db, propertyId)
      const booking = await lockBooking(tx.db, id)
      const lastDay = booking?.leavesOn ?? booking?.endsOn
      // Renewed meanwhile, or inspected.
      if (!booking || !lastDay || lastDay >= day) return
      const set = { rental: { exitedOn: day } }
      const step = { act: 'end-term', by: 'timer', byUser: null, set } as const
      if (await moveBooking(tx.db, booking, step, tx.now)) await announceBooking(tx, booking, 'end-term')
    }),
  )
}
