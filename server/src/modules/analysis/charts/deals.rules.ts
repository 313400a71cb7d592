import type { AllData } from '@properysearch/contract/analysis/calls'
import { type AnalysisFilters, leastForMedian } from '@properysearch/contract/analysis/facts'
import type { ListedIn } from '@properysearch/contract/listings/facts'
import type { ClosedDeal } from '../keeping/blocks.sql.ts'
import { kept } from '../market/keep.ts'
import { dealKey, type Market } from '../market/market.ts'
import { medianOf, pick } from '../market/middles.rules.ts'
import { fromDeals } from '../market/sources.rules.ts'

/** What was paid, in hundredths of what was asked: from, and up to but without. */
const steps = [
  { label: 'Over 10% less', from: Number.NEGATIVE_INFINITY, to: 90 },
  { label: '5 to 10% less', from: 90, to: 95 },
  { label: 'Up to 5% less', from: 95, to: 100 },
  { label: 'As asked or more', from: 100, to: Number.POSITIVE_INFINITY },
]

const percentOf = (deal: ClosedDeal) => (deal.agreedPaise / deal.askedPaise) * 100
/** Two figures, so that no deal's own price is told. */
const aboutRupees = (paise: number | null) => (paise === null ? null : Number((paise / 100).toPrecision(2)))
/** Of fewer, a step could be one deal. */
const leastForSteps = 30
const inFives = (n: number) => Math.round(n / leastForMedian) * leastForMedian

/**
 * By place, category, kind and rooms. Nobody's deal can be read off: nothing is said of fewer than five, the newest wait
 * until they are five, and steps are counted in fives, so that neither the day before nor a wider choice tells one apart.
 */
export function drawDeals(market: Market, filters: AnalysisFilters, listedIn: ListedIn): AllData['deals'] {
  const { country, state, city, locality, subcategory, bedrooms } = filters
  const asked = { country, state, city, locality, subcategory, bedrooms }
  return kept(market, ['deals', listedIn, asked], () => tellDeals(market, dealsWanted(market, asked, listedIn)))
}

function tellDeals(market: Market, closed: readonly ClosedDeal[]): AllData['deals'] {
  const deals = untilTheLastFive(closed)
  if (deals.length === 0) {
    return {
      ...fromDeals(market, closed.length),
      paidPercent: null,
      usualDays: null,
      asked: null,
      paid: null,
      rows: [],
    }
  }
  const percents = deals.map(percentOf)
  const paidPercent = medianOf(percents)
  return {
    ...fromDeals(market, deals.length),
    paidPercent: paidPercent === null ? null : Math.round(paidPercent),
    usualDays: medianOf(deals.flatMap(({ days }) => days ?? [])),
    asked: aboutRupees(medianOf(deals.map(({ askedPaise }) => askedPaise))),
    paid: aboutRupees(medianOf(deals.map(({ agreedPaise }) => agreedPaise))),
    rows:
      deals.length < leastForSteps
        ? []
        : steps.map(({ label, from, to }) => ({
            label,
            n: inFives(percents.filter((percent) => percent >= from && percent < to).length),
          })),
  }
}

/** In the order in which they were closed. */
const turnOf = ({ closedDay, bookingId }: ClosedDeal) => closedDay * 2 ** 32 + bookingId

function untilTheLastFive(deals: readonly ClosedDeal[]): readonly ClosedDeal[] {
  const told = deals.length - (deals.length % leastForMedian)
  if (told === deals.length) return deals
  const firstUntold = pick(deals.map(turnOf), told)
  return deals.filter((deal) => turnOf(deal) < firstUntold)
}

/** A deal may be where nothing is live any more: then its city is known by its other places. */
function dealsWanted({ deals, places }: Market, filters: AnalysisFilters, listedIn: ListedIn): ClosedDeal[] {
  const { country, state, city, locality, subcategory, bedrooms } = filters
  const same = (wanted: string | undefined, name: string | null | undefined) =>
    wanted === undefined || wanted.toLowerCase() === (name ?? '').toLowerCase()
  const placeOf = new Map(places.map((place) => [dealKey(place), place]))
  const cityOf = new Map(places.map((place) => [place.cityId, place]))
  const isWanted = (key: string, first: ClosedDeal | undefined) => {
    const at = placeOf.get(key)
    const around = at ?? cityOf.get(first?.cityId ?? 0)
    return (
      same(country, 'India') && same(state, around?.state) && same(city, around?.city) && same(locality, at?.locality)
    )
  }
  return [...deals].flatMap(([key, there]) =>
    isWanted(key, there[0])
      ? there.filter(
          (deal) =>
            deal.listedIn === listedIn &&
            (subcategory === undefined || deal.subcategory === subcategory) &&
            (bedrooms === undefined || (deal.bhk === 0 ? 1 : deal.bhk) === bedrooms),
        )
      : [],
  )
}
