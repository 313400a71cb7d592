import type { LoggedReveal } from '@properysearch/contract/reveals/calls'
import { type RevealAct, revealActs, revealWays } from '@properysearch/contract/reveals/facts'
import { CircleSlash, Eye, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { useRevealLog } from './reveals.queries.ts'

const shows: readonly RevealAct[] = ['given', 'given-again']
const iconOf = (act: RevealAct): LucideIcon => (shows.includes(act) ? Eye : CircleSlash)

/** Each time my number became visible, and when that ended. */
export function RevealLog() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useRevealLog(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  if (data.total === 0) {
    return <EmptyState title="The log is empty">Your number has not been shown to anybody yet.</EmptyState>
  }
  return (
    <div>
      <ol className="divide-y divide-line rounded-card border border-line">
        {data.data.map((line) => (
          <LogLine key={line.id} line={line} />
        ))}
      </ol>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}

function LogLine({ line: { act, way, holder, propertydata, at } }: { line: LoggedReveal }) {
  const Icon = iconOf(act)
  return (
    <li className="flex items-start gap-3 p-4 text-sm">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${shows.includes(act) ? 'text-good' : 'text-soft-ink'}`} />
      <div className="grid min-w-0 gap-0.5">
        <p className="break-words">
          <span className="font-semibold">{revealActs[act]}</span>: {holder.name}
        </p>
        <p className="break-words text-soft-ink">
          {revealWays[way]}
          {propertydata ? `: ${propertydata.title}` : ''}
        </p>
        <p className="figures text-soft-ink text-xs">{formatMoment(at)}</p>
      </div>
    </li>
  )
}
