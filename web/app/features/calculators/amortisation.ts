import { type Loan, monthlyInstalment } from './emi.ts'

export interface YearOfLoan {
  year: number
  principalPaise: number
  interestPaise: number
  /** Still owed at the end of the year. */
  balancePaise: number
}

/**
 * The loan year by year. Integer paise inside: each month's interest is rounded to the paisa, and the last instalment
 * takes what rounding left over, so that the principal repaid is exactly the loan.
 */
export function yearlyAmortisation(loan: Loan): YearOfLoan[] {
  const instalment = Math.round(monthlyInstalment(loan) * 100)
  const hundredthsOfPercent = Math.round(loan.annualRatePercent * 100)
  const months = loan.years * 12
  const years: YearOfLoan[] = []
  let balance = Math.round(loan.loanRupees * 100)
  let current: YearOfLoan = { year: 1, principalPaise: 0, interestPaise: 0, balancePaise: balance }
  for (let month = 1; month <= months; month++) {
    const interest = Math.round((balance * hundredthsOfPercent) / 120_000)
    const principal = month === months ? balance : Math.min(balance, instalment - interest)
    balance -= principal
    current.principalPaise += principal
    current.interestPaise += interest
    current.balancePaise = balance
    if (month % 12 === 0) {
      years.push(current)
      current = { year: years.length + 1, principalPaise: 0, interestPaise: 0, balancePaise: balance }
    }
  }
  return years
}

export function totalInterestPaise(years: readonly YearOfLoan[]): number {
  return years.reduce((sum, year) => sum + year.interestPaise, 0)
}
