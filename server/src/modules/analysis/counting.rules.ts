import {
  type AnalysisFilterName,
  type AnalysisFilters,
  categoryOf,
  categoryValues,
  fixedChoices,
  mostFloors,
  priceChoices,
} from '@properysearch/contract/analysis/facts'
import { countCap, countName, type Subcategory, subcategories } from '@properysearch/contract/listings/facts'
import { kindCodes, kindOf, materialsOf, roomsOf } from './keeping/columns.rules.ts'
import { chooseRows, countCheaper, placesWanted } from './market/choose.rules.ts'
import type { Market, MarketPlace } from './market/market.ts'
import { countFirst, endsOf } from './market/orders.rules.ts'
import { addCounts, inRoom, type RowSet, sizeOf } from './market/row-sets.rules.ts'

export interface ValueCount {
  value: string
  n: number
}

/** All that the filters let through, place by place. */
export interface ChosenListings {
  places: readonly MarketPlace[]
  parts: readonly { place: MarketPlace; rows: RowSet; n: number }[]
  n: number
}

/** Counts what the filters let through; what comes of it must hold none of its sets. */
export function withListings<T>(market: Market, filters: AnalysisFilters, count: (chosen: ChosenListings) => T): T {
  const places = placesWanted(market, filters)
  return inRoom(places, 1, (room) => {
    const parts = places.map((place) => {
      const rows = chooseRows(place, filters, room)
      return { place, rows, n: sizeOf(rows) }
    })
    return count({ places, parts, n: parts.reduce((sum, { n }) => sum + n, 0) })
  })
}

/** How many there are of each code of a column. */
function countCodes({ parts }: ChosenListings, column: 'kind' | 'rooms' | 'floors' | 'materials'): Uint32Array {
  const counts = new Uint32Array(256)
  for (const { place, rows, n } of parts) {
    if (n === 0) continue
    const count = { into: counts, column: place.listings[column], totals: place.ready.totals[column] }
    addCounts(rows, n, place.listings.n, count)
  }
  return counts
}

function summed(counts: Uint32Array, nameOf: (code: number) => string | null, order: readonly string[]): ValueCount[] {
  const sums = new Map<string, number>(order.map((value) => [value, 0]))
  counts.forEach((n, code) => {
    const value = n === 0 ? null : nameOf(code)
    if (value !== null) sums.set(value, (sums.get(value) ?? 0) + n)
  })
  return [...sums].filter(([, n]) => n > 0).map(([value, n]) => ({ value, n }))
}

const upTo = (most: number) => Array.from({ length: most }, (_, i) => countName(i + 1))
const byPlace = (chosen: ChosenListings, nameOf: (place: MarketPlace) => string): ValueCount[] => {
  const sums = new Map<string, number>()
  for (const { place, n } of chosen.parts) if (n > 0) sums.set(nameOf(place), (sums.get(nameOf(place)) ?? 0) + n)
  return [...sums].map(([value, n]) => ({ value, n })).sort((a, b) => a.value.localeCompare(b.value))
}

type CountedName = Exclude<AnalysisFilterName, 'min_price' | 'max_price'>

/** The values of each filter, in the order people expect. */
export const valuesOf: Record<CountedName, (chosen: ChosenListings) => ValueCount[]> = {
  country: ({ n }) => (n === 0 ? [] : [{ value: 'India', n }]),
  state: (chosen) => byPlace(chosen, ({ state }) => state),
  city: (chosen) => byPlace(chosen, ({ city }) => city),
  bedrooms: (chosen) =>
    summed(
      countCodes(chosen, 'rooms'),
      (code) => named(roomsOf(code).bhk, (bhk) => countName(Math.max(1, bhk))),
      upTo(countCap),
    ),
  bathrooms: (chosen) =>
    summed(countCodes(chosen, 'rooms'), (code) => named(roomsOf(code).bathrooms, countName), upTo(countCap)),
  floorsNo: (chosen) =>
    summed(
      countCodes(chosen, 'floors'),
      (code) => (code === 0 ? null : floorsName(Math.min(code, mostFloors))),
      [1, 2, 3, 4].map(floorsName),
    ),
  category: (chosen) => summed(countCodes(chosen, 'kind'), (code) => categoryOf(kindOf(code).listedIn), categoryValues),
  subcategory: (chosen) =>
    summed(countCodes(chosen, 'kind'), (code) => kindOf(code).subcategory, fixedChoices.subcategory),
  possession: (chosen) =>
    summed(countCodes(chosen, 'kind'), (code) => kindOf(code).possession, fixedChoices.possession),
  exteriorMaterial: (chosen) =>
    summed(
      countCodes(chosen, 'materials'),
      (code) => materialsOf(code).exteriorMaterial,
      fixedChoices.exteriorMaterial,
    ),
  structureType: (chosen) =>
    summed(countCodes(chosen, 'materials'), (code) => materialsOf(code).structureType, fixedChoices.structureType),
}

const named = (count: number | null, nameOf: (count: number) => string) => (count === null ? null : nameOf(count))
const floorsName = (floors: number) => String(floors)

/** The same filters without one: how many each of its values would leave. */
export function countValues(market: Market, filterName: AnalysisFilterName, filters: AnalysisFilters) {
  const others = { ...filters, [filterName]: undefined }
  // A locality is in one city, a city in one state: to choose another lets go of what is within.
  if (filterName === 'city' || filterName === 'state') others.locality = undefined
  if (filterName === 'state') others.city = undefined
  if (filterName === 'min_price' || filterName === 'max_price') return countPrices(market, filterName, others)
  return withListings(market, others, (chosen) => {
    return { places: chosen.places, n: chosen.n, values: valuesOf[filterName](chosen) }
  })
}

/** How many cost at least, or at most, each of the prices that are offered. */
function countPrices(market: Market, name: 'min_price' | 'max_price', filters: AnalysisFilters) {
  const category = filters.category ?? 'sell'
  const prices = priceChoices[category]
  return withListings(market, { ...filters, category }, ({ places, parts, n }) => {
    const values = prices.map((price) => {
      const end = name === 'min_price' ? price : price + 1
      const cheaper = parts.reduce(
        (sum, { place, rows }) => sum + countFirst(rows, place.ready.byPrice, countCheaper(place, end)),
        0,
      )
      return { value: String(price), n: name === 'min_price' ? n - cheaper : cheaper }
    })
    return { places, n, values }
  })
}

/** The lowest and the highest of what is chosen. */
export function rangeOf({ parts }: ChosenListings) {
  const range = { minRupees: Number.POSITIVE_INFINITY, maxRupees: 0, minSize: Number.POSITIVE_INFINITY, maxSize: 0 }
  for (const { place, rows, n } of parts) {
    if (n === 0) continue
    const { listings, ready } = place
    const [cheapest, dearest] = endsOf(rows, ready.byPrice)
    const [smallest, largest] = endsOf(rows, ready.bySize)
    range.minRupees = Math.min(range.minRupees, listings.rupees[cheapest] as number)
    range.maxRupees = Math.max(range.maxRupees, listings.rupees[dearest] as number)
    range.minSize = Math.min(range.minSize, listings.size[smallest] as number)
    range.maxSize = Math.max(range.maxSize, listings.size[largest] as number)
  }
  return range
}

export function countKinds(chosen: ChosenListings) {
  const kind = countCodes(chosen, 'kind')
  const rows = categoryValues.flatMap((category) =>
    subcategories.map((subcategory) => ({ category, subcategory, n: 0 })),
  )
  const rowOf = (category: string, subcategory: Subcategory) =>
    rows.find((row) => row.category === category && row.subcategory === subcategory)
  for (let code = 0; code < kindCodes; code++) {
    const { listedIn, subcategory } = kindOf(code)
    const row = rowOf(categoryOf(listedIn), subcategory)
    if (row) row.n += kind[code] as number
  }
  return rows
}
