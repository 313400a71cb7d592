import { pagingFields, type Search, without } from '@properysearch/contract/search/address'
import { type Sort, sortNames } from '@properysearch/contract/search/facts'
import { ArrowDownUp } from 'lucide-react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../screens.ts'
import { listAddress } from './list-address.ts'

/** The order of the list. Nearest first is offered where there is a place to be near. */
export function SortSelect({ search }: { search: Search }) {
  const navigate = useNavigate()
  const rest = without(search, 'sort', ...pagingFields)
  const sorts = (Object.keys(sortNames) as Sort[]).filter((sort) => sort !== 'distance' || search.near !== undefined)
  const choose = (sort: string) => {
    void navigate(listAddress(sort === 'relevance' ? rest : { ...rest, sort }), { preventScrollReset: true })
  }
  return (
    <form method="get" action={pathTo('propertyList')} className="flex min-w-0 items-center gap-2">
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="relative flex min-w-0 grow items-center">
        <ArrowDownUp aria-hidden className="pointer-events-none absolute start-3 size-4 text-soft-ink" />
        <select
          key={search.sort}
          name="sort"
          aria-label="Sort by"
          defaultValue={search.sort ?? 'relevance'}
          onChange={(event) => choose(event.currentTarget.value)}
          className="min-h-11 w-full rounded-control border border-edge bg-card ps-9 pe-2 text-sm sm:max-w-52 lg:max-w-none xl:max-w-52"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </select>
      </div>
      <noscript>
        <button type="submit" className="min-h-10 rounded-control border border-edge px-3 font-semibold text-sm">
          Sort
        </button>
      </noscript>
    </form>
  )
}
