import { monthlyInstalment } from './emi.ts'

export interface Choice {
  priceRupees: number
  /** Stamp duty, registration, GST: paid once and never seen again. */
  purchaseCostsRupees: number
  downPaymentRupees: number
  annualRatePercent: number
  years: number
  monthlyRentRupees: number
  rentRisePercent: number
  priceGrowthPercent: number
  /** What money not put into the home earns each year, after tax. */
  savingsReturnPercent: number
  /** Society charges, property tax and repairs of an owner. */
  ownerMonthlyCostRupees: number
  /** Of the price when the home is sold again: brokerage and papers. */
  sellingCostPercent: number
  depositRupees: number
}

export interface YearOfChoice {
  year: number
  /** Paid during the year. */
  rentRupees: number
  buyingRupees: number
  /** What each would have in hand after the year: the home sold and the loan repaid, or the savings and the deposit. */
  ownerWealthRupees: number
  tenantWealthRupees: number
}

export interface RentOrBuy {
  table: YearOfChoice[]
  /** The first year from whose end the owner stays ahead to the end; null when that never happens. */
  breakEvenYear: number | null
}

/**
 * Both spend the same each month: the one who pays less invests the difference. The tenant begins with what the buyer
 * put down. An estimate in whole rupees, with every assumption an input; tax deductions are left out.
 */
export function rentOrBuy(choice: Choice): RentOrBuy {
  const loan = Math.max(0, choice.priceRupees - choice.downPaymentRupees)
  const monthlyRate = choice.annualRatePercent / 12 / 100
  const emi = monthlyInstalment({ loanRupees: loan, annualRatePercent: choice.annualRatePercent, years: choice.years })
  const monthlyReturn = (1 + choice.savingsReturnPercent / 100) ** (1 / 12) - 1
  const table: YearOfChoice[] = []
  let owed = loan
  let ownerSavings = 0
  let tenantSavings = choice.downPaymentRupees + choice.purchaseCostsRupees - choice.depositRupees
  for (let year = 1; year <= choice.years; year++) {
    const rent = choice.monthlyRentRupees * (1 + choice.rentRisePercent / 100) ** (year - 1)
    const upkeep = choice.ownerMonthlyCostRupees * (1 + choice.rentRisePercent / 100) ** (year - 1)
    for (let month = 0; month < 12; month++) {
      owed = owed * (1 + monthlyRate) - emi
      const saved = emi + upkeep - rent
      tenantSavings = tenantSavings * (1 + monthlyReturn) + Math.max(0, saved)
      ownerSavings = ownerSavings * (1 + monthlyReturn) + Math.max(0, -saved)
    }
    const value = choice.priceRupees * (1 + choice.priceGrowthPercent / 100) ** year
    table.push({
      year,
      rentRupees: Math.round(rent * 12),
      buyingRupees: Math.round((emi + upkeep) * 12),
      ownerWealthRupees: Math.round(value * (1 - choice.sellingCostPercent / 100) - owed + ownerSavings),
      tenantWealthRupees: Math.round(tenantSavings + choice.depositRupees),
    })
  }
  return { table, breakEvenYear: breakEvenIn(table) }
}

function breakEvenIn(table: YearOfChoice[]): number | null {
  const lastBehind = table.findLast((row) => row.ownerWealthRupees < row.tenantWealthRupees)?.year ?? 0
  return lastBehind < table.length ? lastBehind + 1 : null
}
