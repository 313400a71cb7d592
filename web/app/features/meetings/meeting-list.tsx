import { type ReactNode, useEffect } from 'react'
import { messageOf } from '../../lib/api.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { Pager } from '../../ui/pager.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { MeetingCard } from './meeting-card.tsx'
import { useMeetings, type MeetingList as Which } from './meetings.queries.ts'

interface MeetingListProps {
  which: Which
  /** The one that a notice led to. */
  wanted: number | null
  empty: ReactNode
}

/** Meetings, those that wait for me first. */
export function MeetingList({ which, wanted, empty }: MeetingListProps) {
  const [page, setPage] = usePageNumber()
  const { data, error, refetch, isPlaceholderData } = useMeetings(which, page)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && wanted !== null) document.getElementById(`meeting-${wanted}`)?.focus()
  }, [isThere, wanted])
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.total === 0) return empty
  return (
    <div>
      <ul aria-busy={isPlaceholderData} className="grid items-start gap-4 xl:grid-cols-2">
        {data.data.map((meeting) => (
          <li key={meeting.id} className="min-w-0">
            <MeetingCard meeting={meeting} />
          </li>
        ))}
      </ul>
      <Pager
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        onPage={setPage}
        {...(which === 'coming' ? { names: { before: 'Earlier', after: 'Later' } } : {})}
      />
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 xl:grid-cols-2">
      <span className="sr-only">Loading the meetings</span>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
