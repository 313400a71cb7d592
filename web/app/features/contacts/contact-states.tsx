import { Button } from '../../ui/button.tsx'
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
    <div role="alert" className="grid gap-2 rounded-control bg-sunken p-3 text-sm">
      <p>
        The {noun}’s contact did not load. {message}
      </p>
      <Button look="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
