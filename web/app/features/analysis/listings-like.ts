import type { Subcategory } from '@properysearch/contract/listings/facts'
import type { SentSearchQuery } from '@properysearch/contract/search/calls'
import { optionsOf, type SearchType } from '@properysearch/contract/search/facts'
import type { ChosenFilters } from './analysis-query.ts'

const typeOf = (filters: ChosenFilters): SearchType => (filters.category?.toLowerCase() === 'rent' ? 'rent' : 'buy')

/** The filters as a search: what a search has no word for is left out. */
export function listingsLike(filters: ChosenFilters): SentSearchQuery {
  const { subcategory, bedrooms, bathrooms, possession, min_price, max_price, city, locality } = filters
  const type = typeOf(filters)
  const option = subcategory && optionFor(type, subcategory as Subcategory)
  const place = [locality, city].filter(Boolean).join(', ')
  return {
    type,
    ...(option && { subCategory: option }),
    ...(place && { text: place }),
    ...(bedrooms && { bhk: bedrooms }),
    ...(bathrooms && { bathrooms }),
    ...(possession && { possession }),
    ...(min_price && { minPrice: min_price }),
    ...(max_price && { maxPrice: max_price }),
  } as SentSearchQuery
}

function optionFor(type: SearchType, subcategory: Subcategory): string | undefined {
  const fitting = Object.entries(optionsOf(type)).filter(([, { match }]) => match.subcategories?.includes(subcategory))
  return fitting[0]?.[0]
}
