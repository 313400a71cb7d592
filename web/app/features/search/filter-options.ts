import {
  amenities,
  bhkNames,
  countName,
  facings,
  floorCountName,
  floorCounts,
  furnishingNames,
  possessions,
  postedByNames,
  propertyAges,
} from '@properysearch/contract/listings/facts'
import { type Search, valuesOf } from '@properysearch/contract/search/address'
import type { FacetName } from '@properysearch/contract/search/calls'
import { budgets, budgetsFor, optionsOf } from '@properysearch/contract/search/facts'
import { bathroomsLabel } from './chosen-filters.ts'
import type { Facets } from './find-list.ts'
import { typeOf } from './search-words.ts'

export interface FilterOption {
  value: string
  label: string
  /** Undefined where it was not counted. */
  count?: number | undefined
  isExact?: boolean | undefined
}

/** Of rooms and baths so many are always offered; more only where there are any. */
const alwaysOffered = 6

/** What a filter offers, with how many each choice would leave. */
export function optionsFor(name: FacetName, search: Search, facets: Facets | null): FilterOption[] {
  // A budget takes the place of a range of one's own, within which all is counted.
  const isReplacing = name === 'budget' && (search.minPrice !== undefined || search.maxPrice !== undefined)
  const options: FilterOption[] = (isReplacing ? undefined : facets?.[name]) ?? uncounted(name, search)
  const named =
    name === 'bathrooms' ? options.map((option) => ({ ...option, label: bathroomsLabel(option.value) })) : options
  const worded = name === 'age' ? named.map((option) => ({ ...option, label: ageLabel(option.value) })) : named
  if (name !== 'bhk' && name !== 'bathrooms') return worded
  const chosen = valuesOf(search, name)
  return worded.filter((option, i) => i < alwaysOffered || (option.count ?? 0) > 0 || chosen.includes(option.value))
}

/** Of the floors of a building; they are not counted. */
export const floorOptions: FilterOption[] = floorCounts.map((value) => ({ value, label: floorCountName(value) }))

/** Plots, offices and shops have no bedrooms. */
export function hasRooms(search: Search): boolean {
  const type = typeOf(search)
  if (type === 'commercial' || type === 'plots') return false
  return !['plots', 'offices', 'shops'].includes(search.subCategory ?? '')
}

export function isOfPlots(search: Search): boolean {
  return typeOf(search) === 'plots' || search.subCategory === 'plots'
}

function uncounted(name: FacetName, search: Search): FilterOption[] {
  const type = typeOf(search)
  const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  const named = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))
  switch (name) {
    case 'subCategory':
      return type ? Object.entries(optionsOf(type)).map(([value, { label }]) => ({ value, label })) : []
    case 'budget':
      return budgetsFor(type === 'rent' ? 'rent' : 'sell').map((value) => ({ value, label: budgets[value].label }))
    case 'bhk':
      return named(bhkNames)
    case 'bathrooms':
      return Array.from({ length: 10 }, (_, i) => ({ value: String(i + 1), label: countName(i + 1) }))
    case 'possession':
      return same(possessions)
    case 'furnishing':
      return named(furnishingNames)
    case 'facing':
      return same(facings)
    case 'age':
      return same(propertyAges)
    case 'amenities':
      return same(amenities)
    case 'postedBy':
      return named(postedByNames)
  }
}

function ageLabel(value: string): string {
  return value === 'UnderConstruction' ? 'Under construction' : value
}
