import { isFailure, messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

/** A hire that is on its way, could not be loaded, or is not this person's. */
export function HireNotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isFailure(error) && (error.http === 400 || error.http === 404)) {
    return (
      <>
        <h1 className="sr-only">Hire</h1>
        <EmptyState
          picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
          title="No such hire"
          action={<ButtonLink to={pathTo('hires')}>See my hires</ButtonLink>}
        >
          You have no hire at this address.
        </EmptyState>
      </>
    )
  }
  if (error) {
    return (
      <>
        <h1 className="sr-only">Hire</h1>
        <FailedState message={messageOf(error)} onRetry={onRetry} />
      </>
    )
  }
  return (
    <div role="status" className="grid gap-6">
      <h1 className="sr-only">Loading the hire</h1>
      <Skeleton className="h-20" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}
