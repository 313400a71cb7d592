import type { Market, MarketPlace } from './market.ts'

// What every number says about itself.

export const sources = {
  listings: 'Live listings on Properysearch, at the prices asked today',
  months: 'Medians of the live listings on Properysearch, noted each month',
  model: 'A model learned from listings on Properysearch, of the last 24 months',
  deals: 'Deals closed on Properysearch: what was asked when they began, and what was agreed',
} as const

export interface Made {
  source: string
  asOf: string | null
  n: number
}

/** When the newest of the places was counted. */
export function fromListings(places: readonly MarketPlace[], n: number): Made {
  const latest = places.reduce((last, { madeAt }) => Math.max(last, madeAt.getTime()), 0)
  return { source: sources.listings, asOf: latest === 0 ? null : new Date(latest).toISOString(), n }
}

export const fromMonths = ({ monthsAt }: Market, n: number): Made => ({
  source: sources.months,
  asOf: monthsAt?.toISOString() ?? null,
  n,
})

export const fromDeals = ({ dealsAt }: Market, n: number): Made => ({
  source: sources.deals,
  asOf: dealsAt?.toISOString() ?? null,
  n,
})

export const fromModel = (trainedAt: string, learnedFrom: number): Made => ({
  source: sources.model,
  asOf: trainedAt,
  n: learnedFrom,
})
