import type { Suggestion } from '@properysearch/contract/search/calls'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { Building2, Landmark, MapPin } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

const icons = { city: Landmark, locality: MapPin, society: Building2 }
const kindNames = { city: 'City', locality: 'Locality', society: 'Project' }

interface SuggestionListProps {
  /** Of the combobox it belongs to. */
  id: string
  suggestions: readonly Suggestion[]
  active: number
  onChoose: (suggestion: Suggestion) => void
}

/** Under a search box. The focus stays in the box; the pointer or the box's own keys choose. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Places and projects"
      hidden={suggestions.length === 0}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-[60dvh] min-w-72 overflow-y-auto rounded-card border border-line bg-card py-2 shadow-raised"
    >
      {suggestions.map((suggestion, i) => {
        const Icon = icons[suggestion.kind]
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box that holds the focus hears the keys
          <div
            key={`${suggestion.kind} ${suggestion.label} ${suggestion.place}`}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-sunken',
              i === active && 'bg-leaf-wash',
            )}
          >
            <Icon aria-hidden className="size-5 shrink-0 text-soft-ink" />
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{suggestion.label}</span>
              <span className="block truncate text-soft-ink text-xs">
                {kindNames[suggestion.kind]} · {suggestion.place}
              </span>
            </span>
            <span className="figures shrink-0 text-soft-ink text-sm">
              {formatNumber(suggestion.count)}
              <span className="sr-only"> properties</span>
            </span>
          </div>
        )
      })}
    </div>
  )
}
