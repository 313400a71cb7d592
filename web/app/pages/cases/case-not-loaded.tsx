import { isFailure, messageOf } from '../../lib/api.ts'
import { readSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

/** A case that is on its way, could not be loaded, or is not this person's. */
export function CaseNotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isLawyer = readSession()?.userRole === 'lawyer'
  if (isFailure(error) && (error.http === 400 || error.http === 404)) {
    return (
      <>
        <h1 className="sr-only">Case</h1>
        <EmptyState
          picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
          title="No such case"
          action={
            <ButtonLink to={isLawyer ? pathTo('lawyerLeads') : pathTo('dashboard')}>
              {isLawyer ? 'See my leads' : 'Go to the dashboard'}
            </ButtonLink>
          }
        >
          {isLawyer
            ? 'You have no lead at this address.'
            : 'You see a case of your own lawyer here, and of the other side’s lawyer the drafts that were shared with you.'}
        </EmptyState>
      </>
    )
  }
  if (error) {
    return (
      <>
        <h1 className="sr-only">Case</h1>
        <FailedState message={messageOf(error)} onRetry={onRetry} />
      </>
    )
  }
  return (
    <div role="status" className="grid gap-6">
      <h1 className="sr-only">Loading the case</h1>
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}
