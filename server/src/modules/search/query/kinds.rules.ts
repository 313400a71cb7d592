import { homes, type ListedIn, type Subcategory, subcategories } from '@properysearch/contract/listings/facts'
import type { ListingQuery } from './query.rules.ts'

/** The kinds that can have what is wanted at all: nobody need look among plots for a bathroom. */
export function possibleKinds(query: ListingQuery): Subcategory[] {
  const { bhk, bathrooms, floors, furnishing, age, permittedUse } = query
  const hasOneRoom = bhk?.some((rooms) => rooms <= 1) ?? true
  return (query.subcategories ?? subcategories).filter(
    (kind) =>
      (!bhk || homes.includes(kind)) &&
      (hasOneRoom || kind !== 'Studio Apartments') &&
      ((!bathrooms && !floors && !furnishing && !age) || kind !== 'Plots') &&
      (!permittedUse || permittedUse === 'residential' || !homes.includes(kind)),
  )
}

export function possibleDeals({ listedIn }: ListingQuery): ListedIn[] {
  return listedIn ? [listedIn] : ['sell', 'rent']
}
