import {
  availabilityNames,
  beingCheckedText,
  listedInNames,
  postedByNames,
} from '@properysearch/contract/listings/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { type ReactNode, useState } from 'react'
import type { CardItem } from '../../../lib/card-item.ts'
import { formatDay } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { CompareButton } from '../comparing/compare-button.tsx'
import { propertyAddress } from '../property-address.ts'
import { factLine, factsOf, fullPriceText, placeText, priceText, ratePerSqft } from '../property-words.ts'
import { CardPictures } from './card-pictures.tsx'
import { ContactLink } from './contact-link.tsx'

/** `tall` in carousels and grids, `wide` in lists, `small` beside maps. */
export type CardSize = 'tall' | 'wide' | 'small'

export interface PropertyCardProps {
  item: CardItem
  size?: CardSize
  /** The first of a page: its picture is what people wait for. */
  isFirst?: boolean
  /** Lit together with its pin on a map. */
  isHighlighted?: boolean
  onHighlight?: (propertyId: number | null) => void
  /** The level of the heading above it. */
  heading?: 'h2' | 'h3'
  /** With the way to whoever posted it. */
  hasContact?: boolean
  /** In its corner: the heart. */
  mark?: ReactNode
}

/** How wide each size shows its picture, for the browser to choose the file by. */
export const cardPictureSizes: Record<CardSize, string> = {
  tall: '(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw',
  wide: '(min-width: 40rem) 17rem, 92vw',
  small: '7rem',
}

/** One listing, the same everywhere. The whole card opens it; heart and compare lie above that. */
export function PropertyCard({
  item,
  size = 'tall',
  isFirst,
  isHighlighted,
  onHighlight,
  heading: Heading = 'h3',
  hasContact,
  mark,
}: PropertyCardProps) {
  const { propertydata, mediaData } = item
  const isSignedIn = useSession() !== null
  const isSmall = size === 'small'
  const [isReached, setReached] = useState(false)
  const reach = () => {
    setReached(true)
    onHighlight?.(propertydata.id)
  }
  const leave = onHighlight && (() => onHighlight(null))
  return (
    <article
      onPointerEnter={reach}
      onFocus={reach}
      onPointerLeave={leave}
      onBlur={leave}
      className={classNames('card', `card-${size}`, isHighlighted && 'card-lit')}
    >
      <div className="card-picture">
        <CardPictures
          images={mediaData.images}
          sizes={cardPictureSizes[size]}
          isFirst={isFirst ?? false}
          isReached={isReached}
        />
        <Badges item={item} isSmall={isSmall} />
      </div>
      <div className="card-words">
        <p className="card-price">
          <span className="figures" title={fullPriceText(propertydata)}>
            {priceText(propertydata)}
          </span>
          <small className="figures card-more">{ratePerSqft(item)}</small>
        </p>
        <Heading className="card-title">
          <Link to={propertyAddress(propertydata.id, isSignedIn)}>{propertydata.title}</Link>
        </Heading>
        <p className="text-soft-ink">{placeLine(item)}</p>
        <p className="card-more">
          {isSmall ? <span className="font-semibold">{listedInNames[propertydata.listedIn]} · </span> : null}
          {factLine(factsOf(item, isSmall))}
        </p>
        {propertydata.availability === 'available' ? null : (
          <p className="font-semibold text-danger">{availabilityNames[propertydata.availability]}</p>
        )}
        {propertydata.beingCheckedSince === null ? null : (
          <p className="text-marigold-ink text-xs">{beingCheckedText(formatDay(propertydata.beingCheckedSince))}</p>
        )}
        {isSmall ? null : (
          <div className="card-foot card-more">
            <p>{`${postedByNames[propertydata.postedBy]} · confirmed ${formatDay(propertydata.confirmedAt)}`}</p>
            <div className={hasContact ? 'card-contact' : undefined}>
              {hasContact ? <ContactLink property={propertydata} isSmall /> : null}
              <CompareButton property={propertydata} isSmall />
            </div>
          </div>
        )}
      </div>
      {mark ? <div className="card-mark">{mark}</div> : null}
    </article>
  )
}

function placeLine(item: CardItem): string {
  const { state, distanceKm } = item.locationData
  return `${placeText(item)}, ${state}${distanceKm === null ? '' : ` · ${distanceText(distanceKm)}`}`
}

/** A small card has no room for both: it says For Sale or For Rent beside its facts. */
function Badges({ item: { propertydata }, isSmall }: { item: CardItem; isSmall: boolean }) {
  const isFeatured = Boolean(propertydata.promotePropertyStatus)
  if (isSmall && !isFeatured) return null
  return (
    <ul className="card-badges">
      {isSmall ? null : <li>{listedInNames[propertydata.listedIn]}</li>}
      {isFeatured ? <li className="card-featured">Featured</li> : null}
    </ul>
  )
}

function distanceText(km: number): string {
  return km < 1 ? `${Math.round(km * 1000)} m away` : `${formatNumber(km, 1)} km away`
}
