import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { showInRow } from '../lib/show-in-row.ts'
import { classNames } from './class-names.ts'

interface TabsProps {
  /** What they divide, for screen readers. */
  label: string
  tabs: readonly { key: string; name: string }[]
  current: string
  onChange: (key: string) => void
  /** The panel of the current one. */
  children: ReactNode
}

/** One panel at a time. The arrow keys, Home and End move between tabs. */
export function Tabs({ label, tabs, current, onChange, children }: TabsProps) {
  const id = useId()
  const buttons = useRef(new Map<string, HTMLButtonElement | null>())
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.key === current)

  // Where there are more than fit, the chosen one is in sight.
  useEffect(() => {
    showInRow(list.current, buttons.current.get(current))
  }, [current])

  const moveByKey = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.key)
    buttons.current.get(next.key)?.focus()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className="flex overflow-x-auto overflow-y-hidden border-line border-b"
      >
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            ref={(button) => {
              buttons.current.set(key, button)
            }}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
            className={classNames(
              'min-h-12 shrink-0 border-b-3 px-3 font-medium text-sm -outline-offset-2 sm:px-4',
              key === current ? 'border-leaf text-ink' : 'border-transparent text-soft-ink hover:text-ink',
            )}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  )
}
