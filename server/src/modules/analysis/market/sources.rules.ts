import type { Market, MarketPlace } from './market.ts'

// What every number says about itself.

export const sources = {
  listings: 'Live listings on Properysearch, at today’s asking prices',
  months: 'Medians of the live listings on Properysearch, recorded each month',
  model: 'A model trained on listings on Properysearch from the last 24 months',
  deals: 'Deals closed on Properysearch: the asking price when each began, and the price agreed',
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
