import { type Search, searchString } from '@properysearch/contract/search/address'
import { ChevronDown } from 'lucide-react'
import { type ToggleEvent, useRef } from 'react'
import { FilterForm } from './filter-form.tsx'
import { type FilterPart, FilterPartFields, filterParts } from './filter-parts.tsx'
import type { LiveCount } from './use-live-count.ts'

interface FilterPopoverProps {
  part: FilterPart
  /** What is chosen in it, in words; undefined when nothing is. */
  chosen: string | undefined
  search: Search
  known: LiveCount
}

/** One filter under its chip. The browser opens, places and closes it by itself; scripts help where it cannot place. */
export function FilterPopover({ part, chosen, search, known }: FilterPopoverProps) {
  const id = `filter-${part}`
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { label, fields } = filterParts[part]
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    const edges = opener.current?.getBoundingClientRect()
    if (event.newState !== 'open' || !edges || CSS.supports('position-area', 'bottom')) return
    const room = document.documentElement.clientWidth - Math.min(24 * 16, document.documentElement.clientWidth - 16) - 8
    event.currentTarget.style.margin = '0'
    event.currentTarget.style.inset = `${edges.bottom + 8}px auto auto ${Math.max(8, Math.min(edges.left, room))}px`
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        data-chosen={chosen !== undefined}
        className="filter-chip"
      >
        <span className="sr-only">{chosen === undefined ? 'Filter: ' : `${label}: `}</span>
        {chosen ?? label}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onBeforeToggle={place}
        className="filter-panel"
      >
        <FilterForm
          key={searchString(search)}
          search={search}
          known={known}
          fields={fields}
          onSent={() => panel.current?.hidePopover()}
          bodyClassName="max-h-[min(24rem,60dvh)] overflow-y-auto p-4"
          footerClassName="grid gap-2 border-line border-t p-3"
        >
          {(facets, current) => <FilterPartFields part={part} search={current} facets={facets} isAlone />}
        </FilterForm>
      </div>
    </>
  )
}
