import { pagingFields, placeFields, type Search, without } from '@properysearch/contract/search/address'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ChosenFilter } from '../../features/search/chosen-filters.ts'
import { FilterBar } from '../../features/search/filter-bar.tsx'
import { FilterSheet, FilterSheetButton } from '../../features/search/filter-sheet.tsx'
import { listAddress } from '../../features/search/list-address.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import type { LiveCount } from '../../features/search/use-live-count.ts'
import { WokenAlone } from '../../lib/woken-alone.tsx'
import { pathTo } from '../../screens.ts'

interface ListFrameProps {
  search: Search
  known: LiveCount
  chosen: readonly ChosenFilter[]
  children: ReactNode
}

/** The search box and the filters, over whatever the list has to say. */
export function ListFrame({ search, known, chosen, children }: ListFrameProps) {
  const navigate = useNavigate()
  // Another place is looked for: the area of the one before would hide it.
  const rest = without(search, 'text', ...placeFields, ...pagingFields)
  const kept = rest.sort === 'distance' ? without(rest, 'sort') : rest
  const typed = chosen.filter((filter) => filter.key.startsWith('text'))
  return (
    <>
      <div className="list-bar">
        <div className="list-width list-bar-row">
          <div className="list-bar-search">
            <SearchBox
              key={search.text}
              action={pathTo('propertyList')}
              hidden={kept}
              text={search.text ?? ''}
              label="Locality, project or what you want"
              placeholder="Baner, or 2 bhk under 80 lakh"
              onSearch={(text) => void navigate(listAddress(text ? { ...kept, text } : kept))}
              className="min-w-0 grow lg:w-80"
            />
            <FilterSheetButton count={chosen.length - typed.length} className="lg:hidden" />
          </div>
          <WokenAlone>
            <FilterBar search={search} known={known} chosen={chosen} />
          </WokenAlone>
        </div>
      </div>
      <WokenAlone>
        <FilterSheet search={search} known={known} typed={typed.map((filter) => filter.label)} />
      </WokenAlone>
      {children}
    </>
  )
}
