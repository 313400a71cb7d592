import { amenities, facings, furnishings, postedByNames, propertyAges } from '@properysearch/contract/listings/facts'

/**
 * Facets whose every value has a column of its own in the counts. The number in a column's name is the place of its
 * value in the contract's list; bathrooms are numbered from one.
 */
export const columnFacets = {
  furnishing: furnishings.map((value, i) => ({ column: `furnishing_${i}`, test: `furnishing = '${value}'` })),
  facing: facings.map((value, i) => ({ column: `facing_${i}`, test: `facing = '${value}'` })),
  age: propertyAges.map((value, i) => ({ column: `age_${i}`, test: `age = '${value}'` })),
  postedBy: Object.keys(postedByNames).map((value, i) => ({
    column: `posted_by_${i}`,
    test: `posted_by = '${value}'`,
  })),
  bathrooms: Array.from({ length: 10 }, (_, i) => ({ column: `bathrooms_${i + 1}`, test: `bathrooms = ${i + 1}` })),
  amenities: amenities.map((_, i) => ({ column: `amenity_${i}`, test: `amenity_bits >> ${i} & 1 = 1` })),
}
export type ColumnFacet = keyof typeof columnFacets
export const columnFacetNames = Object.keys(columnFacets) as ColumnFacet[]

/** The sums of all column facets come one after the other: takes them apart. */
export function columnCounts(sums: readonly number[]): Record<ColumnFacet, number[]> {
  let at = 0
  const parts = columnFacetNames.map((name) => {
    const part = sums.slice(at, at + columnFacets[name].length)
    at += part.length
    return [name, part]
  })
  return Object.fromEntries(parts) as Record<ColumnFacet, number[]>
}

/** How many listings there are of each value, with every choice in force but the facet's own. */
export interface FacetCounts {
  total: number
  isTotalExact: boolean
  /** Which part of the listings was counted: 1 when all were, else each number stands for so many more. */
  share: number
  kinds: { subcategory: string; permittedUse: string; n: number }[]
  bhk: Map<number, number>
  possession: Map<string, number>
  priceStep: Map<number, number>
  columns: Record<ColumnFacet, number[]>
}
