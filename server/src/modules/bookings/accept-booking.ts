import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { violates } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { bookBid, findAcceptedBid } from '../bids/index.ts'
import { findStanding, moveForDeal } from '../listings/index.ts'
import { deadlineOf, movedOn } from './bookings.rules.ts'
import { type BookingRow, moveBooking } from './bookings.sql.ts'
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
  const promised = await keepPromise(tx, booking)
  // The price that was promised to this buyer is theirs, also where they had asked at another.
  const price = promised ? { bidId: promised.id, pricePaise: promised.agreedPaise } : {}
  const set = { deadlineAt: deadlineOf('accepted', tx.now), ...price }
  const isMoved = await moveBooking(tx.db, booking, { act: 'accept', ...by, set }, tx.now).catch((error: unknown) => {
    throw violates(error, 'bookings_active_once') ? fail('limit-reached', taken) : error
  })
  if (!isMoved) throw movedOn(booking.state)
  if (promised) await bookBid(tx, promised.id)
  if ((await findStanding(tx.db, booking.propertyId))?.state !== 'verified') {
    throw fail('limit-reached', 'This property is no longer available.')
  }
  await moveForDeal(tx, booking.propertyId, 'hold')
  await enqueue(tx.db, tellOthersJob, { bookingId: booking.id })
  await enqueue(tx.db, dealBegunJob, { bookingId: booking.id })
}

/** A price that was promised to another bidder is kept for them. */
async function keepPromise(tx: Context, booking: BookingRow) {
  const promised = await findAcceptedBid(tx.db, booking.propertyId, tx.now)
  if (!promised || promised.buyerId === booking.buyerId) return promised
  throw fail(
    'limit-reached',
    `A bid of ${formatRupees(promised.agreedPaise / 100)} is accepted, and its price is kept for that buyer until they book or its 7 days are over.`,
  )
}
