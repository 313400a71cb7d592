import { messageOf } from '../../lib/api.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
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
    return (
      <div role="alert" className="grid justify-items-start gap-2 py-2 text-sm">
        <p className="text-soft-ink">{messageOf(error)}</p>
        <Button look="secondary" onClick={() => refetch()}>
          Retry
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3 py-2">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  )
}
