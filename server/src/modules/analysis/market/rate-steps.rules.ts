import { highestRate } from '../keeping/columns.rules.ts'

// Rates per sqft in steps of about one per cent, so that the rows of a place below a rate are found without searching.

/** The first 64 one by one, then 64 for each doubling. */
export function stepOf(rate: number): number {
  if (rate < 64) return rate
  const doublings = 31 - Math.clz32(rate)
  return ((doublings - 5) << 6) + ((rate >>> (doublings - 6)) & 63)
}

export const stepCount = stepOf(highestRate) + 1

/** The first row of each step, and one more for where the last ends; rates ascend. */
export function startsOf(rates: Uint32Array): Uint32Array {
  const starts = new Uint32Array(stepCount + 1).fill(rates.length)
  for (let row = rates.length - 1; row >= 0; row--) starts[stepOf(rates[row] as number)] = row
  for (let step = stepCount - 1; step >= 0; step--) {
    starts[step] = Math.min(starts[step] as number, starts[step + 1] as number)
  }
  return starts
}
