import type { PropertyItem } from '@properysearch/contract/property'
import { type CardSize, PropertyCard } from './property-card.tsx'

/** What a page is about, beside what is done there: a card that leaves the phone's screen to the doing. */
export function PropertyBrief({ item, size }: { item: PropertyItem; size: Exclude<CardSize, 'small'> }) {
  return (
    <>
      <div className="lg:hidden">
        <PropertyCard item={item} size="small" heading="h3" />
      </div>
      <div className="max-lg:hidden">
        <PropertyCard item={item} size={size} heading="h3" />
      </div>
    </>
  )
}
