import type { PropertyItem } from '@properysearch/contract/listings/property'
import type { ReactNode } from 'react'
import { type CardSize, PropertyCard } from './property-card.tsx'

interface PropertyBriefProps {
  item: PropertyItem
  /** Where there is room. */
  size: Exclude<CardSize, 'small'>
  heading?: 'h2' | 'h3'
  /** In the corner of the larger card. */
  mark?: ReactNode
}

/** What a page is about, beside what is done there: a card that leaves the phone's screen to the doing. */
export function PropertyBrief({ item, size, heading = 'h2', mark }: PropertyBriefProps) {
  return (
    <>
      <div className="lg:hidden">
        <PropertyCard item={item} size="small" heading={heading} />
      </div>
      <div className="max-lg:hidden">
        <PropertyCard item={item} size={size} heading={heading} mark={mark} />
      </div>
    </>
  )
}
