import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { messageOf } from '../../lib/api.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'

/** The number in the address; 0 when it is none. */
export function useDisputeId(): number {
  const id = Number(useParams().id)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

interface DisputeFrameProps {
  /** The list that it is from. */
  list: { name: string; path: string }
  title: string
  about: string
  id: number
  error: unknown
  onRetry: () => void
  /** Null until it has loaded. */
  children: ReactNode
}

/** A dispute on a page of its own: the way back, what it is about, and what there is while it has not loaded. */
export function DisputeFrame({ list, title, about, id, error, onRetry, children }: DisputeFrameProps) {
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to={list.path} className="inline-block py-2 font-semibold text-leaf hover:underline">
          {list.name}
        </Link>
      </p>
      <PageHeader title={title}>{about}</PageHeader>
      {children ??
        (error || id === 0 ? (
          <FailedState message={error ? messageOf(error) : 'There is no dispute with this number.'} onRetry={onRetry} />
        ) : (
          <Skeleton className="h-96 rounded-card" />
        ))}
    </>
  )
}
