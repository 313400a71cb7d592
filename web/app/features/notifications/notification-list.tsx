import type { NotificationKind } from '@properysearch/contract/notifications/kinds'
import { useEffect, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { useNow } from '../../lib/use-now.ts'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { NotificationItem } from './notification-item.tsx'
import { type NotificationPage, useMarkSeen, useNotifications } from './notifications.queries.ts'

interface NotificationListProps {
  page: number
  /** Only these. */
  kind?: NotificationKind | undefined
  onPage: (page: number) => void
}

/** Newest first. Opening it marks all as seen; what was new then stays marked while the page is open. */
export function NotificationList({ page, kind, onPage }: NotificationListProps) {
  const { data, error, refetch, isPlaceholderData } = useNotifications(page, kind)
  const seenBefore = useSeenBefore(data)
  const now = useNow()
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={refetch} />
  if (!data) return <ListSkeleton />
  if (data.total === 0 && data.countOfAll > 0) {
    return <EmptyState title="Nothing of this kind yet">Choose “All” to see your other notifications.</EmptyState>
  }
  if (data.total === 0) {
    return (
      <EmptyState
        picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
        title="Nothing yet"
      >
        News about your account appears here: what others did, what is waiting for you, what is ready.
      </EmptyState>
    )
  }
  return (
    <>
      <ol
        aria-busy={isPlaceholderData}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card"
      >
        {data.data.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} isNew={notification.number > seenBefore} now={now} />
          </li>
        ))}
      </ol>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </>
  )
}

function useSeenBefore(data: NotificationPage | undefined): number {
  const { mutate: markSeen } = useMarkSeen()
  const [seenBefore, setSeenBefore] = useState<number | null>(null)
  const total = data?.countOfAll ?? 0
  const seenCount = data?.seenCount ?? 0
  useEffect(() => {
    if (total === 0) return
    setSeenBefore((known) => known ?? seenCount)
    if (total > seenCount) markSeen(total)
  }, [total, seenCount, markSeen])
  return seenBefore ?? seenCount
}

function ListSkeleton() {
  return (
    <div role="status" className="grid gap-3 rounded-card border border-line bg-card p-6">
      <span className="sr-only">Loading notifications</span>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
