import type { EstimateComparable } from '@properysearch/contract/estimates/calls'
import { bhkNames } from '@properysearch/contract/listings/facts'
import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { formatMonth } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import type { AskedListing } from './estimate-body.tsx'

interface Props {
  comparables: readonly EstimateComparable[]
  listing: AskedListing
  without: readonly number[]
  onLeaveOut: (ids: readonly number[]) => void
}

/** The listings most like it. One that is unlike it after all can be left out, and the estimate follows. */
export function ComparableList({ comparables, listing, without, onLeaveOut }: Props) {
  const counted = comparables.filter(({ id }) => !without.includes(id)).length
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id="comparables" className="font-semibold text-base">
          Comparables: {counted} of {comparables.length} counted
        </p>
        {without.length > 0 ? (
          <Button look="quiet" onClick={() => onLeaveOut([])}>
            Count all
          </Button>
        ) : null}
      </div>
      <p className="max-w-prose text-soft-ink text-sm">
        The most similar within 5 km. Leave out any that you know to be different, and the estimate is worked out
        without it.
      </p>
      <ul aria-labelledby="comparables" className="text-sm">
        {comparables.map((comparable) => (
          <Row
            key={comparable.id}
            comparable={comparable}
            isRent={listing.listedIn === 'rent'}
            isOut={without.includes(comparable.id)}
            onPress={() =>
              onLeaveOut(
                without.includes(comparable.id)
                  ? without.filter((id) => id !== comparable.id)
                  : [...without, comparable.id],
              )
            }
          />
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  comparable: EstimateComparable
  isRent: boolean
  isOut: boolean
  onPress: () => void
}

function Row({ comparable, isRent, isOut, onPress }: RowProps) {
  const { id, title, locality, society, bhk, sizeInFt, price, pricePerSqft, distanceKm, listedAt } = comparable
  const facts = [
    ...(bhk ? [bhkNames[bhk]] : []),
    `${formatNumber(sizeInFt)} sqft`,
    society ?? locality,
    distanceKm < 0.1 ? 'next door' : `${formatNumber(distanceKm, 1)} km away`,
    `listed in ${formatMonth(listedAt)}`,
  ]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-line border-b py-2.5">
      <div className={isOut ? 'text-soft-ink line-through' : undefined}>
        <Link to={pathTo('property', { id })} className="font-medium text-leaf underline underline-offset-2">
          {title}
        </Link>
        <p className="figures text-soft-ink">{facts.join(' · ')}</p>
      </div>
      <div className="grid justify-items-end gap-1">
        <p className="figures whitespace-nowrap text-end">
          <span className="font-semibold">
            {formatPrice(price)}
            {isRent ? ' /month' : ''}
          </span>
          <span className="block text-soft-ink">{formatRupees(pricePerSqft)} /sqft</span>
        </p>
        <Button look="quiet" onClick={onPress} aria-label={`${isOut ? 'Put back' : 'Leave out'}: ${title}`}>
          {isOut ? 'Put back' : 'Leave out'}
        </Button>
      </div>
    </li>
  )
}
