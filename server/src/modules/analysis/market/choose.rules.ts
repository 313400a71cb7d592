import type { AnalysisFilters } from '@properysearch/contract/analysis/facts'
import type { Market, MarketPlace } from './market.ts'
import { keepRange } from './orders.rules.ts'
import { type FactName, factNames, facts } from './ready.rules.ts'
import { everyRow, keepOnly, type Room, type RowSet, rowsOf } from './row-sets.rules.ts'

const isNamed = (wanted: string | undefined, name: string) =>
  wanted === undefined || wanted.toLowerCase() === name.toLowerCase()

/** The places that the filters speak of, all in India. */
export function placesWanted(market: Market, filters: AnalysisFilters): readonly MarketPlace[] {
  const { country, state, city, locality } = filters
  if (!isNamed(country, 'India')) return []
  return market.places.filter(
    (place) =>
      isNamed(state, place.state) &&
      isNamed(city, place.city) &&
      (locality === undefined || isNamed(locality, place.locality ?? '')),
  )
}

/** The rows of a place that the filters let through. */
export function chooseRows(place: MarketPlace, filters: AnalysisFilters, room?: Room): RowSet {
  const rows = everyRow(place.listings.n, room)
  narrow(rows, place, filters)
  narrowByPrice(rows, place, filters)
  return rows
}

/** Keeps what the filters ask for, but for the price. */
export function narrow(rows: RowSet, { listings, ready }: MarketPlace, filters: Pick<AnalysisFilters, FactName>): void {
  for (const name of factNames) {
    const value = filters[name]
    if (value === undefined) continue
    const at = (facts[name].values as readonly unknown[]).indexOf(value)
    keepOnly(rows, ready.rows[name][at] ?? rowsOf(listings.n))
  }
}

export function narrowByPrice(rows: RowSet, place: MarketPlace, filters: AnalysisFilters): void {
  const { min_price, max_price } = filters
  if (min_price === undefined && max_price === undefined) return
  const from = min_price === undefined ? 0 : countCheaper(place, min_price)
  const to = max_price === undefined ? place.listings.n : countCheaper(place, max_price + 1)
  keepRange(rows, place.ready.byPrice, from, to)
}

/** Listings of a place below a price of whole rupees. */
export function countCheaper({ listings, ready }: MarketPlace, price: number): number {
  let [low, high] = [0, listings.n]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((listings.rupees[ready.byPrice.rows[middle] as number] as number) < price) low = middle + 1
    else high = middle
  }
  return low
}
