import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { FailedState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBlocked, useUnblock } from './contacts.queries.ts'
import { Person } from './request-table.tsx'

/** Whom I have blocked, with the way back. Nothing when there is nobody. */
export function BlockedPeople() {
  const { data, error, refetch } = useBlocked()
  const unblock = useUnblock()
  if (error && !data) {
    return (
      <Frame>
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      </Frame>
    )
  }
  if (!data || data.length === 0) return null
  return (
    <Frame>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {data.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
            <Person person={person} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="text-soft-ink">Since {formatDay(person.blockedAt)}</span>
              <Button
                look="secondary"
                className="text-sm"
                disabled={unblock.isPending}
                aria-label={`Unblock ${person.firstname} ${person.lastname}`}
                onClick={() =>
                  unblock.mutate(person.id, {
                    onSuccess: () => toast.success(`${person.firstname} can unlock your listings again.`),
                    onError: (failure) => toast.error(messageOf(failure)),
                  })
                }
              >
                Unblock
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <section aria-labelledby="blocked" className="mt-12 grid gap-3">
      <h2 id="blocked" className="text-xl">
        Blocked people
      </h2>
      <p className="max-w-prose text-soft-ink">
        They cannot unlock your number on any listing, and are not told why. After you unblock them they can, except
        where you stopped sharing it with them.
      </p>
      {children}
    </section>
  )
}
