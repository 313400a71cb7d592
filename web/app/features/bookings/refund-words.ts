import { refundOnDay, refundRulesOf, refundTableFor } from '@properysearch/contract/bookings/cancelling'
import { addDays } from '@properysearch/contract/values/days'
import { formatRupees } from '@properysearch/contract/values/money'
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
  const { steps, of, whose } = refundRulesOf(table, bookedOn)
  const bookingPaise = Math.round(bookingAmount * 100)
  const deal = {
    table,
    pricePaise: Math.round(price * 100),
    bookingPaise,
    grossPaise: bookingPaise,
    tdsPaise: 0,
    bookedOn,
  }
  const rows = steps.map(({ untilDay, kept }, i) => {
    const firstDay = (steps[i - 1]?.untilDay ?? -1) + 1
    const { keptPaise, refundPaise } = refundOnDay(deal, addDays(bookedOn, firstDay))
    return {
      when: whenText(firstDay, untilDay),
      what:
        keptPaise === 0
          ? 'Everything comes back'
          : `${rupees(refundPaise)} comes back; the seller keeps ${rupees(keptPaise)} (${formatNumber(kept / 100)}% of the ${of}${isLess(deal, kept, of, keptPaise) ? ', capped' : ''})`,
    }
  })
  return { whose, rows }
}

const rupees = (paise: number) => formatRupees(paise / 100, paise % 100 === 0 ? 0 : 2)

function whenText(firstDay: number, untilDay: number | null): string {
  if (untilDay === null) return `From day ${firstDay}`
  return firstDay === 0 ? `Up to ${untilDay} days after booking` : `Day ${firstDay} to ${untilDay}`
}

/** Where the part would come to more than may be kept. */
function isLess(
  deal: { pricePaise: number; bookingPaise: number },
  kept: number,
  of: 'price' | 'booking amount',
  keptPaise: number,
): boolean {
  return keptPaise < Math.floor(((of === 'price' ? deal.pricePaise : deal.bookingPaise) * kept) / 10_000)
}
