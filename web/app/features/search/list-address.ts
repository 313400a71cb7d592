import { pagingFields, type Search, searchString, without } from '@properysearch/contract/search/address'
import { pathTo } from '../../screens.ts'

/** Where a search is shown. */
export function listAddress(search: Search): string {
  return pathTo('propertyList') + searchString(search)
}

/** What is saved of a search: what is in its list, not the order. */
export function savedAddress(search: Search): string {
  return searchString(without(search, 'sort', ...pagingFields))
}
