import { formatPrice } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { spokenDay } from '../../../platform/day-in-india.ts'

interface Step {
  since: Date
  pricePaise: number
}

/** What the price history shows, and no opinion beyond it. */
export function tellHistory(steps: readonly Step[], daysOnMarket: number): string[] {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return ['No price of this listing has been recorded yet.']
  const days = `It has been on the market for ${formatNumber(daysOnMarket)} ${daysOnMarket === 1 ? 'day' : 'days'}.`
  if (steps.length === 1) return [`The price has not changed since ${spokenDay(first.since)}.`, days]
  const percent = Math.round((last.pricePaise / first.pricePaise - 1) * 1000) / 10
  const cuts = steps.filter((step, i) => i > 0 && step.pricePaise < (steps[i - 1] as Step).pricePaise).length
  const rises = steps.length - 1 - cuts
  const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
  return [
    `First ${formatPrice(first.pricePaise / 100)} on ${spokenDay(first.since)}, now ${formatPrice(last.pricePaise / 100)}: ${
      percent === 0 ? 'the same' : `${formatNumber(Math.abs(percent), 1)}% ${percent < 0 ? 'less' : 'more'}`
    }.`,
    [cuts > 0 ? `Lowered ${times(cuts)}` : '', rises > 0 ? `${cuts > 0 ? 'raised' : 'Raised'} ${times(rises)}` : '']
      .filter(Boolean)
      .join(', ')
      .concat(`; the last change was on ${spokenDay(last.since)}.`),
    days,
  ]
}
