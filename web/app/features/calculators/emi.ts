export interface Loan {
  loanRupees: number
  annualRatePercent: number
  years: number
}

/** loan × r × (1+r)^n / ((1+r)^n − 1), with r the monthly rate and n the number of months. */
export function monthlyInstalment({ loanRupees, annualRatePercent, years }: Loan): number {
  const monthlyRate = annualRatePercent / 12 / 100
  const months = years * 12
  if (monthlyRate === 0) return loanRupees / months
  const growth = (1 + monthlyRate) ** months
  return (loanRupees * monthlyRate * growth) / (growth - 1)
}

/** The loan that an instalment repays: the same formula read the other way. */
export function loanForInstalment(instalmentRupees: number, annualRatePercent: number, years: number): number {
  return instalmentRupees / monthlyInstalment({ loanRupees: 1, annualRatePercent, years })
}
