import type { Suggestion } from '@properysearch/contract/search'
import { Search as SearchIcon, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SearchBoxProps {
  /** Where the form goes without scripts. */
  action: string
  /** What travels along unseen. */
  hidden: Partial<Record<string, string>>
  text: string
  label: string
  placeholder: string
  onSearch: (text: string) => void
  className?: string
}

/** A text box that suggests places and projects. Up, Down, Enter and Escape work as in any combobox. */
export function SearchBox({ action, hidden, text, label, placeholder, onSearch, className }: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed, isOpen)
  const isShown = isOpen && suggestions.length > 0
  const at = Math.min(active, suggestions.length - 1)

  const search = (wanted: string) => {
    setTyped(wanted)
    setOpen(false)
    setActive(-1)
    onSearch(wanted.trim())
  }
  const choose = (suggestion: Suggestion) => search(suggestion.text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = isShown ? suggestions[at] : undefined
    if (chosen) choose(chosen)
    else search(typed)
  }
  const move = (event: KeyboardEvent) => {
    const count = suggestions.length
    const to: Record<string, number> = {
      ArrowDown: at + 1 >= count ? -1 : at + 1,
      ArrowUp: at < 0 ? count - 1 : at - 1,
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key in to) {
      event.preventDefault()
      if (isShown) setActive(to[event.key] ?? -1)
      else setOpen(true)
    }
  }
  return (
    <search className={className}>
      <form
        method="get"
        action={action}
        onSubmit={submit}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
        className="relative"
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          ref={input}
          name="text"
          type="text"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setOpen(true)
            setActive(-1)
          }}
          onKeyDown={move}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
          className={`min-h-11 w-full rounded-full border border-edge bg-card ps-5 text-ink ${typed === '' ? 'pe-12' : 'pe-21'}`}
        />
        <div className="absolute inset-y-0 end-1 flex items-center gap-0.5">
          {typed === '' ? null : (
            <button
              type="button"
              aria-label="Clear the text"
              onClick={() => {
                setTyped('')
                setOpen(false)
                input.current?.focus()
              }}
              className="grid size-9 place-items-center rounded-full text-soft-ink hover:bg-sunken"
            >
              <X aria-hidden className="size-4" />
            </button>
          )}
          <button
            type="submit"
            aria-label="Search"
            className="grid size-9 place-items-center rounded-full bg-leaf text-on-leaf hover:bg-leaf-deep"
          >
            <SearchIcon aria-hidden className="size-4.5" />
          </button>
        </div>
        <SuggestionList id={id} suggestions={isShown ? suggestions : []} active={at} onChoose={choose} />
      </form>
    </search>
  )
}
