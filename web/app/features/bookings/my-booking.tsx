import type { Booking } from '@properysearch/contract/bookings/calls'
import { CalendarCheck } from 'lucide-react'
import { isFailure, messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FailedPart } from '../../ui/failed-part.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { BookButton } from './book-button.tsx'
import { WhoseTurn } from './booking-card.tsx'
import { useTerms } from './booking-lists.queries.ts'
import { BookingStateBadge } from './booking-state-badge.tsx'
import { type Bookable, dealAddress, exactText } from './booking-words.ts'

/** For a signed-in person beside a listing: the way to book it, what they have booked, or who booked theirs. */
export function MyBooking({ property }: { property: Bookable }) {
  const { data, error, refetch } = useTerms(property.id)
  if (data?.isOwner) {
    return (
      <ButtonLink wide look="secondary" to={`${pathTo('bookingRequests')}?property=${property.id}`}>
        <CalendarCheck aria-hidden className="size-5" />
        Bookings and terms
      </ButtonLink>
    )
  }
  if (data?.myBooking) return <Mine booking={data.myBooking} />
  if (data) {
    if (property.availability !== 'available') return null
    return (
      <div className="grid gap-2">
        <BookButton wide property={property} />
        <p className="figures text-soft-ink text-xs">
          Booking amount {exactText(data.terms.bookingAmount)}.{' '}
          {data.isAgreed || data.terms.isInstant
            ? 'The property is put on hold for you at once.'
            : 'You pay nothing before the owner accepts.'}
        </p>
      </div>
    )
  }
  if (!error) {
    return (
      <div role="status">
        <span className="sr-only">Loading your booking</span>
        <Skeleton className="h-11" />
      </div>
    )
  }
  // One that was never live cannot be booked.
  if (isFailure(error) && error.http === 404) return null
  return <FailedPart onRetry={() => void refetch()}>Your booking did not load. {messageOf(error)}</FailedPart>
}

function Mine({ booking }: { booking: Booking }) {
  return (
    <section aria-label="Your booking" className="grid gap-3 rounded-control border border-line p-4 text-sm">
      <div className="justify-self-start">
        <BookingStateBadge booking={booking} />
      </div>
      <WhoseTurn booking={booking} />
      <ButtonLink look="secondary" className="text-sm" to={dealAddress(booking)}>
        Open the deal
      </ButtonLink>
    </section>
  )
}
