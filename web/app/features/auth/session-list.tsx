import { MonitorSmartphone } from 'lucide-react'
import { messageOf } from '../../lib/api.ts'
import { formatAgo, formatDay } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { type DeviceSession, useEndSession, useSessions } from './auth.queries.ts'
import { LogOutEverywhere } from './log-out-everywhere.tsx'

export function SessionList() {
  const { data: sessions, error, refetch } = useSessions()
  const now = useNow()
  if (error && !sessions) return <FailedState message={messageOf(error)} onRetry={refetch} />
  return (
    <div className="grid gap-5">
      {sessions ? (
        <ul className="divide-y divide-line border-line border-y">
          {sessions.map((session) => (
            <Device key={session.id} session={session} now={now} />
          ))}
        </ul>
      ) : (
        <div className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      <LogOutEverywhere />
    </div>
  )
}

function Device({ session, now }: { session: DeviceSession; now: Date }) {
  const end = useEndSession()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-soft-ink" />
      <div className="grid min-w-0 grow basis-36 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          {session.device}
          {session.isCurrent ? (
            <span className="rounded-full bg-good-wash px-2.5 py-0.5 text-good text-xs">This device</span>
          ) : null}
        </p>
        <p className="figures break-words text-soft-ink text-xs">
          {session.address} · signed in {formatDay(session.startedAt)} · last seen {formatAgo(session.lastSeenAt, now)}
        </p>
        {end.error ? (
          <p role="alert" className="text-danger text-sm">
            {messageOf(end.error)}
          </p>
        ) : null}
      </div>
      {session.isCurrent ? null : (
        <Button
          look="secondary"
          className="text-sm"
          aria-label={`Sign out ${session.device}`}
          disabled={end.isPending}
          onClick={() => end.mutate(session.id)}
        >
          {end.isPending ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
    </li>
  )
}
