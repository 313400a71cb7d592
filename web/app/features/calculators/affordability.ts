import { loanForInstalment, monthlyInstalment } from './emi.ts'
import { loanToValueCaps } from './rates.ts'
import { stampDuty } from './stamp-duty.ts'

export interface Household {
  monthlyIncomeRupees: number
  existingEmisRupees: number
  /** Instalments as a part of income that a bank will allow (FOIR). */
  obligationsPercent: number
  annualRatePercent: number
  years: number
  savingsRupees: number
}

export interface Affordable {
  /** What a bank would let the household pay each month for this loan. */
  emiLimitRupees: number
  loanLimitRupees: number
  priceRupees: number
  loanRupees: number
  /** The part of the price that the loan does not cover. */
  ownMoneyRupees: number
  dutyAndRegistrationRupees: number
  emiRupees: number
  limitedBy: 'income' | 'savings'
}

/** The dearest home within reach: income bounds the loan, savings must carry the rest of the price and the duty. */
export function affordability(household: Household): Affordable {
  const { monthlyIncomeRupees, existingEmisRupees, obligationsPercent, annualRatePercent, years } = household
  const emiLimitRupees = Math.max(0, Math.floor((monthlyIncomeRupees * obligationsPercent) / 100) - existingEmisRupees)
  const loanLimitRupees = Math.floor(loanForInstalment(emiLimitRupees, annualRatePercent, years))
  const priceRupees = dearest(household.savingsRupees, loanLimitRupees)
  const loanRupees = Math.min(loanLimitRupees, largestLoanFor(priceRupees))
  return {
    emiLimitRupees,
    loanLimitRupees,
    priceRupees,
    loanRupees,
    ownMoneyRupees: priceRupees - loanRupees,
    dutyAndRegistrationRupees: dutyOn(priceRupees),
    emiRupees: monthlyInstalment({ loanRupees, annualRatePercent, years }),
    limitedBy: loanRupees < loanLimitRupees ? 'savings' : 'income',
  }
}

/** The most a bank may lend on a home of this price. A small loan may cover more of it than a large one. */
export function largestLoanFor(priceRupees: number): number {
  const byCap = loanToValueCaps.map((cap) => Math.min(cap.loanUpToRupees, (priceRupees * cap.percent) / 100))
  return Math.floor(Math.max(...byCap))
}

/** The money needed grows with the price, so halving finds the last price that the savings still carry. */
function dearest(savingsRupees: number, loanLimitRupees: number): number {
  const needed = (price: number) => price - Math.min(loanLimitRupees, largestLoanFor(price)) + dutyOn(price)
  let within = 0
  let beyond = savingsRupees + loanLimitRupees + 1
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2)
    if (needed(middle) <= savingsRupees) within = middle
    else beyond = middle
  }
  return within
}

/** At the full rate of a corporation area: reductions come as a pleasant surprise. */
function dutyOn(priceRupees: number): number {
  const { dutyRupees, registrationRupees } = stampDuty({
    agreementRupees: priceRupees,
    readyReckonerRupees: 0,
    place: 'pmc',
    buyers: 'men',
    isHome: true,
  })
  return dutyRupees + registrationRupees
}
