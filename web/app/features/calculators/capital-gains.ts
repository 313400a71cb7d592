import { costInflationIndex } from './rates.ts'

export interface Sale {
  salePriceRupees: number
  transferCostRupees: number
  purchasePriceRupees: number
  improvementCostRupees: number
}

export const firstYear = 2001
export const lastYear = 2024

/** The years offered for purchase and sale. */
export const years: readonly number[] = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at)

/**
 * The product's own formula, letter for letter: both costs are raised to 2024, the improvement from the year of sale.
 * It may be negative. What the law gives is another calculation: see capital-gains-today.ts.
 */
export function capitalGainsTax(
  sale: Sale & { purchaseYear: number; saleYear: number; taxRatePercent: number },
): number {
  const gain =
    sale.salePriceRupees -
    sale.transferCostRupees -
    raisedTo2024(sale.purchasePriceRupees, sale.purchaseYear) -
    raisedTo2024(sale.improvementCostRupees, sale.saleYear)
  return (sale.taxRatePercent / 100) * gain
}

function raisedTo2024(rupees: number, fromYear: number): number {
  return (rupees * indexOf(lastYear)) / indexOf(fromYear)
}

function indexOf(year: number): number {
  const index = costInflationIndex[year]
  if (index === undefined) throw new RangeError(`There is no index for ${year}.`)
  return index
}
