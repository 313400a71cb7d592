import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { EraseForm } from './erase-form.tsx'
import { useErasure } from './erasure.queries.ts'

/** First what goes, what stays and why; then the password and the words. */
export function EraseAccount() {
  const [isOpen, setOpen] = useState(false)
  const { data: erasure, error, refetch } = useErasure(isOpen)
  if (!isOpen) {
    return (
      <div>
        <Button look="danger" onClick={() => setOpen(true)}>
          Erase my account
        </Button>
      </div>
    )
  }
  if (error && !erasure) return <FailedState message={messageOf(error)} onRetry={refetch} />
  if (!erasure) return <Skeleton className="h-40" />
  return (
    <div className="grid max-w-prose gap-5 text-sm">
      <div className="grid gap-2">
        <h4 className="font-semibold">What we delete permanently</h4>
        <ul className="grid list-disc gap-1.5 ps-5">
          {erasure.goes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2">
        <h4 className="font-semibold">What we must keep</h4>
        <ul className="grid list-disc gap-1.5 ps-5">
          {erasure.stays.map(({ what, why }) => (
            <li key={what}>
              {what}. <span className="text-soft-ink">{why}</span>
            </li>
          ))}
        </ul>
      </div>
      {erasure.hindrance ? (
        <Notice look="attention">{erasure.hindrance}</Notice>
      ) : (
        <EraseForm onKeep={() => setOpen(false)} />
      )}
    </div>
  )
}
