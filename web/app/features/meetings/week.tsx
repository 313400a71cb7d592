import type { Appointment } from '@properysearch/contract/meetings/calls'
import { addDays } from '@properysearch/contract/values/days'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { formatDay, formatTime } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { useWeek } from './meetings.queries.ts'

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The Monday of the week that a day is in. */
function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The meetings and visits one has agreed on, a week at a time; on a phone only the days that have some. */
export function Week() {
  const id = useId()
  const today = dayInIndia(useNow().toISOString())
  const [from, setFrom] = useState(() => mondayOf(today))
  const { data, error, refetch, isPlaceholderData } = useWeek(from)
  const days = dayNames.map((name, i) => ({ name, day: addDays(from, i) }))
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg" aria-live="polite">
          {formatDay(`${from}T06:00:00Z`)} – {formatDay(`${addDays(from, 6)}T06:00:00Z`)}
        </h2>
        <div className="flex gap-2">
          <Button look="secondary" aria-label="The week before" onClick={() => setFrom(addDays(from, -7))}>
            <ChevronLeft aria-hidden className="size-5" />
          </Button>
          {from === mondayOf(today) ? null : (
            <Button look="secondary" className="text-sm" onClick={() => setFrom(mondayOf(today))}>
              This week
            </Button>
          )}
          <Button look="secondary" aria-label="The week after" onClick={() => setFrom(addDays(from, 7))}>
            <ChevronRight aria-hidden className="size-5" />
          </Button>
        </div>
      </div>
      {error && !data ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-32 rounded-card" />
      ) : data.length === 0 ? (
        <p className="text-soft-ink text-sm">No meeting is agreed for this week.</p>
      ) : (
        <ol
          aria-busy={isPlaceholderData}
          className="grid gap-px overflow-hidden rounded-card border border-line bg-line lg:min-h-32 lg:grid-cols-7"
        >
          {days.map(({ name, day }) => {
            const own = data.filter(({ startsAt }) => dayInIndia(startsAt) === day)
            return (
              <li
                key={day}
                className={classNames(
                  'min-w-0 content-start gap-2 bg-card p-3',
                  own.length > 0 ? 'grid' : 'hidden lg:grid',
                )}
              >
                <p className={classNames('text-sm', day === today ? 'font-bold text-leaf' : 'text-soft-ink')}>
                  {name} <span className="figures">{Number(day.slice(8))}</span>
                  {day === today ? <span className="sr-only"> (today)</span> : null}
                </p>
                {own.map((one) => (
                  <Entry key={`${one.kind}-${one.id}`} one={one} />
                ))}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

function Entry({ one }: { one: Appointment }) {
  const { kind, id, title, startsAt, endsAt } = one
  return (
    <Link
      to={kind === 'meeting' ? `${pathTo('scheduleMeeting')}?meeting=${id}` : pathTo('propertyVisitors')}
      className="grid min-h-11 gap-0.5 rounded-control bg-leaf-wash px-2 py-1.5 text-sm hover:underline"
    >
      <span className="figures text-xs">
        {formatTime(startsAt)} – {formatTime(endsAt)}
      </span>
      <span className="line-clamp-3 break-words font-medium">{title}</span>
    </Link>
  )
}
