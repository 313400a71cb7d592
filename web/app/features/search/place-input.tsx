import type { Suggestion } from '@properysearch/contract/search/calls'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface PlaceInputProps {
  text: string
  onText: (text: string) => void
  onChoose: (suggestion: Suggestion) => void
  label: string
  placeholder: string
  inputClassName: string
  inputRef?: Ref<HTMLInputElement>
  /** What lies over the end of the box. */
  children?: ReactNode
}

/**
 * A text box, `text` in its form, that suggests places and projects. Up, Down, Enter and Escape work as in any
 * combobox.
 */
export function PlaceInput(props: PlaceInputProps) {
  const { text, onText, onChoose, label, placeholder, inputClassName, inputRef, children } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(text, isOpen)
  const isShown = isOpen && suggestions.length > 0
  const at = Math.min(active, suggestions.length - 1)

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (suggestion: Suggestion) => {
    close()
    onChoose(suggestion)
  }
  const move = (event: KeyboardEvent) => {
    const count = suggestions.length
    const to: Record<string, number> = {
      ArrowDown: at + 1 >= count ? -1 : at + 1,
      ArrowUp: at < 0 ? count - 1 : at - 1,
    }
    const chosen = isShown ? suggestions[at] : undefined
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Enter') {
      close()
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (event.key in to) {
      event.preventDefault()
      if (isShown) setActive(to[event.key] ?? -1)
      else setOpen(true)
    }
  }
  return (
    <div className="relative">
      <input
        ref={inputRef}
        name="text"
        type="text"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={move}
        // Pressing a suggestion leaves the focus here.
        onBlur={() => setOpen(false)}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        className={inputClassName}
      />
      {children}
      <SuggestionList id={id} suggestions={isShown ? suggestions : []} active={at} onChoose={choose} />
    </div>
  )
}
