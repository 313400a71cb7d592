import type { Represented } from '@properysearch/contract/representations/calls'
import type { ReactNode } from 'react'
import { BesideListing, byListing } from '../../ui/beside-listing.tsx'
import { RepresentationCard } from './representation-card.tsx'

interface RepresentationListProps {
  items: readonly Represented[]
  isStale?: boolean
  renderCard: (item: Represented) => ReactNode
}

/** Each listing with the agents for it. */
export function RepresentationList({ items, isStale = false, renderCard }: RepresentationListProps) {
  return (
    <ul aria-busy={isStale} className="grid gap-8 xl:gap-6">
      {byListing(items).map((group) => (
        <li key={group[0].representation.id}>
          <BesideListing item={group[0]} listing={renderCard(group[0])} heading="h2">
            {group.map((item) => (
              <RepresentationCard key={item.representation.id} item={item} />
            ))}
          </BesideListing>
        </li>
      ))}
    </ul>
  )
}
