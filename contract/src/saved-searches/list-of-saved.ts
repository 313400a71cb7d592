import { readSearch, searchString } from '../search/address.ts'
import { lacksCity } from '../search/chosen-city.ts'
import { allIndia } from '../search/facts.ts'

/**
 * What the list's address says to show what a saved search finds. One that was saved without a city finds in all of
 * India; a city that its words name wins in the list as it does in the search.
 */
export function listQueryOf(address: string, { newestFirst }: { newestFirst: boolean }): string {
  const search = readSearch(new URLSearchParams(address))
  return searchString({
    ...search,
    ...(lacksCity(search) ? { city: allIndia } : {}),
    ...(newestFirst ? { sort: 'newest' } : {}),
  })
}
