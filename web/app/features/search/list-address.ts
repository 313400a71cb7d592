import { type Search, searchString } from '@properysearch/contract/search/address'
import { pathTo } from '../../screens.ts'

/** Where a search is shown. */
export function listAddress(search: Search): string {
  return pathTo('propertyList') + searchString(search)
}
