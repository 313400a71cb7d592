import { addDays, lastDayOfMonth } from '../values/days.ts'
import { proportion } from '../values/money.ts'
import { inForceOn, rentTdsRules, saleTdsRules } from './law.ts'

// Tax deducted at source is a part of what is due, never added to it: gross = cash + TDS.

const rupee = 100

export interface SaleTaxed {
  pricePaise: number
  /** As the ready reckoner has it; unknown until somebody has looked it up. */
  stampValuePaise: number | null
  sellerHasPan: boolean
}

/** On the whole sale: 1 % of the higher of price and stamp value, once either reaches the threshold. */
export function saleTds({ pricePaise, stampValuePaise, sellerHasPan }: SaleTaxed, day: string): number {
  const rules = inForceOn(saleTdsRules, day)
  const base = Math.max(pricePaise, stampValuePaise ?? 0)
  if (base < rules.thresholdPaise) return 0
  return proportion(base, sellerHasPan ? rules.rate : rules.rateWithoutPan, 10_000, rupee)
}

export interface Deduction {
  tdsPaise: number
  cashPaise: number
}

/** Of one payment: the difference to what has to be deducted of all payments so far, half-up to the rupee. */
export function deductionOf(
  sale: { pricePaise: number; tdsPaise: number },
  before: { grossPaise: number; tdsPaise: number },
  grossPaise: number,
): Deduction {
  const soFar = proportion(
    sale.tdsPaise,
    Math.min(before.grossPaise + grossPaise, sale.pricePaise),
    sale.pricePaise,
    rupee,
  )
  const tdsPaise = Math.min(Math.max(soFar - before.tdsPaise, 0), grossPaise)
  return { tdsPaise, cashPaise: grossPaise - tdsPaise }
}

/** The last day to file what was deducted on this day. */
export function fileBy(deductedOn: string): string {
  return addDays(lastDayOfMonth(deductedOn), inForceOn(saleTdsRules, deductedOn).daysToFile)
}

/**
 * An individual tenant deducts once: in the last month of the financial year or of the tenancy, on all rent of that
 * time, and never more than that month's rent.
 */
export function rentTds(
  rent: { monthlyPaise: number; periodPaise: number; ownerHasPan: boolean },
  day: string,
): number {
  const rules = inForceOn(rentTdsRules, day)
  if (rent.monthlyPaise <= rules.thresholdPaise) return 0
  const tds = proportion(rent.periodPaise, rent.ownerHasPan ? rules.rate : rules.rateWithoutPan, 10_000, rupee)
  return Math.min(tds, rent.monthlyPaise)
}
