import { PropertyCard, type PropertyCardProps } from '../../features/listings/cards/property-card.tsx'
import { MarkButton } from '../../features/shortlists/mark-button.tsx'

/** A listing's card with the heart that makes it a favourite. */
export function CardWithHeart(props: Omit<PropertyCardProps, 'mark'>) {
  return (
    <PropertyCard {...props} mark={<MarkButton kind="favourites" property={props.item.propertydata} look="round" />} />
  )
}
