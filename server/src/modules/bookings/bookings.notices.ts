import type { BookingAct, BookingSide } from '@properysearch/contract/bookings/facts'
import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import { findStanding } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import type { BookingRow } from './bookings.sql.ts'

type Told = 'request' | 'book' | BookingAct

interface Notice {
  to: readonly BookingSide[]
  title: (listing: string) => string
  body: string
}

const notices: Partial<Record<Told, Notice>> = {
  request: {
    to: ['seller'],
    title: (listing) => `Someone asks to book ${listing}`,
    body: 'Accept or decline within 72 hours.',
  },
  book: {
    to: ['seller'],
    title: (listing) => `${listing} was booked`,
    body: 'It is on hold now. The buyer verifies their account next.',
  },
  accept: {
    to: ['buyer'],
    title: (listing) => `The owner accepted your booking of ${listing}`,
    body: 'It is on hold for you. Verify your account with ₹1 within 7 days.',
  },
  reject: {
    to: ['buyer'],
    title: (listing) => `The owner declined your booking of ${listing}`,
    body: 'No money was taken.',
  },
  withdraw: {
    to: ['seller'],
    title: (listing) => `The buyer withdrew from ${listing}`,
    body: 'Your listing is available again.',
  },
  'call-off': {
    to: ['buyer'],
    title: (listing) => `The owner called off the booking of ${listing}`,
    body: 'Whatever you paid comes back in full.',
  },
  expire: {
    to: ['buyer', 'seller'],
    title: (listing) => `The booking of ${listing} has expired`,
    body: 'The next step was not taken in time. Whatever was paid comes back in full.',
  },
}

/** Both sides' screens look again, and whoever did not press hears of it. It names nobody. */
export async function announceBooking(tx: Context, booking: BookingRow, what: Told): Promise<void> {
  const { id: bookingId, propertyId, buyerId, sellerId } = booking
  tx.db.afterCommit(() =>
    tx.events.publish({ name: 'booking.changed', to: { people: [buyerId, sellerId] }, bookingId, propertyId }),
  )
  const notice = notices[what]
  if (!notice) return
  const listing = (await findStanding(tx.db, propertyId))?.title ?? 'a property'
  const people = notice.to
    .map((side) => ({ side, userId: side === 'buyer' ? buyerId : sellerId }))
    .sort((a, b) => a.userId - b.userId)
  for (const { side, userId } of people) {
    await notify(tx, {
      userId,
      title: notice.title(listing),
      body: notice.body,
      link: side === 'buyer' ? pathTo('myBookings') : pathTo('bookingRequests'),
    })
  }
}
