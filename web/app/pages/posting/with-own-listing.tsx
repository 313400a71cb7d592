import type { OwnListing } from '@properysearch/contract/listings/calls'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useOwnListing } from '../../features/listings/listings.queries.ts'
import { isFailure, messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { NoSuchListing } from './no-such-listing.tsx'

/** Loads one of my listings for a screen about it. Without an id there is nothing to continue: posting starts again. */
export function WithOwnListing({
  id,
  title,
  children,
}: {
  id: string | null | undefined
  title: string
  children: (listing: OwnListing, reload: () => void) => ReactNode
}) {
  const number = Number(id)
  if (!Number.isSafeInteger(number) || number < 1) return <Navigate to={pathTo('selectPropertyFor')} replace />
  return (
    <Loaded id={number} title={title}>
      {children}
    </Loaded>
  )
}

function Loaded({
  id,
  title,
  children,
}: {
  id: number
  title: string
  children: (listing: OwnListing, reload: () => void) => ReactNode
}) {
  const { data, error, refetch, isFetchedAfterMount } = useOwnListing(id)
  if (data && isFetchedAfterMount) return children(data, () => void refetch())
  if (error) {
    return (
      <>
        <h1 className="mb-6 text-2xl">{title}</h1>
        {isFailure(error, 'not-found') ? (
          <NoSuchListing />
        ) : (
          <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
        )}
      </>
    )
  }
  return (
    <div role="status" className="grid gap-4">
      <h1 className="text-2xl">{title}</h1>
      <span className="sr-only">Loading your listing</span>
      <Skeleton className="h-10" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
