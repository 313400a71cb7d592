import { largestLoanFor } from './affordability.ts'
import { monthlyInstalment } from './emi.ts'

/** The specification's range of the loan slider, and its rate to begin with. */
export const loanRange = { min: 1_00_000, max: 1_00_00_000, step: 1_00_000 }
export const usualRatePercent = 7.5

/** What people usually borrow for a home, and for how long. */
const usualPartPercent = 80
export const usualYears = 20

export interface LoanForPrice {
  loanRupees: number
  /** Of the price, to the whole percent. */
  percent: number
  emiRupees: number
}

/** Four fifths of the price, or the largest part that the Reserve Bank lets a bank lend, whichever is less. */
export function loanForPrice(priceRupees: number): LoanForPrice {
  const loanRupees = Math.min(Math.floor((priceRupees * usualPartPercent) / 100), largestLoanFor(priceRupees))
  return {
    loanRupees,
    percent: Math.round((loanRupees / priceRupees) * 100),
    emiRupees: Math.round(monthlyInstalment({ loanRupees, annualRatePercent: usualRatePercent, years: usualYears })),
  }
}

/** Where the slider starts: the loan on one of its steps, and never beyond its end. */
export function sliderStart(loanRupees: number): number {
  const onStep = Math.floor(loanRupees / loanRange.step) * loanRange.step
  return Math.min(Math.max(onStep, loanRange.min), loanRange.max)
}
