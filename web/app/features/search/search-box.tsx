import { Search as SearchIcon, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { PlaceInput } from './place-input.tsx'

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

/** A search of its own: the text box and its button. */
export function SearchBox({ action, hidden, text, label, placeholder, onSearch, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const search = (wanted: string) => {
    setTyped(wanted)
    onSearch(wanted.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  const clear = () => {
    setTyped('')
    input.current?.focus()
  }
  return (
    <search className={className}>
      <form method="get" action={action} onSubmit={submit}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PlaceInput
          inputRef={input}
          text={typed}
          onText={setTyped}
          onChoose={(suggestion) => search(suggestion.text)}
          label={label}
          placeholder={placeholder}
          inputClassName={`min-h-11 w-full rounded-full border border-edge bg-card ps-5 text-ink ${typed === '' ? 'pe-12' : 'pe-21'}`}
        >
          <div className="absolute inset-y-0 end-1 flex items-center gap-0.5">
            {typed === '' ? null : (
              <button
                type="button"
                aria-label="Clear the text"
                onClick={clear}
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
        </PlaceInput>
      </form>
    </search>
  )
}
