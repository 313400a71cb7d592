import type { SearchType } from '@properysearch/contract/search/facts'
import { formatPrice } from '@properysearch/contract/values/money'

const rents = [10_000, 15_000, 20_000, 30_000, 40_000, 60_000, 80_000, 1_00_000, 1_50_000, 2_50_000]
const prices = [
  25_00_000, 40_00_000, 50_00_000, 60_00_000, 80_00_000, 1_00_00_000, 1_25_00_000, 1_50_00_000, 2_00_00_000,
  3_00_00_000, 5_00_00_000, 10_00_00_000,
]

/** The steps of a price filter, in rupees with their words. */
export function priceSteps(type: SearchType): { value: string; label: string }[] {
  return (type === 'rent' ? rents : prices).map((rupees) => ({ value: String(rupees), label: formatPrice(rupees) }))
}
