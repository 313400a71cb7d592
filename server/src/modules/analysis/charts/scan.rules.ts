import { type AnalysisFilters, daySteps } from '@properysearch/contract/analysis/facts'
import { type ListedIn, type Subcategory, subcategories } from '@properysearch/contract/listings/facts'
import { kindCodes, kindOf } from '../keeping/columns.rules.ts'
import { wantedBy } from '../market/choose.rules.ts'
import type { MarketPlace } from '../market/market.ts'

/** What one walk through the listings of a place finds. Rates are in paise per sqft, ascending. */
export interface Scanned {
  place: MarketPlace
  /** Of what the price charts speak. */
  rates: Uint32Array
  /** Of the same homes whatever they cost, for sale and for rent: what a yield is made of. */
  saleRates: Uint32Array
  rentRates: Uint32Array
}

export interface Counted {
  scanned: Scanned[]
  /** By subcategory, then by bhk from 0 to 10, the last for what has none. */
  supply: Uint32Array
  /** By days on the market, one step each, the last open. */
  days: Uint32Array
  /** All that the filters let through. */
  n: number
}

export const bhkSteps = 12
const daysKept = 4000

const priced = 1
const forSale = 2
const forRent = 4

/** What a price per carpet sqft can be made of: anything but plots, unless plots are asked for. */
export const isPriced = (filters: AnalysisFilters, subcategory: string) =>
  filters.subcategory !== undefined || subcategory !== 'Plots'

/** Rents and prices are compared of one kind: flats where none is chosen. */
export const yieldingKind = ({ subcategory = 'Flats' }: AnalysisFilters): Subcategory => subcategory

/** One walk through all listings, whatever is drawn of them. */
export function scan(
  places: readonly MarketPlace[],
  filters: AnalysisFilters,
  listedIn: ListedIn,
  today: number,
): Counted {
  const wanted = wantedBy({ ...filters, category: undefined })
  // What a kind counts for, as bits; and whether it is counted at all.
  const uses = new Uint8Array(kindCodes)
  const isAsked = wantedBy(filters).kind
  for (let code = 0; code < kindCodes; code++) {
    const kind = kindOf(code)
    if (!wanted.kind[code] || !kind.subcategory || !isPriced(filters, kind.subcategory)) continue
    const isYielding = kind.subcategory === yieldingKind(filters)
    uses[code] =
      (kind.listedIn === listedIn ? priced : 0) | (isYielding ? (kind.listedIn === 'sell' ? forSale : forRent) : 0)
  }
  const supply = new Uint32Array(subcategories.length * bhkSteps)
  const days = new Uint32Array(daysKept)
  const most = Math.max(0, ...places.map(({ listings }) => listings.n))
  const scratch = [new Uint32Array(most), new Uint32Array(most), new Uint32Array(most)] as const
  const [rates, saleRates, rentRates] = scratch
  let n = 0
  const scanned = places.map((place): Scanned => {
    const { listings } = place
    let [ratesAt, salesAt, rentsAt] = [0, 0, 0]
    for (let i = 0; i < listings.n; i++) {
      const kind = listings.kind[i] as number
      const rooms = listings.rooms[i] as number
      if (
        !wanted.kind[kind] ||
        !wanted.rooms[rooms] ||
        !wanted.floors[listings.floors[i] as number] ||
        !wanted.materials[listings.materials[i] as number]
      )
        continue
      const use = uses[kind] as number
      const rate = listings.rate[i] as number
      if (use & forSale) saleRates[salesAt++] = rate
      if (use & forRent) rentRates[rentsAt++] = rate
      const rupees = listings.rupees[i] as number
      if (rupees < wanted.minRupees || rupees > wanted.maxRupees) continue
      if (use & priced) rates[ratesAt++] = rate
      if (!isAsked[kind]) continue
      n++
      const cell = ((kind >> 2) & 7) * bhkSteps + ((Math.floor(rooms / 11) + bhkSteps - 1) % bhkSteps)
      supply[cell] = (supply[cell] as number) + 1
      const since = Math.min(daysKept - 1, Math.max(0, today - (listings.listedDay[i] as number)))
      days[since] = (days[since] as number) + 1
    }
    return {
      place,
      rates: rates.slice(0, ratesAt),
      saleRates: saleRates.slice(0, salesAt),
      rentRates: rentRates.slice(0, rentsAt),
    }
  })
  return { scanned, supply, days, n }
}

/** Ascending again where there is one place; of several, one after the other. */
export function joined(all: readonly Uint32Array[]): Uint32Array {
  if (all.length === 1) return all[0] as Uint32Array
  const together = new Uint32Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const values of all) {
    together.set(values, at)
    at += values.length
  }
  return together
}

export function countDays(days: Uint32Array): { label: string; n: number }[] {
  return daySteps.map(({ label, from, to }) => ({
    label,
    n: days.subarray(from, to ?? days.length).reduce((sum, count) => sum + count, 0),
  }))
}

/** The day by which half of them had been there. */
export function middleDay(days: Uint32Array, n: number): number {
  let before = 0
  const rank = Math.ceil(n / 2) - 1
  for (let day = 0; day < days.length; day++) {
    before += days[day] as number
    if (before > rank) return day
  }
  return days.length - 1
}
