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

/** So few are put in order rather than searched. */
const fewRates = 400

/** The same as percentile_disc over all of them together. */
export function rateOfPart(parts: readonly Chosen[], part: number): number {
  const some = parts.filter(({ n }) => n > 0)
  const rank = placeOfPart(part, totalOf(some))
  if (some.length === 1) return rateAt(some[0] as Chosen, rank)
  const own = some.map((one) => rateAt(one, placeOfPart(part, one.n)))
  // It lies between what it is in the cheapest place and in the dearest.
  let [low, high] = [Math.min(...own), Math.max(...own)]
  const from = firstRows(some, low)
  const to = firstRows(some, high + 1)
  let [below, upTo] = [from.count, to.count]
  // Rates are spread evenly enough for the place of the rank to tell about where it is; every other guess is the middle,
  // so that it never takes long.
  for (let turn = 0; low < high && upTo - below > fewRates; turn++) {
    const share = turn % 2 === 0 ? (rank + 0.5 - below) / (upTo - below) : 0.5
    const guess = Math.min(high - 1, low + Math.floor((high - low) * share))
    const found = firstRows(some, guess + 1, from.rows, to.rows)
    if (found.count > rank) {
      ;[high, upTo] = [guess, found.count]
      to.rows = found.rows
    } else {
      ;[low, below] = [guess + 1, found.count]
      from.rows = found.rows
    }
  }
  if (low === high) return low
  const rates: number[] = []
  for (let i = 0; i < some.length; i++) {
    addRatesBetween(some[i] as Chosen, from.rows[i] as number, to.rows[i] as number, rates)
  }
  return Float64Array.from(rates).sort()[rank - below] as number
}

/** In each place the first row of at least that rate, between two rows; and how many are before them all. */
function firstRows(parts: readonly Chosen[], rate: number, from?: readonly number[], to?: readonly number[]) {
  let count = 0
  const rows = parts.map((one, i) => {
    const { n, rate: rates } = one.place.listings
    const row = firstRow(rates, rate, from?.[i] ?? 0, to?.[i] ?? n)
    count += countBefore(one, row)
    return row
  })
  return { rows, count }
}

/** Word by word: most rows between the two may not be chosen. */
function addRatesBetween({ place, rows }: Chosen, from: number, to: number, into: number[]): void {
  for (let w = from >>> 5; w << 5 < to; w++) {
    for (let bits = rows[w] as number; bits !== 0; bits &= bits - 1) {
      const row = (w << 5) + 31 - Math.clz32(bits & -bits)
      if (row >= from && row < to) into.push(place.listings.rate[row] as number)
    }
  }
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
