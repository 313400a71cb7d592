import type { ListingReview } from '@properysearch/contract/listings/deciding-calls'
import type { Position } from '@properysearch/contract/values/geometry'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface ReviewPoint extends Position {
  label: string
}
export type RenderPlaceMap = (points: ReviewPoint[]) => ReactNode

/** Where the owner put the pin, and where the place lies that they named. */
export function ReviewPlace({ review, renderMap }: { review: ListingReview; renderMap: RenderPlaceMap }) {
  const { listing, namedPlace } = review
  const { latitude, longitude } = listing.fields
  const pin = latitude === null || longitude === null ? [] : [{ label: 'Pin', latitude, longitude }]
  const named = namedPlace ? [{ ...namedPlace, label: namedPlace.name }] : []
  return (
    <div className="grid gap-3">
      {listing.doubts.length > 0 ? (
        <ul className="grid gap-1 rounded-control bg-marigold-wash p-3 text-sm">
          {listing.doubts.map((doubt) => (
            <li key={doubt.field} className="flex items-start gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-marigold-ink" />
              {doubt.message}
            </li>
          ))}
        </ul>
      ) : null}
      {pin.length > 0 ? renderMap([...pin, ...named]) : <p>The owner has not put a pin on the map.</p>}
    </div>
  )
}
