import { type AnalysisFilters, daySteps } from '@properysearch/contract/analysis/facts'
import { type ListedIn, type Subcategory, subcategories } from '@properysearch/contract/listings/facts'
import { narrow, narrowByPrice } from '../market/choose.rules.ts'
import { type Chosen, chosen } from '../market/chosen.rules.ts'
import type { MarketPlace } from '../market/market.ts'
import { bhkSteps, kindSetOf } from '../market/ready.rules.ts'
import { addCounts, everyRow, type Room, sizeOf } from '../market/row-sets.rules.ts'

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
/** What is asked for, and sales, rentals and what is priced, each with its counts before. */
export const setsOfPlace = 7

/** Rents and prices are compared of one kind: flats where none is chosen. */
export const yieldingKind = ({ subcategory = 'Flats' }: AnalysisFilters): Subcategory => subcategory

export function scan(
  places: readonly MarketPlace[],
  filters: AnalysisFilters,
  listedIn: ListedIn,
  today: number,
  room: Room,
): Counted {
  const { category: _, subcategory, ...others } = filters
  const supply = new Uint32Array(subcategories.length * bhkSteps)
  const byDay = new Uint32Array(2 ** 16)
  let n = 0
  const scanned = places.map((place): Scanned => {
    const { listings, ready } = place
    const rows = everyRow(listings.n, room)
    narrow(rows, place, others)
    const among = (deal: ListedIn, kind: Subcategory | undefined) =>
      chosen(place, rows, ready.kinds[kindSetOf(deal, kind)], room)
    const sales = among('sell', yieldingKind(filters))
    const rentals = among('rent', yieldingKind(filters))
    narrowByPrice(rows, place, filters)
    // What a price per carpet sqft can be made of: anything but plots, unless plots are asked for.
    const priced = among(listedIn, subcategory)
    narrow(rows, place, { category: listedIn, subcategory })
    const asked = sizeOf(rows)
    n += asked
    const cells = { into: supply, column: ready.cell, totals: ready.totals.cell }
    addCounts(rows, asked, listings.n, cells, {
      into: byDay,
      column: listings.listedDay,
      totals: ready.totals.listedDay,
    })
    return { place, priced, sales, rentals }
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
  return daySteps.map(({ label, from, to }) => {
    let n = 0
    for (let day = from; day < (to ?? days.length); day++) n += days[day] as number
    return { label, n }
  })
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
