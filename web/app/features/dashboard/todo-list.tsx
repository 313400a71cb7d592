import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { formatDay } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { Dashboard } from './dashboard.queries.ts'

/** So many at first; the nearest deadlines come first. */
const shownAtFirst = 8

export function TodoList({ todo }: { todo: Dashboard['todo'] }) {
  const [isWhole, setWhole] = useState(false)
  if (todo.length === 0) {
    return (
      <p className="flex items-center gap-3 py-2 text-soft-ink text-sm">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
        There is nothing to do. Your account is complete.
      </p>
    )
  }
  const shown = isWhole ? todo : todo.slice(0, shownAtFirst)
  return (
    <>
      <ul className="-mx-3 grid">
        {shown.map(({ key, label, link, dueOn }) => (
          <li key={key}>
            <Link
              to={link}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-sm hover:bg-sunken"
            >
              <CircleDashed aria-hidden className="size-5 shrink-0 text-marigold-ink" />
              <span className="min-w-0 grow break-words">
                {label}
                {dueOn ? <DueOn day={dueOn} /> : null}
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-soft-ink" />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < todo.length ? (
        <Button look="quiet" className="-ms-4 mt-1 text-sm" onClick={() => setWhole(true)}>
          Show all {todo.length}
        </Button>
      ) : null}
    </>
  )
}

function DueOn({ day }: { day: string }) {
  const today = dayInIndia(useNow().toISOString())
  const isLate = day < today
  return (
    <span className={classNames('figures block text-xs', isLate ? 'font-semibold text-danger' : 'text-soft-ink')}>
      {isLate ? `Late: it was due on ${formatDay(day)}` : day === today ? 'Due today' : `By ${formatDay(day)}`}
    </span>
  )
}

export function TodoSkeleton() {
  return (
    <div className="grid gap-3 py-2">
      <Skeleton className="h-6" />
      <Skeleton className="h-6 w-4/5" />
    </div>
  )
}
