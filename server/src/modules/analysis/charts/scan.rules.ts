import { type AnalysisFilters, daySteps } from '@properysearch/contract/analysis/facts'
import { type ListedIn, type Subcategory, subcategories } from '@properysearch/contract/listings/facts'
import { narrow, narrowByPrice } from '../market/choose.rules.ts'
import { type Chosen, chosen } from '../market/chosen.rules.ts'
import type { MarketPlace } from '../market/market.ts'
import { bhkSteps } from '../market/ready.rules.ts'
import { addCounts, copyOf, everyRow, leaveOut, type RowSet, roomFor, sizeOf } from '../market/row-sets.rules.ts'

/** What the charts of a place are drawn of. */
export interface Scanned {
  place: MarketPlace
  /** Of what the price charts speak. */
  priced: Chosen
  /** Of the same homes whatever they cost, for sale and for rent: what a yield is made of. */
  sales: Chosen
  rentals: Chosen
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

const daysKept = 4000
/** All rows, a range of prices, sales, rentals, what is priced and what is asked for; of three the counts before. */
const setsOfPlace = 9

/** Rents and prices are compared of one kind: flats where none is chosen. */
export const yieldingKind = ({ subcategory = 'Flats' }: AnalysisFilters): Subcategory => subcategory

export function scan(
  places: readonly MarketPlace[],
  filters: AnalysisFilters,
  listedIn: ListedIn,
  today: number,
): Counted {
  const { category, subcategory, ...others } = filters
  const supply = new Uint32Array(subcategories.length * bhkSteps)
  const byDay = new Uint32Array(2 ** 16)
  const room = roomFor(places, setsOfPlace)
  let n = 0
  const scanned = places.map((place): Scanned => {
    const { listings, ready } = place
    const rows = everyRow(listings.n, room)
    narrow(rows, place, others)
    const ofKind = (from: RowSet, kind: Subcategory | undefined, deal: ListedIn | undefined) => {
      const some = copyOf(from, listings.n, room)
      narrow(some, place, { subcategory: kind, category: deal })
      return some
    }
    const sales = chosen(place, ofKind(rows, yieldingKind(filters), 'sell'), room)
    const rentals = chosen(place, ofKind(rows, yieldingKind(filters), 'rent'), room)
    narrowByPrice(rows, place, filters, room)
    const priced = ofKind(rows, subcategory, listedIn)
    // What a price per carpet sqft can be made of: anything but plots, unless plots are asked for.
    if (subcategory === undefined) leaveOut(priced, ready.rows.subcategory[subcategories.indexOf('Plots')] as RowSet)
    const asked = ofKind(rows, subcategory, category)
    n += sizeOf(asked)
    addCounts(supply, ready.cell, asked, ready.totals.cell)
    addCounts(byDay, listings.listedDay, asked, ready.totals.listedDay)
    return { place, priced: chosen(place, priced, room), sales, rentals }
  })
  return { scanned, supply, days: since(byDay, places, today), n }
}

function since(byDay: Uint32Array, places: readonly MarketPlace[], today: number): Uint32Array {
  const days = new Uint32Array(daysKept)
  const noted = places.map(({ ready }) => ready.totals.listedDay)
  const last = Math.max(0, ...noted.map(({ first, counts }) => first + counts.length))
  for (let day = Math.min(last, ...noted.map(({ first }) => first)); day < last; day++) {
    const count = byDay[day] as number
    if (count === 0) continue
    const at = Math.min(daysKept - 1, Math.max(0, today - day))
    days[at] = (days[at] as number) + count
  }
  return days
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
