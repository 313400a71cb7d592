import { isFailure, messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

interface DealNotLoadedProps {
  error: unknown
  onRetry: () => void
  /** The list it would have been opened from. */
  back?: 'myBookings' | 'bookedByAgent'
}

/** A deal that is on its way, could not be loaded, or is not this person's. */
export function DealNotLoaded({ error, onRetry, back = 'myBookings' }: DealNotLoadedProps) {
  const isAgent = back === 'bookedByAgent'
  if (isFailure(error) && (error.http === 400 || error.http === 404)) {
    return (
      <>
        <h1 className="sr-only">Deal</h1>
        <EmptyState
          picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
          title="No such deal"
          action={<ButtonLink to={pathTo(back)}>{isAgent ? 'See my deals' : 'See my bookings'}</ButtonLink>}
        >
          {isAgent
            ? 'You see a deal while you represent a side of it. Your invitations and mandates are under Booked Properties.'
            : 'You have no deal at this address. What you buy or rent is under My Bookings, what you sell or rent out under Booking requests.'}
        </EmptyState>
      </>
    )
  }
  if (error) {
    return (
      <>
        <h1 className="mb-4 text-2xl">Deal</h1>
        <FailedState message={messageOf(error)} onRetry={onRetry} />
        <p className="mt-4 text-sm">
          <Link to={pathTo(back)} className="inline-block py-2 font-semibold text-leaf hover:underline">
            {isAgent ? 'My deals' : 'My bookings'}
          </Link>
        </p>
      </>
    )
  }
  return (
    <div role="status" className="grid gap-6">
      <h1 className="sr-only">Loading the deal</h1>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Skeleton className="aspect-4/3" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}
