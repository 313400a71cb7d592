import { type Search, searchString } from '@properysearch/contract/search/address'
import { SlidersHorizontal, X } from 'lucide-react'
import { useRef } from 'react'
import { useHeldPage } from '../../lib/use-held-page.ts'
import { classNames } from '../../ui/class-names.ts'
import { FilterForm } from './filter-form.tsx'
import { hasRooms, isOfPlots, optionsFor } from './filter-options.ts'
import { type FilterPart, FilterPartFields, filterParts } from './filter-parts.tsx'
import type { LiveCount } from './use-live-count.ts'

// The browser opens and closes the dialog by these, even before any script has run; older ones are helped along.
const opens = { command: 'show-modal', commandfor: 'all-filters' }
const closes = { command: 'close', commandfor: 'all-filters' }
const knowsCommands = () => 'command' in HTMLButtonElement.prototype
const open = () => {
  const sheet = document.getElementById('all-filters')
  if (!knowsCommands() && sheet instanceof HTMLDialogElement) sheet.showModal()
}

/** May be on the page more than once: they all open the one sheet. */
export function FilterSheetButton({ count, className }: { count: number; className?: string }) {
  return (
    <button type="button" onClick={open} {...opens} className={classNames('filter-chip', className)}>
      <SlidersHorizontal aria-hidden className="size-4" />
      <span className="max-sm:sr-only">All filters</span>
      {count > 0 ? (
        <span className="figures grid min-w-5 place-items-center rounded-full bg-leaf px-1 text-on-leaf text-xs">
          {count}
          <span className="sr-only"> chosen</span>
        </span>
      ) : null}
    </button>
  )
}

/** Every filter at once: the whole screen on a phone, a dialog elsewhere. */
export function FilterSheet({
  search,
  known,
  typed,
}: {
  search: Search
  known: LiveCount
  /** What was understood of the words in the search box. */
  typed: readonly string[]
}) {
  const sheet = useRef<HTMLDialogElement>(null)
  useHeldPage(sheet)
  const close = () => sheet.current?.close()
  const parts = (Object.keys(filterParts) as FilterPart[]).filter((part) => isOffered(part, search, known))
  return (
    <dialog ref={sheet} id="all-filters" aria-labelledby="all-filters-title" closedby="any" className="filter-sheet">
      <div className="flex h-16 shrink-0 items-center justify-between border-line border-b ps-5 pe-3">
        <h2 id="all-filters-title" className="text-lg">
          All filters
        </h2>
        <button
          type="button"
          aria-label="Close filters"
          onClick={() => knowsCommands() || close()}
          {...closes}
          className="icon-button"
        >
          <X aria-hidden className="size-6" />
        </button>
      </div>
      <FilterForm
        key={searchString(search)}
        search={search}
        known={known}
        fields={parts.flatMap((part) => filterParts[part].fields)}
        onSent={close}
        className="flex min-h-0 grow flex-col"
        bodyClassName="grid grow content-start gap-7 overflow-y-auto overscroll-contain p-5"
        footerClassName="grid shrink-0 gap-2 border-line border-t p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]"
      >
        {(facets, current) => (
          <>
            {typed.length > 0 ? (
              <p className="rounded-control bg-sunken px-4 py-3 text-sm">
                You typed: <strong className="font-semibold">{typed.join(', ')}</strong>. Filters override what you
                typed.
              </p>
            ) : null}
            {parts.map((part) => (
              <FilterPartFields key={part} part={part} search={current} facets={facets} />
            ))}
          </>
        )}
      </FilterForm>
    </dialog>
  )
}

/** A kind that was typed is not to be chosen once more; what has no bedrooms is not asked for them. */
export function isOffered(part: FilterPart, search: Search, { facets }: LiveCount): boolean {
  if (part === 'kind') return optionsFor('subCategory', search, facets).length > 0
  if (part === 'floors') return !isOfPlots(search)
  return part !== 'bhk' || hasRooms(search)
}
