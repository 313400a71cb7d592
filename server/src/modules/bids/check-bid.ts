import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import type { CallContext } from '../../context.ts'
import { spokenDay } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { findItems, findPriceSteps, guidePrice, wasPublic } from '../listings/index.ts'

/** How an amount compares with what is asked, was asked and is usual; said calmly, and nothing is refused. */
export async function checkBid(ctx: CallContext, asked: { propertyId: number; amount: number }) {
  if (!(await wasPublic(ctx.db, asked.propertyId))) throw fail('not-found')
  const [item] = await findItems(ctx.db, [asked.propertyId])
  if (!item) throw fail('not-found')
  const { price, listedIn, subcategory } = item.propertydata
  const percentFromAsking = Math.round((asked.amount / price - 1) * 1000) / 10
  const steps = await findPriceSteps(ctx.db, asked.propertyId)
  const { city, locality } = item.locationData
  const { data: usual } = await guidePrice(ctx, { city, locality, listedIn, subcategory })
  return {
    data: {
      percentFromAsking,
      sentences: [
        fromAsking(percentFromAsking, price),
        ...historyOf(steps),
        ...(usual ? fromUsual(asked.amount / item.detailsData.sizeInFt, usual) : []),
      ],
    },
  }
}

function fromAsking(percent: number, price: number): string {
  if (percent === 0) return `This is the asking price of ${formatPrice(price)}.`
  const side = percent < 0 ? 'below' : 'above'
  return `${formatNumber(Math.abs(percent), 1)}% ${side} the asking price of ${formatPrice(price)}.`
}

/** The last change of the price, if there was one. */
function historyOf(steps: readonly { pricePaise: number; since: Date }[]): string[] {
  const [before, last] = steps.slice(-2)
  if (!before || !last) return []
  const verb = last.pricePaise < before.pricePaise ? 'lowered' : 'raised'
  const [from, to] = [before, last].map((step) => formatPrice(step.pricePaise / 100))
  return [`The owner ${verb} the price from ${from} to ${to} on ${spokenDay(last.since)}.`]
}

interface Usual {
  place: string
  low: number
  high: number
  listings: number
  source: 'live-listings' | 'estimate'
}

function fromUsual(perSqft: number, usual: Usual): string[] {
  const band = `${formatRupees(usual.low)} to ${formatRupees(usual.high)} a sqft`
  const from =
    usual.source === 'live-listings'
      ? `Similar homes in ${usual.place} are offered at ${band} (${formatNumber(usual.listings)} listings).`
      : `We estimate ${band} for ${usual.place}.`
  const side = perSqft < usual.low ? 'below that' : perSqft > usual.high ? 'above that' : 'within that'
  return [`${from} This bid is ${formatRupees(Math.round(perSqft))} a sqft, ${side}.`]
}
