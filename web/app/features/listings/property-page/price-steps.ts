import { formatPrice } from '@properysearch/contract/values/money'

export interface PriceStep {
  price: number
  since: string
  /** Against the step before; null for the first. */
  change: number | null
}

/** Each price with its change; two on the same day are one. */
export function priceSteps(history: readonly { price: number; since: string }[]): PriceStep[] {
  const daily = history.filter((step, i) => step.since !== history[i + 1]?.since)
  const changed = daily.filter((step, i) => step.price !== daily[i - 1]?.price)
  return changed.map((step, i) => ({ ...step, change: i === 0 ? null : step.price - (changed[i - 1]?.price ?? 0) }))
}

/** ₹5 Lac less, ₹20,000 more. */
export function changeText(change: number): string {
  if (change === 0) return 'The same'
  return `${formatPrice(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`
}
