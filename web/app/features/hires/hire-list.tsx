import type { Hire } from '@properysearch/contract/hires/calls'
import { hireKindNames } from '@properysearch/contract/hires/facts'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api.ts'
import { formatExact } from '../../lib/format.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { HireStateBadge } from './hire-state-badge.tsx'
import { deadlineOf, isMyTurn, otherOf, turnOf } from './hire-words.ts'
import { type HireShow, useHires } from './hires.queries.ts'

export function HireList({ show, empty }: { show: HireShow; empty: ReactNode }) {
  const [page, setPage] = usePageNumber()
  const { data, error, refetch, isPlaceholderData } = useHires(show, page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <HiresLoading />
  if (data.total === 0) return empty
  return (
    <div aria-busy={isPlaceholderData}>
      <HireCards hires={data.data} />
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}

export function HiresLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading your hires</span>
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </div>
  )
}

export function HireCards({ hires }: { hires: readonly Hire[] }) {
  return (
    <ul className="grid gap-3 xl:grid-cols-2">
      {hires.map((hire) => (
        <li key={hire.id}>
          <HireCard hire={hire} />
        </li>
      ))}
    </ul>
  )
}

/** Who, what for, where it stands, and whose turn it is. */
function HireCard({ hire }: { hire: Hire }) {
  const deadline = deadlineOf(hire)
  return (
    <article className="relative grid h-full content-start gap-2 rounded-card border border-line bg-card p-4 hover:border-edge sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-base">
          <Link
            to={pathTo('hire', { id: hire.id })}
            className="break-words font-semibold after:absolute after:inset-0 hover:underline"
          >
            {hire.title}
          </Link>
        </h2>
        <HireStateBadge state={hire.state} />
      </div>
      <p className="text-sm">
        {hire.iAm === 'client' ? `${hireKindNames[hire.kind]}: ` : 'Client: '}
        <span className="font-medium">{otherOf(hire).name}</span>
        {hire.propertydata ? <span className="text-soft-ink"> · {hire.propertydata.title}</span> : null}
      </p>
      <p className={isMyTurn(hire) ? 'text-sm' : 'text-soft-ink text-sm'}>
        {isMyTurn(hire) ? <span className="font-semibold">Your turn. </span> : null}
        {turnOf(hire)}
      </p>
      <p className="figures flex flex-wrap gap-x-4 text-soft-ink text-sm empty:hidden">
        {hire.quote ? <span>{formatExact(hire.quote.fee)}</span> : null}
        {deadline ? <span>{deadline}</span> : null}
      </p>
    </article>
  )
}
