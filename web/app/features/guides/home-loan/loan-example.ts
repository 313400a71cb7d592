/** The loan that the pictures and the text of this guide share. The rate is an example, not an offer. */
export const example = { loanRupees: 50_00_000, annualRatePercent: 7.5, years: 20 }

const monthlyRate = example.annualRatePercent / 12 / 100
const months = example.years * 12

/** The part of an instalment that repays the loan, after so many years: the rest is interest. */
export function principalShare(afterYears: number): number {
  return (1 + monthlyRate) ** -(months - afterYears * 12)
}

/** What is owed after each year, as a part of the loan; with `extra` instalments paid at the end of each year. */
export function balances(extra: number): number[] {
  const instalment = monthlyRate / (1 - (1 + monthlyRate) ** -months)
  const owed = [1]
  let balance = 1
  while (balance > 1e-9) {
    for (let month = 0; month < 12; month++) balance = Math.max(0, balance * (1 + monthlyRate) - instalment)
    balance = Math.max(0, balance - extra * instalment)
    owed.push(balance)
  }
  return owed
}
