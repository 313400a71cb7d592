import { useNavigate, useParams } from 'react-router'
import { ListingStateBadge } from '../../features/listings/listing-state-badge.tsx'
import { ListingReview } from '../../features/listings/review/listing-review.tsx'
import { useListingReview } from '../../features/listings/review/review.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'

export const meta = () => privateMeta('Review of a listing')

export default function AdminListingPage() {
  const id = Number(useParams().id)
  const navigate = useNavigate()
  const { data, error, refetch } = useListingReview(Number.isSafeInteger(id) ? id : 0)
  const isHeld = data?.listing.state === 'submitted' && data.listing.duplicateReasons.length > 0
  const title = data?.listing.fields.title ?? 'Review of a listing'
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to={pathTo('adminListings')} className="inline-block py-2 font-semibold text-leaf hover:underline">
          Listings to verify
        </Link>
      </p>
      <PageHeader title={title}>Compare the papers with what the listing says.</PageHeader>
      {data ? (
        <ListingReview
          review={data}
          badge={<ListingStateBadge {...data.listing} isHeld={isHeld} />}
          onDecided={() => void navigate(pathTo('adminListings'))}
        />
      ) : error || !(id > 0) ? (
        <FailedState
          message={error ? messageOf(error) : 'There is no listing with this number.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </>
  )
}
