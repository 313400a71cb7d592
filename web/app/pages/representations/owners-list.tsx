import type { Represented } from '@properysearch/contract/representations/calls'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { RepresentationList } from '../../features/representations/representation-list.tsx'
import { isFailure, messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { BesideListingSkeleton } from '../../ui/beside-listing.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, FailedState } from '../../ui/states.tsx'

interface OwnersListProps {
  query: { data: Represented[] | undefined; error: unknown; refetch: () => unknown }
  /** One listing of them; 0: all. */
  only?: number
}

/** The agents for an owner's listings. */
export function OwnersList({ query: { data, error, refetch }, only = 0 }: OwnersListProps) {
  const isGone = isFailure(error) && [400, 404].includes(error.http)
  if (error && !data && !isGone) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data && !isGone) return <BesideListingSkeleton label="Loading the agents" />
  const items = (data ?? []).filter(({ propertydata }) => only === 0 || propertydata.id === only)
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
        title="No agent has asked yet"
        action={<ButtonLink to={pathTo('ownerProperties')}>My Properties</ButtonLink>}
      >
        Agents who want to represent a listing of yours appear here, with their terms. You choose at most one.
      </EmptyState>
    )
  }
  return (
    <RepresentationList items={items} renderCard={(item) => <PropertyCard item={item} size="small" heading="h2" />} />
  )
}
