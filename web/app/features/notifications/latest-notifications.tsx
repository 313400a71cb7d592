import { messageOf } from '../../lib/api.ts'
import { useNow } from '../../lib/use-now.ts'
import { FailedPart } from '../../ui/failed-part.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { NotificationItem } from './notification-item.tsx'
import { useNotifications } from './notifications.queries.ts'

const shownAtMost = 6

/** The newest few, for a corner of another page. */
export function LatestNotifications() {
  const { data, error, refetch } = useNotifications(1)
  const now = useNow()
  if (data && data.data.length === 0) {
    return <p className="py-2 text-soft-ink text-sm">News about your account will appear here.</p>
  }
  if (data) {
    return (
      <ul className="-mx-3 grid">
        {data.data.slice(0, shownAtMost).map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              isNew={notification.number > data.seenCount}
              now={now}
              isShort
            />
          </li>
        ))}
      </ul>
    )
  }
  if (error) {
    return <FailedPart onRetry={() => void refetch()}>Your notifications did not load. {messageOf(error)}</FailedPart>
  }
  return (
    <div className="grid gap-3 py-2">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  )
}
