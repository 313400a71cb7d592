import { ContactLink } from '../../features/listings/cards/contact-link.tsx'
import { CompareThese } from '../../features/listings/comparing/compare-these.tsx'
import { KeptList, type KeptListProps } from '../../features/shortlists/kept-list.tsx'
import { CardWithHeart } from '../property/card-with-heart.tsx'

/** A list of what somebody keeps, each with the way to its owner, and the way to compare them. */
export function KeptProperties(props: Omit<KeptListProps, 'renderActions' | 'renderCard' | 'renderContact'>) {
  return (
    <KeptList
      {...props}
      renderActions={(items) => <CompareThese items={items} />}
      renderCard={(item, isFirst) => <CardWithHeart item={item} heading="h2" isFirst={isFirst} />}
      renderContact={(item) => <ContactLink property={item.propertydata} />}
    />
  )
}
