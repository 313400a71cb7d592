import type { NumberHolder } from '@properysearch/contract/reveals/calls'
import { revealWays } from '@properysearch/contract/reveals/facts'
import { roleNames } from '@properysearch/contract/roles'
import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { useHolders } from './reveals.queries.ts'
import { StopDialog, stopWords } from './stop-dialog.tsx'

/** Who can see my number now, and the way to end it. */
export function NumberHolders() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useHolders(page)
  const [asked, setAsked] = useState<NumberHolder | null>(null)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  if (data.total === 0) {
    return (
      <EmptyState title="Nobody can see your number">
        People who unlock your number, agents who unlock what you told agents, and anyone who shows you a property are
        listed here for as long as they can see it.
      </EmptyState>
    )
  }
  return (
    <div>
      <ul className="divide-y divide-line rounded-card border border-line">
        {data.data.map((holder) => (
          <li
            key={holder.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 text-sm sm:flex-nowrap"
          >
            <Holder holder={holder} />
            {holder.mayStop ? (
              <Button
                look="secondary"
                className="shrink-0 whitespace-nowrap text-sm"
                aria-label={`${stopWords[holder.way].action}: ${holder.holder.name}`}
                onClick={() => setAsked(holder)}
              >
                {stopWords[holder.way].action}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
      <StopDialog holder={asked} onClose={() => setAsked(null)} />
    </div>
  )
}

function Holder({ holder: { holder, way, propertydata, at, until } }: { holder: NumberHolder }) {
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Avatar name={holder.name} photo={holder.image} className="size-10 shrink-0 text-sm" />
      <div className="grid min-w-0 gap-0.5">
        <p className="break-words font-semibold">
          {holder.name} <span className="font-normal text-soft-ink">· {roleNames[holder.role]}</span>
        </p>
        <p className="break-words">
          {revealWays[way]}
          {propertydata ? <span className="text-soft-ink">: {propertydata.title}</span> : null}
        </p>
        <p className="figures text-soft-ink text-xs">
          Since {formatDay(at)}
          {until ? `, at the latest until ${formatMoment(until)}` : ''}
        </p>
      </div>
    </div>
  )
}
