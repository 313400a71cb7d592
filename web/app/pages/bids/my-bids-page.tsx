import { MyBids } from '../../features/bids/my-bids.tsx'
import { BookButton } from '../../features/bookings/book-button.tsx'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { SearchLink } from '../kept/search-link.tsx'

export const meta = () => privateMeta('My Bids')

export default function MyBidsPage() {
  const [page, setPage] = usePageNumber()
  return (
    <>
      <PageHeader title="My Bids">What you offered, what the owners answered, and whose turn it is.</PageHeader>
      <MyBids
        page={page}
        onPage={setPage}
        renderCard={(item) => <PropertyCard item={item} size="small" heading="h3" />}
        renderBook={(item) => <BookButton property={item.propertydata} />}
        empty={
          <EmptyState
            picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
            title="No bids yet"
            action={<SearchLink />}
          >
            Open a property and press “Make a bid”. The owner has 7 days to accept it, decline it or make a
            counter-offer, and you follow it here.
          </EmptyState>
        }
      />
    </>
  )
}
