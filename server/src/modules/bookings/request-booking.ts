import type { Booking } from '@properysearch/contract/bookings/calls'
import { refundTableFor } from '@properysearch/contract/bookings/cancelling'
import { plainName } from '@properysearch/contract/listings/plain-name'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { lockStanding } from '../listings/index.ts'
import { acceptBooking } from './accept-booking.ts'
import { announceBooking } from './bookings.notices.ts'
import { bookingOnWire, deadlineOf, mostOpenRequests, mostUnpaid } from './bookings.rules.ts'
import { type BookingRow, findBeforeBooking, findBooking, insertBooking } from './bookings.sql.ts'
import { showBooking } from './show-booking.ts'
import type { TermsListing } from './terms.rules.ts'
import { termsOf } from './terms.ts'

/**
 * At the price of the buyer's accepted bid it needs no further answer, nor where the owner said so; else the owner is
 * asked. The same press twice is one booking.
 */
export async function requestBooking(
  ctx: CallContext,
  asked: { propertyId: number; message?: string | undefined },
): Promise<Booking> {
  const { id: buyerId } = signedIn(ctx)
  const { booking, isFree } = await inTransaction(ctx, async (tx) => {
    const { listing, ownerId, name } = await mayBook(tx, asked.propertyId, buyerId)
    const before = await findBeforeBooking(tx.db, asked.propertyId, buyerId, tx.now)
    const bidId = before.bidderId === buyerId ? before.bidId : null
    const agreedPaise = bidId === null ? null : before.agreedPaise
    const pricePaise = agreedPaise ?? Math.round(listing.price * 100)
    const terms = termsOf(tx, listing, pricePaise / 100, before.terms ?? undefined)
    const isAccepted = bidId !== null || terms.isInstant
    mayBookMore(before, isAccepted)
    const made = await insertBooking(tx.db, {
      propertyId: asked.propertyId,
      kind: terms.kind,
      buyerId,
      sellerId: ownerId,
      bidId,
      message: asked.message ?? null,
      pricePaise,
      bookingPaise: Math.round(terms.bookingAmount * 100),
      channel: terms.channel,
      refundTable: refundTableFor(listing),
      terms,
      now: tx.now,
      deadlineAt: deadlineOf('requested', tx.now),
    })
    if (!made) throw fail('moved-on', 'You have already asked to book this property. See it under My Bookings.')
    if (isAccepted) await acceptBooking(tx, made, { by: 'system', byUser: null })
    await announceBooking(tx, { ...made, name }, isAccepted ? 'book' : 'request')
    if (isAccepted) return { booking: (await findBooking(tx.db, made.id, buyerId)) as BookingRow, isFree: false }
    return { booking: made, isFree: before.bidId === null }
  })
  // Of a new request for a property that nobody was promised, nothing is in the way.
  return isFree ? bookingOnWire(booking, buyerId, ctx.now) : showBooking(ctx, booking, buyerId)
}

/** Until the transaction ends, whoever else books or bids for the same listing waits. */
async function mayBook(
  tx: CallContext,
  propertyId: number,
  buyerId: number,
): Promise<{ listing: TermsListing; ownerId: number; name: string }> {
  const standing = await lockStanding(tx.db, propertyId)
  if (!standing || !['verified', 'on-hold', 'sold', 'rented'].includes(standing.state)) throw fail('not-found')
  if (standing.ownerId === buyerId) throw fail('ruled-out', 'This is your own listing.')
  if (standing.state === 'on-hold') {
    throw fail(
      'limit-reached',
      'Someone else has booked this property. It becomes available again if they do not go on.',
    )
  }
  if (standing.state !== 'verified') throw fail('moved-on', 'This property is no longer available.')
  const { pricePaise, depositPaise, ...rest } = standing
  const listing = { ...rest, price: pricePaise / 100, deposit: depositPaise === null ? null : depositPaise / 100 }
  return { listing, ownerId: standing.ownerId, name: plainName(standing) }
}

/** A property that is on hold for somebody who has paid nothing is kept from others. */
function mayBookMore({ unpaid, requested }: { unpaid: number; requested: number }, isAccepted: boolean): void {
  if (unpaid >= mostUnpaid) {
    throw fail(
      'limit-reached',
      `${mostUnpaid} properties are on hold for you and not paid for. Pay for one or withdraw first.`,
    )
  }
  if (isAccepted || requested < mostOpenRequests) return
  throw fail('limit-reached', `You are waiting for ${mostOpenRequests} answers. Withdraw a request to make another.`)
}
