import { leastForMedian } from '@properysearch/contract/analysis/facts'
import type { MarketPlace } from './market.ts'
import { type Band, placeOfPart, rateInRupees } from './middles.rules.ts'
import { bitsIn, noRows, type Room, type RowSet } from './row-sets.rules.ts'

// Some listings of one place, of which any may be asked for by its rank: their rates ascend with their rows.

export interface Chosen {
  place: MarketPlace
  rows: RowSet
  /** How many there are before each word of the rows. */
  before: Int32Array
  n: number
}

export function chosen(place: MarketPlace, rows: RowSet, room: Room = noRows): Chosen {
  const before = room(place.listings.n)
  let n = 0
  for (let w = 0; w < rows.length; w++) {
    before[w] = n
    n += bitsIn(rows[w] as number)
  }
  return { place, rows, before, n }
}

export const totalOf = (parts: readonly Chosen[]): number => parts.reduce((sum, { n }) => sum + n, 0)

/** In paise per sqft, the cheapest first. */
function rateAt({ place, rows, before }: Chosen, rank: number): number {
  let [low, high] = [0, before.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((before[middle] as number) <= rank) low = middle
    else high = middle - 1
  }
  let bits = rows[low] as number
  for (let skip = rank - (before[low] as number); skip > 0; skip--) bits &= bits - 1
  return place.listings.rate[(low << 5) + 31 - Math.clz32(bits & -bits)] as number
}

/** How many are cheaper than that. */
export function countBelow(one: Chosen, rate: number): number {
  const { rate: rates } = one.place.listings
  return countBefore(one, firstRow(rates, rate, 0, rates.length))
}

/** The first row between two of at least that rate. */
function firstRow(rates: Uint32Array, rate: number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rates[middle] as number) < rate) low = middle + 1
    else high = middle
  }
  return low
}

function countBefore({ rows, before, n }: Chosen, row: number): number {
  const word = row >>> 5
  if (word >= rows.length) return n
  return (before[word] as number) + bitsIn((rows[word] as number) & ((1 << (row & 31)) - 1))
}

/** The same as percentile_disc over all of them together. */
export function rateOfPart(parts: readonly Chosen[], part: number): number {
  const some = parts.filter(({ n }) => n > 0)
  const own = some.map((one) => rateAt(one, placeOfPart(part, one.n)))
  // It lies between what it is in the cheapest place and in the dearest: halved until one rate is left, and with it the
  // rows of each place among which it is looked for.
  let [low, high] = [Math.min(...own), Math.max(...own)]
  const rank = placeOfPart(part, totalOf(some))
  let from = some.map(() => 0)
  let to = some.map(({ place }) => place.listings.n)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const rows = from.slice()
    let atMost = 0
    for (let i = 0; i < some.length; i++) {
      const one = some[i] as Chosen
      const row = firstRow(one.place.listings.rate, middle + 1, from[i] as number, to[i] as number)
      rows[i] = row
      atMost += countBefore(one, row)
    }
    if (atMost > rank) [high, to] = [middle, rows]
    else [low, from] = [middle + 1, rows]
  }
  return low
}

/** In paise; null of too few. */
export const middleOf = (parts: readonly Chosen[]): number | null =>
  totalOf(parts) < leastForMedian ? null : rateOfPart(parts, 0.5)

/** In rupees per sqft, to be told and not to be reckoned with; too few say nothing. */
export function bandOf(parts: readonly Chosen[]): Band {
  const n = totalOf(parts)
  if (n < leastForMedian) return { n, low: null, usual: null, high: null }
  const [low, usual, high] = [0.25, 0.5, 0.75].map((part) => rateInRupees(rateOfPart(parts, part)))
  return { n, low: low ?? null, usual: usual ?? null, high: high ?? null }
}
