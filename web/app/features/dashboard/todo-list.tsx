import { ChevronRight, CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { Dashboard } from './dashboard.queries.ts'

export function TodoList({ todo }: { todo: Dashboard['todo'] }) {
  if (todo.length === 0) {
    return (
      <p className="flex items-center gap-3 py-2 text-soft-ink text-sm">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
        There is nothing to do. Your account is complete.
      </p>
    )
  }
  return (
    <ul className="-mx-3 grid">
      {todo.map(({ key, label, link }) => (
        <li key={key}>
          <Link
            to={link}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-sm hover:bg-sunken"
          >
            <CircleDashed aria-hidden className="size-5 shrink-0 text-marigold-ink" />
            <span className="grow">{label}</span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-soft-ink" />
          </Link>
        </li>
      ))}
    </ul>
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
