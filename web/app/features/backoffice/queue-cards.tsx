import { formatNumber } from '@properysearch/contract/values/numbers'
import { messageOf } from '../../lib/api.ts'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { useOverview } from './backoffice.queries.ts'

/** What waits for a decision, and the way to it. */
export function QueueCards() {
  const { data, error, refetch } = useOverview()
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-28" />
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {data.data.map(({ key, label, link, waiting }) => (
        <li
          key={key}
          className="relative rounded-card border border-line bg-card p-5 focus-within:shadow-raised hover:shadow-raised"
        >
          <h2 className="text-base">
            <Link to={link} className="after:absolute after:inset-0">
              {label}
            </Link>
          </h2>
          <p className="figures mt-2 font-bold text-2xl">{formatNumber(waiting)}</p>
          <p className="text-soft-ink text-sm">{waiting === 0 ? 'Nothing waiting' : 'waiting, oldest first'}</p>
        </li>
      ))}
    </ul>
  )
}
