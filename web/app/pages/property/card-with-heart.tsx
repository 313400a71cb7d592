import { MarkButton } from '../../features/properties/mark-button.tsx'
import { PropertyCard, type PropertyCardProps } from '../../features/properties/property-card.tsx'

/** A listing's card with the heart that makes it a favourite. */
export function CardWithHeart(props: Omit<PropertyCardProps, 'mark'>) {
  return (
    <PropertyCard {...props} mark={<MarkButton kind="favourites" property={props.item.propertydata} look="round" />} />
  )
}
