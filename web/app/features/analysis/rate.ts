import { formatRupees } from '@properysearch/contract/values/money'

/** Rupees per sqft: rents, which are small, with their paise. */
export const formatRate = (rupees: number): string => formatRupees(rupees, rupees < 100 ? 2 : 0)
