import { longestSearchName } from '@properysearch/contract/saved-searches/facts'
import { readSearch, type Search, without } from '@properysearch/contract/search/address'
import type { SentSearchQuery, Understood } from '@properysearch/contract/search/calls'
import { budgets, searchTypes } from '@properysearch/contract/search/facts'
import { namedCity } from '../../lib/chosen-city.ts'
import { chosenFilters } from './chosen-filters.ts'
import { priceRangeText, titleOf, typeOf } from './search-words.ts'

// A search as it is saved: the name it is given, and what it asks for.

/** What a map shows now: the area drawn on it, or else all of the view. `query` is its address with the view. */
export function searchOfMap(query: SentSearchQuery): Search {
  const search = readSearch(new URLSearchParams(Object.entries(query) as [string, string][]))
  return search.polygon ? without(search, 'box') : search
}

/** 2 BHK flats for sale in Baner up to ₹90 Lac, drawn area */
export function proposedName(search: Search, chips: Understood['chips']): string {
  const area = search.polygon ? ', drawn area' : search.box ? ', map area' : ''
  const near = search.near ? ', around a place' : ''
  const name = [titleOf(search, chips), priceWords(search, chips)].filter(Boolean).join(' ') + area + near
  return name.length <= longestSearchName ? name : `${name.slice(0, longestSearchName - 1).trimEnd()}…`
}

function priceWords(search: Search, chips: Understood['chips']): string | undefined {
  if (search.budget !== undefined && Object.hasOwn(budgets, search.budget)) return undefined
  if (search.minPrice || search.maxPrice) return lowered(priceRangeText(search.minPrice, search.maxPrice))
  const typed = chips.find((chip) => chip.kind === 'price')
  return typed && lowered(typed.label)
}

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** Rent · “2 bhk in baner” · Furnished */
export function searchInWords(search: Search): string[] {
  const type = typeOf(search)
  return [
    ...(type ? [searchTypes[type].label] : []),
    ...(search.text ? [`“${search.text}”`] : []),
    ...(search.city && (namedCity(search.city) || !search.text) ? [search.city] : []),
    ...chosenFilters(without(search, 'text'), []).map(({ label }) => label),
  ]
}
