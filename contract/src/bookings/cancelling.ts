import type { ListedIn, PostedBy } from '../listings/facts.ts'
import { daysBetween } from '../values/days.ts'
import { proportion } from '../values/money.ts'
import { inForceOn, type RefundRules, type RefundTable, refundTables } from './law.ts'

export interface Cancelled {
  table: RefundTable
  pricePaise: number
  /** What was paid so far, tax included. */
  grossPaise: number
  /** Of it, what was paid to the tax department. */
  tdsPaise: number
  bookingPaise: number
  /** Of the booking or, with a promoter, of the allotment letter. The table of that day holds. */
  bookedOn: string
}

export interface Refund {
  /** Goes back to the buyer. */
  refundPaise: number
  /** Stays with the seller. */
  keptPaise: number
  /** To be claimed back from the tax department. */
  tdsPaise: number
}

/** Which table holds for whoever books this listing. */
export function refundTableFor({ postedBy, listedIn }: { postedBy: PostedBy; listedIn: ListedIn }): RefundTable {
  if (listedIn === 'rent') return 'rental'
  return postedBy === 'builder' ? 'promoter' : 'resale'
}

export function refundRulesOf(table: RefundTable, bookedOn: string): RefundRules {
  return inForceOn<RefundRules>(refundTables[table], bookedOn)
}

/** What the buyer gets who cancels on this day. */
export function refundOnDay(deal: Cancelled, day: string): Refund {
  const rules = refundRulesOf(deal.table, deal.bookedOn)
  const days = daysBetween(deal.bookedOn, day)
  const step = rules.steps.find(({ untilDay }) => untilDay === null || days <= untilDay)
  const base = rules.of === 'price' ? deal.pricePaise : deal.bookingPaise
  const cash = deal.grossPaise - deal.tdsPaise
  const keptPaise = Math.min(
    proportion(base, step?.kept ?? 0, 10_000),
    rules.atMostOfPrice === null ? Number.POSITIVE_INFINITY : proportion(deal.pricePaise, rules.atMostOfPrice, 10_000),
    cash,
  )
  return { refundPaise: cash - keptPaise, keptPaise, tdsPaise: deal.tdsPaise }
}

/** When the seller withdraws, a condition fails or both agree: everything that is not at the tax department. */
export function refundOfAll(deal: Pick<Cancelled, 'grossPaise' | 'tdsPaise'>): Refund {
  return { refundPaise: deal.grossPaise - deal.tdsPaise, keptPaise: 0, tdsPaise: deal.tdsPaise }
}
