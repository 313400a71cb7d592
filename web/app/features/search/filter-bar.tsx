import type { Search } from '@properysearch/contract/search/address'
import { type SearchType, searchTypes } from '@properysearch/contract/search/facts'
import { Link } from '../../ui/link.tsx'
import { type ChosenFilter, searchInTab } from './chosen-filters.ts'
import { type FilterPart, filterParts } from './filter-parts.tsx'
import { FilterPopover } from './filter-popover.tsx'
import { FilterSheetButton, isOffered } from './filter-sheet.tsx'
import { listAddress } from './list-address.ts'
import { typeOf } from './search-words.ts'
import type { LiveCount } from './use-live-count.ts'

interface FilterBarProps {
  search: Search
  known: LiveCount
  chosen: readonly ChosenFilter[]
}

/** The filters that have a chip of their own. */
const withChip: readonly FilterPart[] = ['kind', 'budget', 'bhk', 'possession', 'furnishing']

/** The tabs and the filters in one row; what does not fit is reached by scrolling it, or in the sheet. */
export function FilterBar({ search, known, chosen }: FilterBarProps) {
  return (
    <div className="filter-row">
      <TypeTabs search={search} />
      {withChip
        .filter((part) => isOffered(part, search, known))
        .map((part) => (
          <FilterPopover key={part} part={part} chosen={labelOf(part, chosen)} search={search} known={known} />
        ))}
      <FilterSheetButton
        count={chosen.filter((filter) => !filter.key.startsWith('text')).length}
        className="max-lg:hidden"
      />
    </div>
  )
}

function TypeTabs({ search }: { search: Search }) {
  const current = typeOf(search)
  return (
    <nav aria-label="Looking to" className="type-tabs">
      {(Object.keys(searchTypes) as SearchType[]).map((type) => (
        <Link
          key={type}
          to={listAddress(searchInTab(search, type))}
          aria-current={type === current ? 'page' : undefined}
        >
          {searchTypes[type].label}
        </Link>
      ))}
    </nav>
  )
}

/** 2 BHK; 2 BHK +1. */
function labelOf(part: FilterPart, chosen: readonly ChosenFilter[]): string | undefined {
  const fields: readonly string[] = filterParts[part].fields
  const own = chosen.filter((filter) => fields.includes(filter.key.split(' ')[0] ?? ''))
  if (own.length === 0) return undefined
  return own.length === 1 ? own[0]?.label : `${own[0]?.label} +${own.length - 1}`
}
