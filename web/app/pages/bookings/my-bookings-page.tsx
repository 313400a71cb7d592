import { MyBookings } from '../../features/bookings/my-bookings.tsx'
import { MyShares } from '../../features/bookings/sharers/my-shares.tsx'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { SearchLink } from '../kept/search-link.tsx'
import { AgentsRequests } from '../mandates/agents-requests.tsx'

export const meta = () => privateMeta('My Bookings')

export default function MyBookingsPage() {
  const [page, setPage] = usePageNumber()
  return (
    <>
      <PageHeader title="My Bookings">
        What you have booked or asked to book, what comes next, and whose turn it is.
      </PageHeader>
      <AgentsRequests side="buyer" />
      <MyShares />
      <MyBookings
        page={page}
        onPage={setPage}
        renderCard={(item) => <PropertyCard item={item} size="small" heading="h3" />}
        empty={
          <EmptyState
            picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
            title="No bookings yet"
            action={<SearchLink />}
          >
            Open a property and press “Book this property”. The owner has 72 hours to answer, you pay nothing until
            then, and you follow every step here.
          </EmptyState>
        }
      />
    </>
  )
}
