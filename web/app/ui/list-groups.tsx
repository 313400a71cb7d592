import { type ListGroup, listGroups } from '@properysearch/contract/kernel/list-groups'
import { type ReactNode, useId } from 'react'

const usualNames: Record<ListGroup, string> = { 'my-turn': 'Your turn', live: 'Under way', ended: 'Ended' }

interface ListGroupsProps<Item> {
  /** In the order of the groups, as the server gives them. */
  items: readonly Item[]
  isBusy: boolean
  children: (items: Item[], group: ListGroup) => ReactNode
}

/** What waits for me, what goes on, what has ended: each under its heading, as far as this page has any of it. */
export function ListGroups<Item extends { group: ListGroup }>({ items, isBusy, children }: ListGroupsProps<Item>) {
  const id = useId()
  return (
    <div aria-busy={isBusy} className="grid gap-8 empty:hidden">
      {listGroups.map((group) => {
        const some = items.filter((item) => item.group === group)
        if (some.length === 0) return null
        return (
          <section key={group} aria-labelledby={`${id}-${group}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 id={`${id}-${group}`} className="text-lg">
              {usualNames[group]}
            </h2>
            {children(some, group)}
          </section>
        )
      })}
    </div>
  )
}

/** Ended ones, a line for each. */
export function EndedList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line rounded-card border border-line bg-card px-4 sm:px-5">{children}</ul>
}

interface EndedLineProps {
  title: ReactNode
  /** With whom, for how much, since when. */
  facts: readonly string[]
  badge: ReactNode
}

export function EndedLine({ title, facts, badge }: EndedLineProps) {
  return (
    <li className="grid gap-1 py-3 sm:flex sm:items-center sm:justify-between sm:gap-4">
      <div className="min-w-0">
        <h3 className="break-words font-medium text-base">{title}</h3>
        <p className="figures text-soft-ink text-sm">{facts.join(' · ')}</p>
      </div>
      <div className="shrink-0">{badge}</div>
    </li>
  )
}
