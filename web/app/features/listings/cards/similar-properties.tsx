import { formatNumber } from '@properysearch/contract/values/numbers'
import type { ReactNode } from 'react'
import type { CardItem } from '../../../lib/card-item.ts'
import { changeText } from '../property-page/price-steps.ts'

export type Offer = CardItem & {
  offer: { priceDifference: number; pricePerSqftDifference: number; distanceKm: number }
}

interface SimilarPropertiesProps {
  offers: readonly Offer[]
  renderCard: (item: CardItem) => ReactNode
}

/** Others like it around, each with what it costs less or more. */
export function SimilarProperties({ offers, renderCard }: SimilarPropertiesProps) {
  return (
    // A strip to swipe where one card fills the screen, a grid where there is room.
    <ul className="-mx-1 flex snap-x gap-4 overflow-x-auto px-1 pb-2 @xl:grid @xl:grid-cols-2 @xl:gap-5 @xl:overflow-visible @4xl:grid-cols-3">
      {offers.map((item) => (
        <li
          key={item.propertydata.id}
          className="grid w-[82%] shrink-0 snap-center grid-rows-[1fr_auto] gap-2 @xl:w-auto"
        >
          {renderCard(item)}
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
  const away = offer.distanceKm < 0.1 ? 'next door' : `${formatNumber(offer.distanceKm, 1)} km away`
  return `${changeText(offer.priceDifference)}${month} ${than}, ${away}`
}
