import type { InventoryMoment } from '@properysearch/contract/bookings/rental'
import type { Inventory } from '@properysearch/contract/bookings/rental-room'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { announceBooking } from '../bookings.notices.ts'
import { movedOn } from '../bookings.rules.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { dropWords } from '../deal.sql.ts'
import { saveInventoryRow } from './handover.sql.ts'
import { lockRental } from './rental-terms.ts'

const openIn: Record<InventoryMoment, readonly BookingRow['state'][]> = {
  in: ['booked', 'registered'],
  out: ['active', 'notice'],
}
const wordFor = { in: 'move-in', out: 'inspect' } as const

/** Until both have confirmed it. Whoever had given their word gives it again for what it says now. */
export async function reopenInventory(
  tx: CallContext,
  { id, at }: { id: number; at: InventoryMoment },
  userId: number,
): Promise<BookingRow> {
  const booking = await lockRental(tx, id, userId)
  if (!openIn[at].includes(booking.state)) throw movedOn(booking.state)
  await dropWords(tx.db, booking.id, wordFor[at])
  return booking
}

export async function saveInventory(
  ctx: CallContext,
  asked: Pick<Inventory, 'items' | 'readings' | 'version' | 'at'> & { id: number },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await reopenInventory(tx, asked, userId)
    const { at, items, readings, version } = asked
    const row = { bookingId: booking.id, at, items, readings, version, userId, now: tx.now }
    if (!(await saveInventoryRow(tx.db, row))) {
      throw fail('changed-meanwhile', 'The other side has changed the inventory. Please look at it again.')
    }
    await announceBooking(tx, booking, 'save-inventory', userId)
  })
}
