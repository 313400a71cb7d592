import type { PropertyItem } from '@properysearch/contract/listings/property'
import type { SentSearchQuery } from '@properysearch/contract/search/calls'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { leadsSomewhere } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

interface ListingsHereProps {
  listings: { data: PropertyItem[]; total: number; isTotalExact: boolean } | undefined
  query: SentSearchQuery | null
  /** What went wrong, in words. */
  problem: string | undefined
  onRetry: () => void
  highlightedId: number | null
  onHighlight: (id: number | null) => void
}

const listPath = '/PropertyListHome'

/** The first listings of what the map shows: beside it, or on a phone in a sheet that comes up. */
export function ListingsHere({ listings, query, problem, onRetry, highlightedId, onHighlight }: ListingsHereProps) {
  const [isUp, setUp] = useState(false)
  const count = listings?.data.length ?? 0
  return (
    <section aria-label="Properties on the map" className="map-page-list" data-up={isUp}>
      <button type="button" aria-expanded={isUp} onClick={() => setUp(!isUp)} className="map-page-handle">
        <span className="figures font-semibold">{listings ? summaryOf(listings) : 'Listings'}</span>
        <ChevronUp aria-hidden className="size-5 transition-transform duration-150" />
      </button>
      <div className="map-page-cards">
        {problem ? (
          <FailedState message={problem} onRetry={onRetry} />
        ) : !listings ? (
          [1, 2, 3, 4].map((slot) => <Skeleton key={slot} className="h-32 rounded-card" />)
        ) : count === 0 ? (
          <EmptyState title="Nothing in this part of the map">
            Zoom out, move the map, or choose All to see every kind of property.
          </EmptyState>
        ) : (
          <>
            <h2 className="figures hidden font-semibold text-base lg:block">{summaryOf(listings)}</h2>
            <ul className="grid gap-3">
              {listings.data.map((item) => (
                <li key={item.propertydata.id}>
                  <PropertyCard
                    item={item}
                    size="small"
                    isHighlighted={item.propertydata.id === highlightedId}
                    onHighlight={onHighlight}
                  />
                </li>
              ))}
            </ul>
            {leadsSomewhere(listPath) && query ? (
              <ButtonLink look="secondary" wide to={`${listPath}?${new URLSearchParams(textsOf(query))}`}>
                See them as a list
              </ButtonLink>
            ) : null}
          </>
        )}
      </div>
    </section>
  )
}

function summaryOf({ data, total, isTotalExact }: NonNullable<ListingsHereProps['listings']>): string {
  const all = `${isTotalExact ? '' : 'about '}${formatNumber(total)}`
  if (total === 0) return 'No listings'
  return data.length < total
    ? `First ${data.length} of ${all} listings`
    : `${all} ${total === 1 ? 'listing' : 'listings'}`
}

function textsOf(query: SentSearchQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))
}
