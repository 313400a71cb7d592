import { type Search, searchString } from '@properysearch/contract/search/address'
import type { SentSearchQuery } from '@properysearch/contract/search/calls'
import { api } from '../../lib/api.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { type ChosenFilter, clearedSearch } from './chosen-filters.ts'
import { type FoundList, filtersOf } from './find-list.ts'
import { listAddress } from './list-address.ts'
import { countText } from './search-words.ts'

interface EmptyListProps {
  search: Search
  looser: FoundList['looser']
  /** There was too much to look through at once: the next page looks further. */
  goesOn: boolean
}

/** Nothing matches: which filter to remove, and how many results that would bring. */
export function EmptyList({ search, looser, goesOn }: EmptyListProps) {
  const ways = useWaysOut(looser)
  return (
    <EmptyState
      picture={<div aria-hidden className="picture picture-empty-plot aspect-video w-56" />}
      title={goesOn ? 'No property matches all your filters so far' : 'No property matches all your filters'}
      action={
        <>
          <ul className="grid w-full max-w-md gap-2 text-start">
            {ways.map((filter) => (
              <li key={filter.key}>
                <Link
                  to={listAddress(filter.search)}
                  className="flex min-h-12 items-center justify-between gap-4 rounded-control border border-line bg-card px-4 hover:border-edge"
                >
                  <span>
                    Without <strong className="font-semibold">{filter.label}</strong>
                  </span>
                  <span className="figures shrink-0 font-semibold text-leaf">
                    {filter.found ? countText(filter.found.total, filter.found.isTotalExact) : null}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink to={listAddress(clearedSearch(search))} look="secondary">
            Clear all filters
          </ButtonLink>
        </>
      }
    >
      {goesOn ? 'There are too many properties to search at once. The next page searches further. ' : null}
      {ways.length > 0 ? 'Try removing one filter:' : 'Try fewer filters, or another place.'}
    </EmptyState>
  )
}

/**
 * Counted by the browser once the page is there, each as a search of its own: together they cost far more than the
 * search that found nothing. What would bring nothing either is taken away; what could not be counted stays.
 */
function useWaysOut(looser: FoundList['looser']) {
  const key = looser.map((filter) => searchString(filtersOf(filter.search))).join(' ')
  const { answer, isAsking } = useAnswer(key || null, () => Promise.all(looser.map(countedWithout)))
  const all = isAsking ? undefined : answer
  return (all ?? looser.map((filter): WayOut => ({ ...filter, found: undefined })))
    .filter(({ found }) => found?.total !== 0)
    .toSorted((a, b) => (b.found?.total ?? 0) - (a.found?.total ?? 0))
}

interface WayOut extends ChosenFilter {
  found: { total: number; isTotalExact: boolean } | undefined
}

async function countedWithout(filter: ChosenFilter): Promise<WayOut> {
  const asked = filtersOf(filter.search) as SentSearchQuery
  const found = await api.search.getFacets(asked).then(
    ({ data }) => data,
    () => undefined,
  )
  return { ...filter, found }
}
