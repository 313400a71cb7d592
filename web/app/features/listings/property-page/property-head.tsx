import { type Availability, availabilityNames, listedInNames } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { BadgeCheck, CircleAlert } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/notice.tsx'
import { factLine, factsOf } from '../property-words.ts'
import { PriceLines } from './price-panel.tsx'

/** What it is, where, and what it says of itself in one line. */
export function PropertyHead({ property }: { property: PropertyDetails }) {
  const { propertydata, locationData, badges } = property
  const isGone = propertydata.availability !== 'available'
  return (
    <header className="grid content-start gap-3">
      {isGone ? <Notice look="attention">{sentences[propertydata.availability]}</Notice> : null}
      <ul className="flex flex-wrap gap-1.5 font-semibold text-xs">
        <li className="rounded-full border border-line bg-card px-2.5 py-1">{listedInNames[propertydata.listedIn]}</li>
        {propertydata.promotePropertyStatus ? (
          <li className="rounded-full bg-marigold px-2.5 py-1 text-[oklch(0.25_0.04_60)]">Featured</li>
        ) : null}
        {badges.map(({ kind, label }) => (
          <li key={kind}>
            <a
              href="#trust"
              className={classNames(
                'inline-flex items-center gap-1 rounded-full px-2.5 py-1 hover:underline',
                kind === 'being-checked' ? 'bg-marigold-wash' : 'bg-good-wash',
              )}
            >
              {kind === 'being-checked' ? (
                <CircleAlert aria-hidden className="size-3.5 text-marigold-ink" />
              ) : (
                <BadgeCheck aria-hidden className="size-3.5 text-good" />
              )}
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="@4xl:hidden">
        <PriceLines property={property} />
      </div>
      <h1 className="text-2xl @xl:text-3xl">{propertydata.title}</h1>
      <p className="text-soft-ink">{locationData.address}</p>
      <p className="font-medium">{factLine(factsOf(property))}</p>
      {propertydata.promotePropertyStatus ? (
        <p className="text-soft-ink text-xs">Featured: the person who posted it pays to have it shown first.</p>
      ) : null}
    </header>
  )
}

const sentences: Record<Availability, string> = {
  available: availabilityNames.available,
  'on-hold': 'On hold for a booking. If that does not go through, it will be available again.',
  sold: 'Sold. Only you can open this page.',
  rented: 'Rented. Only you can open this page.',
  withdrawn: 'Not live. Only you can open this page.',
}
