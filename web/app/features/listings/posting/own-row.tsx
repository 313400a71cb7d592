import type { OwnRow } from '@properysearch/contract/listings/calls'
import { bhkNames, pictureUrl } from '@properysearch/contract/listings/facts'
import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { ImageOff } from 'lucide-react'
import { formatAgo, formatDay } from '../../../lib/format.ts'
import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'
import { ListingStateBadge } from '../listing-state-badge.tsx'
import { OwnActions } from './own-actions.tsx'
import { stepAddress } from './step-address.ts'

/** A table row on broad screens, a card on the phone. */
export function OwnListingRow({ row, now }: { row: OwnRow; now: Date }) {
  const { propertydata: property, counts } = row
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_8rem_9.5rem_7.5rem_12.5rem]">
      <div className="col-span-2 flex min-w-0 items-start gap-4 max-[20rem]:flex-wrap lg:col-span-1">
        <Cover row={row} />
        <div className="grid min-w-0 content-center gap-1">
          <Link to={addressOf(row)} className="line-clamp-2 font-semibold leading-snug hover:underline">
            {property.title ?? `Untitled ${property.subcategory.toLowerCase().replace(/s$/, '')}`}
          </Link>
          <p className="line-clamp-2 text-soft-ink text-sm">{factsOf(row)}</p>
          <div className="flex flex-wrap items-center gap-2">
            <ListingStateBadge
              state={property.state}
              isHeld={property.isHeld}
              beingCheckedSince={property.beingCheckedSince}
            />
            {property.promotePropertyStatus ? (
              <span className="rounded-full bg-marigold px-2.5 py-1 font-semibold text-[oklch(0.25_0.04_60)] text-xs">
                Featured
              </span>
            ) : null}
            {property.state === 'draft' && property.missingCount > 0 ? (
              <span className="figures text-soft-ink text-xs">
                {property.missingCount} {property.missingCount === 1 ? 'thing' : 'things'} missing
              </span>
            ) : null}
          </div>
          {property.rejectedReasons.length > 0 ? (
            <p className="text-danger text-sm">{property.rejectedReasons.join(' ')}</p>
          ) : null}
        </div>
      </div>
      <p className="figures order-2 font-semibold lg:order-none lg:text-end">{priceOf(property)}</p>
      <dl className="figures order-4 col-span-2 flex gap-6 text-sm lg:order-none lg:col-span-1 lg:gap-4 lg:justify-end">
        <Count name="Views" value={counts.views} />
        <Count name="Hearts" value={counts.favourites} />
        <Count name="Leads" value={counts.leads} />
      </dl>
      <p className="figures order-3 whitespace-nowrap text-end text-soft-ink text-sm lg:order-none lg:whitespace-normal">
        {property.state === 'verified' && property.confirmedAt
          ? `Confirmed ${formatAgo(property.confirmedAt, now)}`
          : `Changed ${formatDay(property.savedAt)}`}
      </p>
      <OwnActions row={row} />
    </li>
  )
}

function Cover({ row }: { row: OwnRow }) {
  const [cover] = row.mediaData.images
  const shape = 'aspect-4/3 w-24 shrink-0 rounded-control object-cover sm:w-28'
  return cover ? (
    <img
      src={pictureUrl(cover, 400)}
      alt=""
      style={{ backgroundColor: cover.placeholder }}
      className={shape}
      loading="lazy"
    />
  ) : (
    <span className={`${shape} grid place-items-center bg-sunken text-soft-ink`}>
      <ImageOff aria-hidden className="size-6" />
    </span>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex items-baseline gap-1.5 lg:grid lg:justify-items-end lg:gap-0">
      <dt className="text-soft-ink text-xs">{name}</dt>
      <dd className="font-semibold">{formatNumber(value)}</dd>
    </div>
  )
}

/** What is still being written opens where one writes, the rest as others see it. */
function addressOf({ propertydata: { id, state } }: OwnRow): string {
  if (state === 'draft') return stepAddress(id, 'place')
  if (state === 'rejected' || state === 'submitted') return pathTo('propertyVerification', { id })
  if (state === 'archived') return pathTo('editProperty', { id })
  return pathTo('myPropertyView', { id })
}

function priceOf({ price, listedIn }: OwnRow['propertydata']): string {
  if (price === null) return 'No price yet'
  return listedIn === 'rent' ? `${formatRupees(price)} /month` : formatPrice(price)
}

function factsOf({ propertydata, detailsData, locationData }: OwnRow): string {
  const { bhk, sizeInFt } = detailsData
  return [
    bhk === null ? null : bhkNames[bhk],
    sizeInFt === null ? null : `${formatNumber(sizeInFt)} sqft`,
    locationData.locality,
    propertydata.listedIn === 'rent' ? 'for rent' : 'for sale',
  ]
    .filter(Boolean)
    .join(' · ')
}
