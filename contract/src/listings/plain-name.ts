import { type Bhk, bhkNames, type Subcategory } from './facts.ts'

const oneOf: Record<Subcategory, string> = {
  Flats: 'flat',
  Houses: 'house',
  Villas: 'villa',
  Plots: 'plot',
  'Studio Apartments': 'studio apartment',
  Offices: 'office',
  Shops: 'shop',
}

/**
 * What a listing is called in words of ours: `2 BHK flat in Baner`. A title is its owner's own words, and cannot be taken
 * back from what others were told.
 */
export function plainName(listing: {
  subcategory: Subcategory | null
  bhk: number | null
  locality: string | null
}): string {
  const { subcategory, bhk, locality } = listing
  if (!subcategory || !locality) return 'a property'
  const size = bhk === null ? '' : `${bhkNames[String(bhk) as Bhk]} `
  return `${size}${oneOf[subcategory]} in ${locality}`
}
