import {
  availabilityNames,
  beingCheckedText,
  listedInNames,
  postedByNames,
} from '@properysearch/contract/listings/facts'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import { formatNumber } from '@properysearch/contract/values/numbers'
import type { ReactNode } from 'react'
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
  item: PropertyItem
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
  const { propertydata, mediaData, locationData } = item
  const isSignedIn = useSession() !== null
  const isSmall = size === 'small'
  const highlight = onHighlight && {
    onPointerEnter: () => onHighlight(propertydata.id),
    onPointerLeave: () => onHighlight(null),
    onFocus: () => onHighlight(propertydata.id),
    onBlur: () => onHighlight(null),
  }
  return (
    <article
      {...highlight}
      className={classNames(
        '@container relative flex h-full overflow-hidden rounded-card border bg-card transition-shadow duration-150 focus-within:shadow-raised hover:shadow-raised',
        isHighlighted ? 'border-leaf ring-1 ring-leaf' : 'border-line',
        size === 'tall' && 'flex-col',
        size === 'wide' && 'flex-col sm:flex-row',
      )}
    >
      <div
        className={classNames(
          'relative shrink-0 overflow-hidden',
          size === 'tall' && 'aspect-4/3',
          size === 'wide' && 'aspect-4/3 sm:aspect-auto sm:w-68 sm:min-h-51',
          isSmall && 'w-28',
        )}
      >
        <CardPictures images={mediaData.images} sizes={cardPictureSizes[size]} isFirst={isFirst ?? false} />
        <Badges item={item} isSmall={isSmall} />
      </div>
      <div className={classNames('flex min-w-0 grow flex-col', isSmall ? 'gap-0.5 p-3' : 'gap-1 p-4')}>
        <p
          className={classNames(
            'flex flex-wrap items-baseline gap-x-2',
            size === 'wide' && 'sm:pe-10',
            isSmall && mark ? 'pe-10' : null,
          )}
        >
          <span
            className={classNames('figures font-bold', isSmall ? 'text-base' : 'text-xl')}
            title={fullPriceText(propertydata)}
          >
            {priceText(propertydata)}
          </span>
          <span className="figures text-sm text-soft-ink @max-[11rem]:hidden">{ratePerSqft(item)}</span>
        </p>
        <Heading className={classNames('font-semibold', isSmall ? 'line-clamp-2 text-sm' : 'line-clamp-3 text-base')}>
          <Link
            to={propertyAddress(propertydata.id, isSignedIn)}
            className="after:absolute after:inset-0 hover:text-leaf"
          >
            {propertydata.title}
          </Link>
        </Heading>
        <p className="text-sm text-soft-ink">
          {placeText(item)}, {locationData.state}
          {locationData.distanceKm === null ? '' : ` · ${distanceText(locationData.distanceKm)}`}
        </p>
        <p className="text-sm @max-[11rem]:hidden">
          {isSmall ? <span className="font-semibold">{listedInNames[propertydata.listedIn]} · </span> : null}
          {factLine(factsOf(item, isSmall))}
        </p>
        {propertydata.availability === 'available' ? null : (
          <p className="font-semibold text-danger text-sm">{availabilityNames[propertydata.availability]}</p>
        )}
        {propertydata.beingCheckedSince === null ? null : (
          <p className="text-marigold-ink text-xs">{beingCheckedText(formatDay(propertydata.beingCheckedSince))}</p>
        )}
        {isSmall ? null : (
          <div className="mt-auto flex flex-wrap items-end justify-between gap-x-2 gap-y-2 pt-2 @max-[11rem]:hidden">
            <p className="text-soft-ink text-xs">
              {postedByNames[propertydata.postedBy]} · confirmed {formatDay(propertydata.confirmedAt)}
            </p>
            <div className={classNames('relative z-10 -my-1 -me-2 flex flex-wrap', hasContact && '-ms-2')}>
              {hasContact ? <ContactLink property={propertydata} isSmall /> : null}
              <CompareButton property={propertydata} isSmall />
            </div>
          </div>
        )}
      </div>
      {mark ? (
        <div className={classNames('absolute z-10', isSmall ? 'top-1 right-1' : 'top-2 right-2')}>{mark}</div>
      ) : null}
    </article>
  )
}

/** A small card has no room for both: it says For Sale or For Rent beside its facts. */
function Badges({ item: { propertydata }, isSmall }: { item: PropertyItem; isSmall: boolean }) {
  const isFeatured = Boolean(propertydata.promotePropertyStatus)
  if (isSmall && !isFeatured) return null
  return (
    <ul
      className={classNames(
        'absolute z-10 flex flex-wrap gap-1.5 font-semibold text-xs',
        isSmall ? 'top-2 left-2' : 'top-3 left-3 pe-12',
      )}
    >
      {isSmall ? null : <li className="rounded-full bg-card/95 px-2.5 py-1">{listedInNames[propertydata.listedIn]}</li>}
      {isFeatured ? (
        <li className="rounded-full bg-marigold px-2.5 py-1 text-[oklch(0.25_0.04_60)]">Featured</li>
      ) : null}
    </ul>
  )
}

function distanceText(km: number): string {
  return km < 1 ? `${Math.round(km * 1000)} m away` : `${formatNumber(km, 1)} km away`
}
