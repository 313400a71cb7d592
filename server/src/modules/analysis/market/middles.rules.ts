import { leastForMedian } from '@properysearch/contract/analysis/facts'

// The same as percentile_disc of PostgreSQL: a value that is there, never one between two.

/** Where it is among so many in ascending order. */
export const placeOfPart = (part: number, n: number): number => Math.max(0, Math.ceil(part * n) - 1)

export interface Band {
  n: number
  low: number | null
  usual: number | null
  high: number | null
}

/** Whole rupees, but of small rents, which are told to the paisa. */
export const rateInRupees = (paise: number) => (paise < 100_00 ? paise / 100 : Math.round(paise / 100))

/** The middle of some numbers in any order; null of too few. */
export function medianOf(values: Iterable<number>): number | null {
  const numbers = [...values]
  return numbers.length < leastForMedian ? null : pick(numbers, placeOfPart(0.5, numbers.length))
}

/** The number that would be there if they were sorted: only the side where it lies is looked at again. */
export function pick(numbers: number[], at: number): number {
  let [from, to] = [0, numbers.length - 1]
  while (from < to) {
    const pivot = numbers[(from + to) >> 1] as number
    let [left, right] = [from, to]
    while (left <= right) {
      while ((numbers[left] as number) < pivot) left++
      while ((numbers[right] as number) > pivot) right--
      if (left > right) break
      const swapped = numbers[left] as number
      numbers[left++] = numbers[right] as number
      numbers[right--] = swapped
    }
    if (at <= right) to = right
    else if (at >= left) from = left
    else break
  }
  return numbers[at] as number
}
