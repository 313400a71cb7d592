import { refundOnDay, refundRulesOf, refundTableFor } from '@properysearch/contract/bookings/cancelling'
import { addDays } from '@properysearch/contract/values/days'
import { formatRupees, proportion } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import type { Bookable } from './booking-words.ts'

export interface RefundWords {
  /** Whose table it is. */
  whose: string
  rows: { when: string; what: string }[]
}

/** What a buyer who cancels gets back of the booking amount, step by step; the table of the day of booking holds. */
export function refundWords(
  listing: Pick<Bookable, 'postedBy' | 'listedIn'>,
  { price, bookingAmount }: { price: number; bookingAmount: number },
  bookedOn: string,
): RefundWords {
  const table = refundTableFor(listing)
  const { steps, of, whose, atMostOfPrice } = refundRulesOf(table, bookedOn)
  const bookingPaise = Math.round(bookingAmount * 100)
  const deal = {
    table,
    pricePaise: Math.round(price * 100),
    bookingPaise,
    grossPaise: bookingPaise,
    tdsPaise: 0,
    bookedOn,
  }
  const seller = listing.listedIn === 'rent' ? 'owner' : 'seller'
  const base = of === 'price' ? deal.pricePaise : bookingPaise
  const rows = steps.map(({ untilDay, kept }, i) => {
    const firstDay = (steps[i - 1]?.untilDay ?? -1) + 1
    const { keptPaise, refundPaise } = refundOnDay(deal, addDays(bookedOn, firstDay))
    const isCapped = atMostOfPrice !== null && proportion(base, kept, 10_000) > keptPaise
    const part = isCapped ? `${percent(atMostOfPrice)} of the price, the most allowed` : `${percent(kept)} of the ${of}`
    return { when: whenText(firstDay, untilDay), what: whatText(refundPaise, keptPaise, part, seller) }
  })
  return { whose, rows }
}

const percent = (hundredths: number) => `${formatNumber(hundredths / 100)}%`
const rupees = (paise: number) => formatRupees(paise / 100, paise % 100 === 0 ? 0 : 2)

function whatText(refundPaise: number, keptPaise: number, part: string, seller: string): string {
  if (keptPaise === 0) return 'Everything is refunded'
  if (refundPaise === 0) return `Nothing is refunded: the ${seller} may keep ${part}`
  return `${rupees(refundPaise)} is refunded; the ${seller} keeps ${rupees(keptPaise)} (${part})`
}
function whenText(firstDay: number, untilDay: number | null): string {
  if (untilDay === null) return `From day ${firstDay}`
  return firstDay === 0 ? `Up to ${untilDay} days after booking` : `Day ${firstDay} to ${untilDay}`
}
