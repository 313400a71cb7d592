import type { ListedBooking } from '@properysearch/contract/bookings/calls'
import { Link } from '../../ui/link.tsx'
import { BookingStateBadge } from './booking-state-badge.tsx'
import { dealAddress, priceText } from './booking-words.ts'

/** A line for each booking: who, at what price, and where it stands. It leads to the deal. */
export function NewestBookings({ bookings }: { bookings: readonly ListedBooking[] }) {
  return (
    <ul className="divide-y divide-line">
      {bookings.map(({ bookingData, userData }) => (
        <li key={bookingData.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <p className="min-w-0 break-words">
            <Link to={dealAddress(bookingData)} className="text-leaf underline underline-offset-2">
              {userData.name}
            </Link>{' '}
            <span className="figures font-semibold">{priceText(bookingData.price, bookingData.kind)}</span>
          </p>
          <BookingStateBadge booking={bookingData} />
          {bookingData.hindrance ? <p className="basis-full text-soft-ink text-sm">{bookingData.hindrance}</p> : null}
        </li>
      ))}
    </ul>
  )
}
