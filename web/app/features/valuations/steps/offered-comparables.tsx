import type { OfferedComparable } from '@properysearch/contract/valuations/calls'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { messageOf } from '../../../lib/api.ts'
import { formatExact, formatMonth } from '../../../lib/format.ts'
import { pathTo } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { FailedState, Skeleton } from '../../../ui/states.tsx'
import { useComparables } from '../valuations.queries.ts'
import { ageText } from './comparable-row.tsx'

interface OfferedProps {
  hireId: number
  /** The property has been described. */
  isAsked: boolean
  chosen: readonly number[]
  mayChoose: boolean
  onChoose: (item: OfferedComparable) => void
}

/** Live listings near the property and like it. */
export function OfferedComparables({ hireId, isAsked, chosen, mayChoose, onChoose }: OfferedProps) {
  const { data, error, refetch } = useComparables(hireId, isAsked)
  if (!isAsked) {
    return <p className="text-sm">Save the step “The property” first: comparables are chosen to match it.</p>
  }
  if (error) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" aria-label="Looking for similar listings" className="grid gap-2">
        {['a', 'b', 'c'].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    )
  }
  const offered = data.listings.filter(({ propertydata }) => !chosen.includes(propertydata.id))
  return (
    <section className="grid gap-3" aria-labelledby="offered-comparables">
      <h3 id="offered-comparables" className="font-semibold">
        Similar listings nearby
      </h3>
      {data.usual ? (
        <p className="figures text-soft-ink text-sm">
          Usual in {data.usual.place}: {formatExact(data.usual.low)} to {formatExact(data.usual.high)} per sqft, from{' '}
          {data.usual.listings} live listings in {formatMonth(data.usual.month)}.
        </p>
      ) : null}
      {offered.length === 0 ? (
        <p className="text-soft-ink text-sm">
          {data.listings.length > 0
            ? 'You have chosen all of them.'
            : 'Nothing similar is listed within five kilometres.'}
        </p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {offered.map((item) => (
            <li key={item.propertydata.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <Link
                  to={pathTo('property', { id: item.propertydata.id })}
                  target="_blank"
                  className="font-medium underline decoration-line underline-offset-2"
                >
                  {item.propertydata.title}
                </Link>
                <p className="figures text-soft-ink text-sm">
                  {[
                    `${formatExact(item.propertydata.price)}, ${formatExact(item.propertydata.pricePerSqft)} per sqft`,
                    `${formatNumber(item.detailsData.sizeInFt, 2)} sqft`,
                    ageText(item.detailsData.age),
                    item.distanceKm === null ? null : `${formatNumber(item.distanceKm, 1)} km away`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Button
                look="secondary"
                className="text-sm"
                disabled={!mayChoose}
                aria-label={`Compare with ${item.propertydata.title}`}
                onClick={() => onChoose(item)}
              >
                Choose
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
