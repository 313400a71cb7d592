import type { PropertyItem } from '@properysearch/contract/property'
import { changeText } from './price-steps.ts'
import { PropertyCard } from './property-card.tsx'

export type Offer = PropertyItem & {
  offer: { priceDifference: number; pricePerSqftDifference: number; distanceKm: number }
}

/** Others like it around, each with what it costs less or more. */
export function SimilarProperties({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className="grid gap-5 @xl:grid-cols-2 @4xl:grid-cols-3">
      {offers.map((item) => (
        <li key={item.propertydata.id} className="grid grid-rows-[1fr_auto] gap-2">
          <PropertyCard item={item} />
          <p className="figures px-1 text-soft-ink text-sm">{differenceText(item)}</p>
        </li>
      ))}
    </ul>
  )
}

/** ₹5 Lac less than this one, 1.2 km away. */
function differenceText({ offer, propertydata }: Offer): string {
  const month = propertydata.listedIn === 'rent' && offer.priceDifference !== 0 ? ' a month' : ''
  const than = offer.priceDifference === 0 ? 'price' : 'than this one'
  const away =
    offer.distanceKm < 0.1
      ? 'next door'
      : `${offer.distanceKm.toLocaleString('en-IN', { maximumFractionDigits: 1 })} km away`
  return `${changeText(offer.priceDifference)}${month} ${than}, ${away}`
}
