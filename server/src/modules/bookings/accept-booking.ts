import type { Context } from '../../context.ts'
import { violates } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { bookBid, findAcceptedBid } from '../bids/index.ts'
import { moveForDeal } from '../listings/index.ts'
import { deadlineOf, movedOn } from './bookings.rules.ts'
import { type BookingRow, moveBooking } from './bookings.sql.ts'
import { mustBeFree } from './hindrances.ts'
import { tellOthersJob } from './tell-others.ts'

/** The property is this buyer's from now on. */
export const dealBegunJob = jobKind<{ bookingId: number }>('deal-begun')

const taken = 'Someone else has just booked this property.'

/**
 * From here on the property is this buyer's: its listing is on hold, and the bid it comes from is used. The caller has
 * locked the listing; of two that are accepted at once the database lets one through.
 */
export async function acceptBooking(
  tx: Context,
  booking: BookingRow,
  by: { by: 'seller'; byUser: number } | { by: 'system'; byUser: null },
): Promise<void> {
  await mustBeFree(tx, booking, by.by === 'seller' ? 'seller' : 'buyer')
  const promised = await findAcceptedBid(tx.db, booking.propertyId, tx.now)
  // The price that was promised to this buyer is theirs, also where they had asked at another.
  const price = promised ? { bidId: promised.id, pricePaise: promised.agreedPaise } : {}
  const set = { deadlineAt: deadlineOf('accepted', tx.now), ...price }
  const isMoved = await moveBooking(tx.db, booking, { act: 'accept', ...by, set }, tx.now).catch((error: unknown) => {
    throw violates(error, 'bookings_active_once') ? fail('limit-reached', taken) : error
  })
  if (!isMoved) throw movedOn(booking.state)
  if (promised) await bookBid(tx, promised.id)
  await moveForDeal(tx, booking.propertyId, 'hold')
  await enqueue(tx.db, tellOthersJob, { bookingId: booking.id })
  await enqueue(tx.db, dealBegunJob, { bookingId: booking.id })
}
