import type { Search } from '@properysearch/contract/search/address'
import { X } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { type ChosenFilter, clearedSearch } from './chosen-filters.ts'
import { listAddress } from './list-address.ts'

/** What narrows the list: each can be taken away by itself. */
export function ChosenChips({ search, chosen }: { search: Search; chosen: readonly ChosenFilter[] }) {
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {chosen.map((filter) => (
        <li key={filter.key}>
          <Link to={listAddress(filter.search)} preventScrollReset className="chosen-chip">
            <span>
              <span className="sr-only">Remove </span>
              {filter.label}
            </span>
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 ? (
        <li>
          <Link
            to={listAddress(clearedSearch(search))}
            className="inline-flex min-h-9 items-center px-2 font-semibold text-leaf text-sm hover:underline"
          >
            Clear all
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
