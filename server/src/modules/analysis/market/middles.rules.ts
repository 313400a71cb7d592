import { leastForMedian } from '@properysearch/contract/analysis/facts'

// The same as percentile_disc of PostgreSQL: a value that is there, never one between two.

const place = (part: number, n: number) => Math.max(0, Math.ceil(part * n) - 1)

/** Of values in ascending order. */
export function ofSorted(values: ArrayLike<number>, from: number, to: number, part: number): number {
  return values[from + place(part, to - from)] as number
}

const highSize = 1 << 16

/** Of values in any order, without sorting: their upper halves are counted, then the lower halves of the ones that count. */
export function ofUnsorted(values: Uint32Array, parts: readonly number[]): number[] {
  const highs = new Uint32Array(highSize)
  for (let i = 0; i < values.length; i++) {
    const high = (values[i] as number) >>> 16
    highs[high] = (highs[high] as number) + 1
  }
  const lowsOf = new Map<number, Uint32Array>()
  const wanted = parts.map((part) => {
    let before = 0
    const rank = place(part, values.length)
    let high = 0
    while (before + (highs[high] as number) <= rank) before += highs[high++] as number
    if (!lowsOf.has(high)) lowsOf.set(high, new Uint32Array(highSize))
    return { high, rank: rank - before }
  })
  const only = lowsOf.size === 1 ? (wanted[0]?.high ?? 0) : -1
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    const high = value >>> 16
    if (only !== -1 && high !== only) continue
    const lows = lowsOf.get(high)
    if (lows) lows[value & 0xffff] = (lows[value & 0xffff] as number) + 1
  }
  return wanted.map(({ high, rank }) => {
    const lows = lowsOf.get(high) as Uint32Array
    let before = 0
    let low = 0
    while (before + (lows[low] as number) <= rank) before += lows[low++] as number
    return high * highSize + low
  })
}

export interface Band {
  n: number
  low: number | null
  usual: number | null
  high: number | null
}

/** Whole rupees, but of small rents, which are told to the paisa. */
export const rateInRupees = (paise: number) => (paise < 100_00 ? paise / 100 : Math.round(paise / 100))

/** In rupees per sqft, to be told and not to be reckoned with; too few say nothing. */
export function bandOf(values: Uint32Array, isSorted: boolean): Band {
  const n = values.length
  if (n < leastForMedian) return { n, low: null, usual: null, high: null }
  const parts = [0.25, 0.5, 0.75]
  const [low = 0, usual = 0, high = 0] = isSorted
    ? parts.map((part) => ofSorted(values, 0, n, part))
    : ofUnsorted(values, parts)
  return { n, low: rateInRupees(low), usual: rateInRupees(usual), high: rateInRupees(high) }
}

/** In paise. */
export const middleOf = (sorted: Uint32Array): number | null =>
  sorted.length < leastForMedian ? null : ofSorted(sorted, 0, sorted.length, 0.5)

/** The middle of a few numbers; null of too few. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length < leastForMedian) return null
  const sorted = values.toSorted((a, b) => a - b)
  return ofSorted(sorted, 0, sorted.length, 0.5)
}
