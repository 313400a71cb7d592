import { type Amenity, amenities } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import {
  Baby,
  BookOpen,
  BusFront,
  Clapperboard,
  Cross,
  Dumbbell,
  Flame,
  Landmark,
  type LucideIcon,
  School,
  Shield,
  ShoppingBag,
  ShoppingBasket,
  Trees,
  Utensils,
} from 'lucide-react'

const icons: Record<Amenity, LucideIcon> = {
  Temple: Landmark,
  School,
  Hospital: Cross,
  Park: Trees,
  Market: ShoppingBasket,
  Gym: Dumbbell,
  Restaurant: Utensils,
  Cinema: Clapperboard,
  Library: BookOpen,
  'Public Transport': BusFront,
  Playground: Baby,
  'Shopping Mall': ShoppingBag,
  'Police Station': Shield,
  'Fire Station': Flame,
}

/** Of the fourteen kinds, those nearby; the others are named too, since their absence is an answer. */
export function NearbyAmenities({ property }: { property: PropertyDetails }) {
  const near = property.detailsData.amenities
  const far = amenities.filter((amenity) => !near.includes(amenity))
  if (near.length === 0) return <p className="text-soft-ink">The listing mentions no amenities nearby.</p>
  return (
    <div className="grid gap-3">
      <ul className="flex flex-wrap gap-2">
        {near.map((amenity) => {
          const Icon = icons[amenity]
          return (
            <li
              key={amenity}
              className="inline-flex items-center gap-2 rounded-full border border-line bg-card px-3.5 py-1.5 text-sm"
            >
              <Icon aria-hidden className="size-4 text-leaf" />
              {amenity}
            </li>
          )
        })}
      </ul>
      {far.length > 0 ? <p className="text-soft-ink text-sm">Not mentioned in the listing: {far.join(', ')}.</p> : null}
    </div>
  )
}
