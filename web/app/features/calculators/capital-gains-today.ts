import type { Sale } from './capital-gains.ts'
import { capitalGainsLaw, costInflationIndex } from './rates.ts'

export interface DatedSale extends Sale {
  /** ISO days. */
  boughtOn: string
  soldOn: string
  /** The year in which the financial year of the improvement began. */
  improvementYear: number
  isResidentIndividualOrHuf: boolean
}

export type GainsToday =
  /** The order of the dates is wrong, or the sale fell under the earlier law. */
  | { kind: 'sold-before-purchase' }
  | { kind: 'earlier-law' }
  /** Taxed with the rest of the income, by slab. */
  | { kind: 'short-term'; gainRupees: number }
  | {
      kind: 'long-term'
      plain: { gainRupees: number; taxRupees: number }
      /** Only a ceiling on the tax, for residents and what they acquired before the cut-off. */
      indexed: { gainRupees: number; taxRupees: number } | null
      taxRupees: number
      cessRupees: number
      totalRupees: number
    }

/** What the law gives for land and buildings sold on or after 23 July 2024, before surcharge and reliefs. */
export function capitalGainsToday(sale: DatedSale): GainsToday {
  if (sale.soldOn < sale.boughtOn) return { kind: 'sold-before-purchase' }
  if (sale.soldOn < capitalGainsLaw.since) return { kind: 'earlier-law' }
  const received = sale.salePriceRupees - sale.transferCostRupees
  const plainGain = received - sale.purchasePriceRupees - sale.improvementCostRupees
  if (!isLongTerm(sale.boughtOn, sale.soldOn)) return { kind: 'short-term', gainRupees: plainGain }
  const plain = taxed(plainGain, capitalGainsLaw.plainPercent)
  const mayIndex = sale.isResidentIndividualOrHuf && sale.boughtOn < capitalGainsLaw.since
  const indexed = mayIndex ? taxed(received - indexedCost(sale), capitalGainsLaw.indexedPercent) : null
  const taxRupees = Math.min(plain.taxRupees, indexed?.taxRupees ?? plain.taxRupees)
  const cessRupees = (taxRupees * capitalGainsLaw.cessPercent) / 100
  return { kind: 'long-term', plain, indexed, taxRupees, cessRupees, totalRupees: taxRupees + cessRupees }
}

/** Held for more than 24 months, counted to the day before the transfer. */
export function isLongTerm(boughtOn: string, soldOn: string): boolean {
  const lastDayOfShortTerm = new Date(`${boughtOn}T00:00:00Z`)
  const day = lastDayOfShortTerm.getUTCDate()
  lastDayOfShortTerm.setUTCMonth(lastDayOfShortTerm.getUTCMonth() + capitalGainsLaw.longTermAfterMonths)
  // 29 February plus two years has no such day: the month's last day it is.
  if (lastDayOfShortTerm.getUTCDate() !== day) lastDayOfShortTerm.setUTCDate(0)
  return soldOn > lastDayOfShortTerm.toISOString().slice(0, 10)
}

/** The year in which the financial year of a day began: January to March belong to the year before. */
export function financialYearOf(isoDay: string): number {
  const year = Number(isoDay.slice(0, 4))
  return isoDay.slice(5, 7) < '04' ? year - 1 : year
}

/** The last financial year whose index has been notified. */
export const latestIndexYear = Math.max(...Object.keys(costInflationIndex).map(Number))

function indexedCost(sale: DatedSale): number {
  const soldAt = indexFor(financialYearOf(sale.soldOn))
  // Nobody can improve what they do not own yet: an earlier year would inflate the cost.
  const improvedIn = Math.max(sale.improvementYear, financialYearOf(sale.boughtOn))
  return (
    (sale.purchasePriceRupees * soldAt) / indexFor(financialYearOf(sale.boughtOn)) +
    (sale.improvementCostRupees * soldAt) / Math.min(indexFor(improvedIn), soldAt)
  )
}

/** Before April 2001 the index is 100; after the last notified year, the last notified one. */
function indexFor(year: number): number {
  return costInflationIndex[Math.min(Math.max(year, 2001), latestIndexYear)] as number
}

function taxed(gainRupees: number, percent: number) {
  return { gainRupees, taxRupees: Math.max(0, (gainRupees * percent) / 100) }
}
