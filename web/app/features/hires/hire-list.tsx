import type { Hire } from '@properysearch/contract/hires/calls'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api.ts'
import { Pager } from '../../ui/pager.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { HireCard } from './hire-card.tsx'
import { turnOf } from './hire-words.ts'
import { type HireShow, useHired, useHires } from './hires.queries.ts'

const isMine = (hire: Hire) => turnOf(hire, new Date()).whose === 'mine'
/** What has no deadline comes last. */
const deadlineOf = (hire: Hire) => turnOf(hire, new Date()).by ?? '9999'

/** What waits for me of all that goes on, the most urgent first, as far as its newest page tells. */
export function useWaitingForMe() {
  const [work, quotes] = [useHires('work', 1), useHires('quotes', 1)]
  const error = work.error ?? quotes.error
  const hires =
    work.data && quotes.data
      ? [...work.data.data, ...quotes.data.data]
          .filter(isMine)
          .sort((one, other) => deadlineOf(one).localeCompare(deadlineOf(other)))
      : undefined
  return { hires, error, retry: () => void Promise.all([work.refetch(), quotes.refetch()]) }
}

/** Nothing: no line of it. */
export function WaitingForMe() {
  const mine = useWaitingForMe().hires ?? []
  if (mine.length === 0) return null
  return (
    <section aria-labelledby="waits" className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="waits" className="text-lg">
        Waiting for you
      </h2>
      <Cards hires={mine} heading="h3" />
    </section>
  )
}

/** The same as a list of its own. */
export function WaitingList({ empty }: { empty: ReactNode }) {
  const { hires, error, retry } = useWaitingForMe()
  if (error && !hires) return <FailedState message={messageOf(error)} onRetry={retry} />
  if (!hires) return <Loading />
  return hires.length === 0 ? empty : <Cards hires={hires} />
}

interface HireListProps {
  show: HireShow
  page: number
  onPage: (page: number) => void
  empty: ReactNode
}

/** My hires of one sort, the newest first. What waits for me on the newest page stands above, and not here again. */
export function HireList({ show, page, onPage, empty }: HireListProps) {
  const { data, error, refetch, isPlaceholderData } = useHires(show, page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.total === 0) return empty
  const others = data.page === 1 ? data.data.filter((hire) => !isMine(hire)) : data.data
  return (
    <div aria-busy={isPlaceholderData}>
      {others.length > 0 ? (
        <Cards hires={others} />
      ) : (
        <p className="py-6 text-center text-soft-ink">All of these are waiting for you: see above.</p>
      )}
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </div>
  )
}

interface HiredListProps {
  kind: Hire['kind']
  /** Mine: of anybody else there is nothing to see. */
  userId: number
  empty: ReactNode
}

/** Whom I have hired, of one kind. */
export function HiredList({ kind, userId, empty }: HiredListProps) {
  const { data, error, refetch } = useHired(kind, userId)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return data.length === 0 ? empty : <Cards hires={data} />
}

function Cards({ hires, heading = 'h2' }: { hires: readonly Hire[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      {hires.map((hire) => (
        <li key={hire.id}>
          <HireCard hire={hire} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">Loading the hires</span>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-40 rounded-card" />
      ))}
    </div>
  )
}
