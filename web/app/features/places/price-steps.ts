import { formatRupees } from '@properysearch/contract/values/money'

/** Upper ends of the map's price steps, ₹ per sqft, by the middle of a locality's band. The last step has none. */
const stepEnds = [6_500, 8_500, 11_000, 15_000]

export function stepOf(min: number, max: number): number {
  const middle = (min + max) / 2
  const step = stepEnds.findIndex((end) => middle < end)
  return step === -1 ? stepEnds.length : step
}

/** "Under ₹6,500", "₹6,500–8,500", … */
export function stepNames(): string[] {
  return [
    `Under ${formatRupees(stepEnds[0] as number)}`,
    ...stepEnds.slice(1).map((end, i) => band(stepEnds[i] as number, end)),
    `Above ${formatRupees(stepEnds.at(-1) as number)}`,
  ]
}

/** ₹9,500–14,500 */
export function band(min: number, max: number): string {
  return `${formatRupees(min)}–${formatRupees(max).slice(1)}`
}
