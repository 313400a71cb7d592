import { pagingFields, placeFields, type Search, without } from '@properysearch/contract/search/address'
import type { Understood } from '@properysearch/contract/search/calls'
import { homeCity, lacksCity } from '@properysearch/contract/search/chosen-city'
import { allIndia } from '@properysearch/contract/search/facts'
import type { FoundList } from './find-list.ts'

// Every search is in a city, in all of India, or in an area on the map.

function isPlace({ kind }: Understood['chips'][number]): boolean {
  return kind === 'city' || kind === 'locality' || kind === 'society'
}

/** As it is asked: in the city that is remembered, or at home. */
export function inSomeCity(search: Search, city: string = homeCity): Search {
  return lacksCity(search) ? { ...search, city } : search
}

/** Another city is looked in: what was asked about a place in the one before goes. */
export function inCity({ search, understood }: Pick<FoundList, 'search' | 'understood'>, city: string): Search {
  const named = understood.chips.filter(isPlace)
  const text = named.length === 0 ? search.text : named.length === 1 ? named[0]?.without : undefined
  const rest = without(search, 'text', ...placeFields, ...pagingFields)
  return { ...(rest.sort === 'distance' ? without(rest, 'sort') : rest), ...(text ? { text } : {}), city }
}

/** What the list says of where it looks; undefined for an area, or several places. */
export function cityShown({ search, city }: Pick<FoundList, 'search' | 'city'>): string | undefined {
  return city?.name ?? (search.city === allIndia ? allIndia : undefined)
}

/** What was found, with the city that its words name, so that what is asked for next stays there. */
export function settled(asked: Search, found: FoundList): FoundList {
  const { search, city } = found
  if (city) return { ...found, search: { ...search, city: city.name } }
  return asked.city === undefined && namesPlace(found) ? { ...found, search: without(search, 'city') } : found
}

/** The same without its city, where that is none of ours; undefined where nothing is wrong with it. */
export function withoutUnknownCity(asked: Search, { problems }: Pick<FoundList, 'problems'>): Search | undefined {
  return asked.city !== undefined && problems.some(({ field }) => field === 'city') ? without(asked, 'city') : undefined
}

/** Whether the address must change: its city is another than was looked in, or it names none at all. */
export function isElsewhere(asked: Search, found: FoundList): boolean {
  if (asked.city === undefined) return lacksCity(asked) && !namesPlace(found)
  return found.city !== null && found.city.name !== asked.city
}

export function namesPlace({ understood }: Pick<FoundList, 'understood'>): boolean {
  return understood.chips.some(isPlace)
}
