import { largestLoanFor } from './affordability.ts'
import { monthlyInstalment } from './emi.ts'

/** The specification's range of the loan slider, and its rate to begin with. */
export const loanRange = { min: 1_00_000, max: 1_00_00_000, step: 1_00_000 }
export const usualRatePercent = 7.5

/** What people usually borrow for a home, and for how long. */
const usualPartPercent = 80
export const usualYears = 20

/** A loan as the sliders set it. */
export interface Loan {
  loanRupees: number
  annualRatePercent: number
  years: number
}

const step = 10_000

/** What a slider offers for a home of this price: up to the most that the Reserve Bank of India lets a bank lend. */
export function loanRangeFor(priceRupees: number): typeof loanRange {
  return { min: step, max: Math.max(2 * step, onStep(largestLoanFor(priceRupees))), step }
}

/** Four fifths of the price, or the largest part that a bank may lend, whichever is less; on a step of the slider. */
export function loanForPrice(priceRupees: number): Loan {
  const { min, max } = loanRangeFor(priceRupees)
  const usual = onStep((priceRupees * usualPartPercent) / 100)
  const loanRupees = Math.min(Math.max(usual, min), max)
  return { loanRupees, annualRatePercent: usualRatePercent, years: usualYears }
}

/** What is paid each month, to the rupee. */
export function emiOf(loan: Loan): number {
  return Math.round(monthlyInstalment(loan))
}

/** How much of the price is borrowed, to the whole percent. */
export function percentOf({ loanRupees }: Loan, priceRupees: number): number {
  return Math.round((loanRupees / priceRupees) * 100)
}

function onStep(rupees: number): number {
  return Math.floor(rupees / step) * step
}
