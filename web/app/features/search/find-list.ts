import type { Client } from '@properysearch/contract/kernel/client'
import { pagingFields, type Search, without } from '@properysearch/contract/search/address'
import type { FacetName, FacetValue, SentSearchQuery } from '@properysearch/contract/search/calls'
import { allIndia } from '@properysearch/contract/search/facts'
import { type CardItem, forCard } from '../../lib/card-item.ts'
import { namedCity } from '../../lib/chosen-city.ts'
import { forgive, type Problem } from '../../lib/forgive.ts'
import { type ChosenFilter, chosenFilters } from './chosen-filters.ts'

export type Facets = Record<FacetName, FacetValue[]>
type Reply = Awaited<ReturnType<Client['search']['searchProperties']>>

export interface FoundList extends Omit<Reply, 'status' | 'message' | 'area' | 'data'> {
  data: CardItem[]
  /** What was really looked for: what could not be read is left out and told. */
  search: Search
  problems: Problem[]
  /** Null when they did not come; the list is worth showing without them. */
  facets: Facets | null
  /** When nothing was found: the same search without each of its filters. */
  looser: ChosenFilter[]
}

/** So many ways out of an empty list are offered. */
const mostLooser = 8

/** The same search without order and page, as the facets and the map take it. */
export function filtersOf(search: Search): Search {
  return without(search, 'sort', ...pagingFields)
}

export async function findList(api: Client, asked: Search): Promise<FoundList> {
  const [found, facetsAsked] = await Promise.all([
    forgive(asked, (input) => api.search.searchProperties(input as SentSearchQuery)),
    findFacets(api, asked),
  ])
  const { reply, input: search, problems } = found
  const facets = problems.length > 0 ? await findFacets(api, search) : facetsAsked
  const { status: _, message: __, area: ___, ...page } = reply
  return {
    ...page,
    data: page.data.map(forCard),
    search,
    problems,
    facets: facets?.facets ?? null,
    looser: page.total === 0 ? looserOf(search, page.understood.chips) : [],
  }
}

async function findFacets(api: Client, search: Search) {
  try {
    return (await api.search.getFacets(filtersOf(search) as SentSearchQuery)).data
  } catch {
    return null
  }
}

/** The same search in all of India. */
function elsewhere(search: Search): ChosenFilter[] {
  const city = namedCity(search.city)
  return city ? [{ key: 'city', label: city, search: { ...filtersOf(search), city: allIndia } }] : []
}

function looserOf(search: Search, chips: Parameters<typeof chosenFilters>[1]): ChosenFilter[] {
  return [...elsewhere(search), ...chosenFilters(search, chips)].slice(0, mostLooser)
}
