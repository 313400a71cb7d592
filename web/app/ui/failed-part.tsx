import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** A part of a page did not load, within a card or a panel: what happened, and another try. */
export function FailedPart({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-control bg-sunken p-4 text-sm">
      <p>{children}</p>
      <Button look="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
