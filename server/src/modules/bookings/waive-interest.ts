import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { announceBooking } from './bookings.notices.ts'
import { movedOn } from './bookings.rules.ts'
import { interestDue } from './late-interest.ts'
import { lockOwnBooking } from './lock-own-booking.ts'
import { endInterest, findInstalment, findWaiting } from './payments.sql.ts'
import { settleIfPaid } from './take-money.ts'

/** It is the seller's, so the seller can do without it. */
export async function waiveInterest(ctx: CallContext, { instalmentId }: { instalmentId: number }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  const seen = await findInstalment(ctx.db, instalmentId)
  if (!seen) throw fail('not-found')
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, seen.bookingId, userId)
    if (booking.sellerId !== userId) throw fail('not-found')
    if (booking.state !== 'paying') throw movedOn(booking.state)
    const row = await findInstalment(tx.db, instalmentId)
    if (row) interestDue(row)
    if ((await findWaiting(tx.db, booking.id)).includes('interest')) {
      throw fail('not-yet', 'A payment of interest is recorded. Say whether it has arrived first.')
    }
    await endInterest(tx.db, instalmentId, 'waived', tx.now)
    await announceBooking(tx, booking, 'waive-interest', userId)
    await settleIfPaid(tx, booking.id)
  })
}
