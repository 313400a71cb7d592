import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, reloadLinkClass } from './button.tsx'
import { classNames } from './class-names.ts'

/** A list that holds nothing yet: what it will hold, and the way to fill it. */
export function EmptyState({
  picture,
  title,
  children,
  action,
}: {
  picture?: ReactNode
  title: string
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3 rounded-card border border-line border-dashed px-6 py-12 text-center">
      {picture}
      <h2 className="text-lg">{title}</h2>
      <p className="max-w-prose text-soft-ink">{children}</p>
      {action}
    </div>
  )
}

/** Something did not load: what happened, and another try. Without `onRetry` the page itself is loaded again. */
export function FailedState({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-line bg-card px-6 py-10 text-center"
    >
      <CloudOff aria-hidden className="size-8 text-soft-ink" />
      <h2 className="text-lg">This did not load</h2>
      <p className="max-w-prose text-soft-ink">{message}</p>
      {onRetry ? (
        <Button look="secondary" onClick={onRetry}>
          Retry
        </Button>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: the empty address is this page again, with or without scripts
        <a href="" className={reloadLinkClass}>
          Retry
        </a>
      )}
    </div>
  )
}

/** The place of something that is on its way, in its shape. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-control bg-line/60', className)} />
}
