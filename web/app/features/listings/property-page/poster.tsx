import { postedByNames } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { formatDay } from '../../../lib/format.ts'

/** Who posted it, since when they are here, and when they last confirmed that it is still available. */
export function Poster({ property: { posterData, propertydata } }: { property: PropertyDetails }) {
  const rows = [
    ['Posted by', `${posterData.name}, ${postedByNames[posterData.postedBy].toLowerCase()}`],
    ['Member since', formatDay(posterData.memberSince)],
    ['Listed on', formatDay(propertydata.listedAt)],
    ['Last confirmed', formatDay(propertydata.confirmedAt)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 @xl:grid-cols-4">
      {rows.map(([label, value]) => (
        <div key={label} className="border-line border-t py-3">
          <dt className="text-soft-ink text-sm">{label}</dt>
          <dd className="break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
