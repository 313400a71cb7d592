import { FailedPart } from '../../ui/failed-part.tsx'
import { Skeleton } from '../../ui/states.tsx'

/** In the place of the contact while it is on its way. */
export function ContactLoading() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">Loading the contact</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-9" />
    </div>
  )
}

export function ContactFailed({ noun, message, onRetry }: { noun: string; message: string; onRetry: () => void }) {
  return (
    <FailedPart onRetry={onRetry}>
      The {noun}’s contact did not load. {message}
    </FailedPart>
  )
}
