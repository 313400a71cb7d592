import type { Search } from '@properysearch/contract/search/address'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { clearedSearch } from './chosen-filters.ts'
import type { FoundList } from './find-list.ts'
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
  return (
    <EmptyState
      picture={<div aria-hidden className="picture picture-empty-plot aspect-video w-56" />}
      title={goesOn ? 'No property matches all your filters so far' : 'No property matches all your filters'}
      action={
        <>
          <ul className="grid w-full max-w-md gap-2 text-start">
            {looser.map((filter) => (
              <li key={filter.key}>
                <Link
                  to={listAddress(filter.search)}
                  className="flex min-h-12 items-center justify-between gap-4 rounded-control border border-line bg-card px-4 hover:border-edge"
                >
                  <span>
                    Without <strong className="font-semibold">{filter.label}</strong>
                  </span>
                  <span className="figures shrink-0 font-semibold text-leaf">
                    {countText(filter.total, filter.isTotalExact)}
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
      {looser.length > 0 ? 'Try removing one filter:' : 'Try fewer filters, or another place.'}
    </EmptyState>
  )
}
