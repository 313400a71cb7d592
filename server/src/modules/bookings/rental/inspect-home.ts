import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { announceBooking } from '../bookings.notices.ts'
import { movedOn, sideOf } from '../bookings.rules.ts'
import { moveBooking } from '../bookings.sql.ts'
import { haveBothSaid } from '../both-say.ts'
import { today } from '../take-money.ts'
import { findInventory } from './handover.sql.ts'
import { lockRental } from './rental-terms.ts'

/** The home was looked at together: with both words the settlement of the deposit begins. */
export async function confirmInspection(ctx: CallContext, asked: { id: number; version: number }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockRental(tx, asked.id, userId)
    if (booking.state !== 'notice') throw movedOn(booking.state)
    if (((await findInventory(tx.db, booking.id, 'out'))?.version ?? 0) !== asked.version) {
      throw fail('changed-meanwhile', 'The inventory was changed. Please look at it again.')
    }
    if (!(await haveBothSaid(tx, booking, 'inspect', userId))) {
      return announceBooking(tx, booking, 'confirm-inspect', userId)
    }
    const set = { rental: { exitedOn: today(tx) } }
    await moveBooking(tx.db, booking, { act: 'inspect', by: sideOf(booking, userId), byUser: userId, set }, tx.now)
    await announceBooking(tx, booking, 'inspect')
  })
}
