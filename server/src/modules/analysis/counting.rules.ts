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
import { eachWanted, placesWanted, wantedBy } from './market/choose.rules.ts'
import { kept } from './market/keep.ts'
import type { Market, MarketPlace } from './market/market.ts'

export interface ValueCount {
  value: string
  n: number
}

/** How many there are of each code of each column, of all that the filters let through. */
export function countCodes(places: readonly MarketPlace[], filters: AnalysisFilters) {
  const wanted = wantedBy(filters)
  const [kind, rooms, floors, materials] = [64, 132, 256, 30].map((length) => new Uint32Array(length)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ]
  let n = 0
  let [minRupees, maxRupees, minSize, maxSize] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0]
  const ofPlace = places.map((place) => {
    const { listings } = place
    const before = n
    eachWanted(place, wanted, (i) => {
      n++
      bump(kind, listings.kind[i] as number)
      bump(rooms, listings.rooms[i] as number)
      bump(floors, listings.floors[i] as number)
      bump(materials, listings.materials[i] as number)
      const rupees = listings.rupees[i] as number
      const size = listings.size[i] as number
      if (rupees < minRupees) minRupees = rupees
      if (rupees > maxRupees) maxRupees = rupees
      if (size < minSize) minSize = size
      if (size > maxSize) maxSize = size
    })
    return { place, n: n - before }
  })
  return { n, kind, rooms, floors, materials, ofPlace, minRupees, maxRupees, minSize, maxSize }
}

/** The same of all that a market has in the places of the filters. */
export function countMarket(market: Market, filters: AnalysisFilters) {
  return kept(market, ['codes', filters], () => countCodes(placesWanted(market, filters), filters))
}

export type CodeCounts = ReturnType<typeof countCodes>

function bump(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] as number) + 1
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
const byPlace = (counts: CodeCounts, nameOf: (place: MarketPlace) => string): ValueCount[] => {
  const sums = new Map<string, number>()
  for (const { place, n } of counts.ofPlace) if (n > 0) sums.set(nameOf(place), (sums.get(nameOf(place)) ?? 0) + n)
  return [...sums].map(([value, n]) => ({ value, n })).sort((a, b) => a.value.localeCompare(b.value))
}

type CountedName = Exclude<AnalysisFilterName, 'min_price' | 'max_price'>

/** The values of each filter, in the order people expect. */
export const valuesOf: Record<CountedName, (counts: CodeCounts) => ValueCount[]> = {
  country: ({ n }) => (n === 0 ? [] : [{ value: 'India', n }]),
  state: (counts) => byPlace(counts, ({ state }) => state),
  city: (counts) => byPlace(counts, ({ city }) => city),
  bedrooms: ({ rooms }) =>
    summed(rooms, (code) => named(roomsOf(code).bhk, (bhk) => countName(Math.max(1, bhk))), upTo(countCap)),
  bathrooms: ({ rooms }) => summed(rooms, (code) => named(roomsOf(code).bathrooms, countName), upTo(countCap)),
  floorsNo: ({ floors }) =>
    summed(
      floors,
      (code) => (code === 0 ? null : floorsName(Math.min(code, mostFloors))),
      [1, 2, 3, 4].map(floorsName),
    ),
  category: ({ kind }) => summed(kind, (code) => categoryOf(kindOf(code).listedIn), categoryValues),
  subcategory: ({ kind }) => summed(kind, (code) => kindOf(code).subcategory, fixedChoices.subcategory),
  possession: ({ kind }) => summed(kind, (code) => kindOf(code).possession, fixedChoices.possession),
  exteriorMaterial: ({ materials }) =>
    summed(materials, (code) => materialsOf(code).exteriorMaterial, fixedChoices.exteriorMaterial),
  structureType: ({ materials }) =>
    summed(materials, (code) => materialsOf(code).structureType, fixedChoices.structureType),
}

const named = (count: number | null, nameOf: (count: number) => string) => (count === null ? null : nameOf(count))
const floorsName = (floors: number) => String(floors)

/** The same filters without one: how many each of its values would leave. */
export function countValues(market: Market, filterName: AnalysisFilterName, filters: AnalysisFilters) {
  const others = { ...filters, [filterName]: undefined }
  // A locality is in one city, a city in one state: to choose another lets go of what is within.
  if (filterName === 'city' || filterName === 'state') others.locality = undefined
  if (filterName === 'state') others.city = undefined
  const places = placesWanted(market, others)
  if (filterName === 'min_price' || filterName === 'max_price') return countPrices(places, filterName, others)
  const counts = countMarket(market, others)
  return { places, n: counts.n, values: valuesOf[filterName](counts) }
}

/** How many cost at least, or at most, each of the prices that are offered. */
function countPrices(places: readonly MarketPlace[], name: 'min_price' | 'max_price', filters: AnalysisFilters) {
  const prices = priceChoices[filters.category ?? 'sell']
  const counts = new Array<number>(prices.length).fill(0)
  let n = 0
  const wanted = wantedBy({ category: 'sell', ...filters })
  for (const place of places) {
    eachWanted(place, wanted, (i) => {
      n++
      const rupees = place.listings.rupees[i] as number
      prices.forEach((price, at) => {
        if (name === 'min_price' ? rupees >= price : rupees <= price) counts[at] = (counts[at] as number) + 1
      })
    })
  }
  return { places, n, values: prices.map((price, at) => ({ value: String(price), n: counts[at] as number })) }
}

export function countKinds({ kind }: CodeCounts) {
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
