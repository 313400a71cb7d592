import { boxAround } from '@properysearch/contract/values/geometry'
import { useNavigate, useParams } from 'react-router'
import { ListingStateBadge } from '../../features/listings/listing-state-badge.tsx'
import { ListingReview } from '../../features/listings/review/listing-review.tsx'
import { useListingReview } from '../../features/listings/review/review.queries.ts'
import type { ReviewPoint } from '../../features/listings/review/review-place.tsx'
import { PropertyMap } from '../../features/map/property-map.tsx'
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
          renderMap={(points) => <PlaceMap points={points} />}
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

/** Near enough to see streets, far enough to see both places. */
const leastDegrees = 0.02

/** Some 400 metres: nearer than this, labels would cover one another, and which is which does not matter. */
const samePlaceDegrees = 0.004

function PlaceMap({ points }: { points: ReviewPoint[] }) {
  const { west, south, east, north } = boxAround(points)
  const span = Math.max(east - west, north - south)
  const isOnePlace = span < samePlaceDegrees
  const pad = isOnePlace ? leastDegrees : Math.max(Math.min(leastDegrees, span), span * 0.15)
  const shown = isOnePlace ? points.slice(0, 1) : points
  const label = (point: ReviewPoint) => (isOnePlace ? points.map((one) => one.label).join(', ') : point.label)
  const center = { latitude: (north + south) / 2, longitude: (west + east) / 2 }
  return (
    <PropertyMap
      height="20rem"
      label="The pin, and the place that the owner named"
      center={center}
      zoom={13}
      fit={{ west: west - pad, south: south - pad, east: east + pad, north: north + pad }}
      pins={shown.map((point, i) => ({
        ...point,
        label: label(point),
        id: i,
        title: label(point),
        price: 0,
        listedIn: 'sell',
      }))}
    />
  )
}
