import { leastForMedian } from '@properysearch/contract/analysis/facts'
import { highestRate } from '../keeping/columns.rules.ts'
import type { MarketPlace } from './market.ts'
import { type Band, pick, placeOfPart, rateInRupees } from './middles.rules.ts'
import { stepCount, stepOf } from './rate-steps.rules.ts'
import { bitsIn, type Room, type RowSet, rowsOf } from './row-sets.rules.ts'

// Some listings of one place, of which any may be asked for by its rank: their rates ascend with their rows.

export interface Chosen {
  place: MarketPlace
  rows: RowSet
  /** How many there are before each word of the rows. */
  before: Int32Array
  n: number
}

/** These rows, or those of them that are also in another set. */
export function chosen(place: MarketPlace, from: RowSet, among: RowSet = from, room: Room = rowsOf): Chosen {
  const rows = among === from ? from : room(place.listings.n)
  const before = room(place.listings.n)
  let n = 0
  for (let w = 0; w < from.length; w++) {
    const word = (from[w] as number) & (among[w] as number)
    rows[w] = word
    before[w] = n
    n += bitsIn(word)
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
  const { listings, ready } = one.place
  const step = stepOf(Math.min(rate, highestRate))
  let [low, high] = [ready.rateStarts[step] as number, ready.rateStarts[step + 1] as number]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((listings.rate[middle] as number) < rate) low = middle + 1
    else high = middle
  }
  return countBefore(one, low)
}

function countBefore({ rows, before, n }: Chosen, row: number): number {
  const word = row >>> 5
  if (word >= rows.length) return n
  return (before[word] as number) + bitsIn((rows[word] as number) & ((1 << (row & 31)) - 1))
}

/** The same as percentile_disc over all of them together. */
export function rateOfPart(parts: readonly Chosen[], part: number): number {
  const some = parts.filter(({ n }) => n > 0)
  const rank = placeOfPart(part, totalOf(some))
  if (some.length === 1) return rateAt(some[0] as Chosen, rank)
  let [low, high] = [0, stepCount - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (countBeforeStep(some, middle + 1) > rank) high = middle
    else low = middle + 1
  }
  const rates: number[] = []
  for (const one of some) {
    const { rateStarts } = one.place.ready
    addRatesBetween(one, rateStarts[low] as number, rateStarts[low + 1] as number, rates)
  }
  return pick(rates, rank - countBeforeStep(some, low))
}

function countBeforeStep(parts: readonly Chosen[], step: number): number {
  let n = 0
  for (const one of parts) n += countBefore(one, one.place.ready.rateStarts[step] as number)
  return n
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
