import type { Estimate, GivenEstimate } from '@properysearch/contract/estimates/calls'
import { bandPercent, refusalTexts } from '@properysearch/contract/estimates/facts'
import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import type { ShownValuation } from '@properysearch/contract/valuations/calls'
import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { formatDay } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { AccuracyByPlace } from './accuracy-by-place.tsx'
import { BandBar, type Mark } from './band-bar.tsx'
import { ComparableList } from './comparable-list.tsx'
import { FactTable } from './fact-table.tsx'

export interface AskedListing {
  id: number
  listedIn: ListedIn
  subcategory: Subcategory
  /** Rupees; null where it has not been said yet. */
  price: number | null
}

interface Props {
  answer: Estimate
  listing: AskedListing
  valuation: ShownValuation | null
  isAsking: boolean
  failure: string | null
  without: readonly number[]
  onLeaveOut: (ids: readonly number[]) => void
}

/** The estimate with its band, what moved it, its comparables, and how right such estimates were. */
export function EstimateBody({ answer, listing, valuation, isAsking, failure, without, onLeaveOut }: Props) {
  const { estimate, refusal, comparables } = answer
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div aria-live="polite" aria-busy={isAsking} className={isAsking ? 'opacity-60' : undefined}>
        {estimate ? (
          <Figures estimate={estimate} listing={listing} valuation={valuation} />
        ) : (
          <p className="max-w-prose text-soft-ink">{refusalTexts[refusal ?? 'too-few-alike']}</p>
        )}
      </div>
      {failure ? (
        <Notice look="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
      {estimate && estimate.facts.length > 0 ? <FactTable facts={estimate.facts} /> : null}
      {comparables.length > 0 ? (
        <ComparableList comparables={comparables} listing={listing} without={without} onLeaveOut={onLeaveOut} />
      ) : null}
      {estimate ? <HowRight estimate={estimate} listing={listing} /> : null}
    </div>
  )
}

function Figures({ estimate, listing, valuation }: { estimate: GivenEstimate } & Pick<Props, 'listing' | 'valuation'>) {
  const { price, low, high, pricePerSqft } = estimate
  const say = (rupees: number) => `${formatPrice(rupees)}${listing.listedIn === 'rent' ? ' /month' : ''}`
  const marks: Mark[] = [
    { name: 'Estimate', value: price, look: 'leaf' },
    ...(listing.price === null ? [] : [{ name: 'Asking price', value: listing.price, look: 'marigold' } as const]),
    ...(valuation ? [{ name: 'Evaluator’s value', value: valuation.market, look: 'ink' } as const] : []),
  ]
  return (
    <div className="grid gap-4">
      <p className="w-fit rounded-full bg-marigold-wash px-3 py-1 font-semibold text-sm">
        An estimate, not a valuation
      </p>
      <div className="figures flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <strong className="font-bold text-3xl">{say(price)}</strong>
        <span className="text-lg">
          {formatPrice(low)} to {say(high)}
        </span>
        <span className="text-soft-ink text-sm">
          {formatRupees(pricePerSqft)} per {listing.subcategory === 'Plots' ? 'sqft' : 'carpet sqft'}
        </span>
      </div>
      <BandBar low={low} high={high} marks={marks} say={say} />
      {listing.price === null ? null : <p className="max-w-prose">{standing(listing.price, estimate)}</p>}
      {valuation ? (
        <p className="max-w-prose text-soft-ink text-sm">
          The evaluator’s signed value of {formatDay(valuation.valuedOn)} rests on an inspection; where the two differ,
          trust the evaluator.
        </p>
      ) : null}
    </div>
  )
}

function standing(asked: number, { price, low, high }: GivenEstimate): string {
  const difference = Math.round((asked / price - 1) * 100)
  const how = difference === 0 ? 'the same as' : `${Math.abs(difference)}% ${difference < 0 ? 'below' : 'above'}`
  const where = asked < low ? 'below the band: ask why' : asked > high ? 'above the band: ask why' : 'within the band'
  return `The asking price is ${how} the estimate, ${where}.`
}

function HowRight({
  estimate: { accuracy, learnedFrom, trainedAt },
  listing,
}: { estimate: GivenEstimate } & Pick<Props, 'listing'>) {
  const deal = listing.listedIn === 'rent' ? 'for rent' : 'for sale'
  const where = accuracy.of === 'whole' ? 'Overall' : `In ${accuracy.place}`
  return (
    <div className="grid max-w-prose gap-2 text-soft-ink text-sm">
      <p>
        {where}, half of our estimates were within{' '}
        <strong className="text-ink">{formatNumber(accuracy.medianErrorPercent, 1)}%</strong> of the asking price, and{' '}
        <strong className="text-ink">{formatNumber(accuracy.coveragePercent, 1)}%</strong> of asking prices lay within
        the band, which is meant to hold {bandPercent}%. Measured on {formatNumber(accuracy.listings)} listings {deal}{' '}
        that the model had not seen.
      </p>
      <p>
        Learned on {formatDay(trainedAt)} from {formatNumber(learnedFrom)} listings {deal}: from asking prices, not from
        what was paid. The price of this listing played no part, and nobody is ranked by its estimate.
      </p>
      <AccuracyByPlace listedIn={listing.listedIn} />
    </div>
  )
}
