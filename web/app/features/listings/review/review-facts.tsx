import type { OwnListing } from '@properysearch/contract/listings/calls'
import {
  bhkNames,
  countName,
  furnishingNames,
  permittedUseNames,
  postedByNames,
} from '@properysearch/contract/listings/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatDay } from '../../../lib/format.ts'
import { areaInFull, floorInFull, priceInFull } from './review-words.ts'

type Fields = OwnListing['fields']

/** Everything that the owner wrote, also what the public page leaves out. */
export function ReviewFacts({ fields }: { fields: Fields }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
      {rowsOf(fields).map(([label, value]) => (
        <div key={label} className="border-line border-t py-3">
          <dt className="text-soft-ink text-sm">{label}</dt>
          <dd className="figures break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function rowsOf(fields: Fields): [label: string, value: string][] {
  const money = (given: number | null) => (given === null ? null : formatRupees(given))
  const day = (given: string | null) => given && formatDay(given)
  const pin = fields.latitude !== null && fields.longitude !== null
  const rows: [string, string | null][] = [
    ['Price', priceInFull(fields.price, fields.listedIn)],
    ['Deposit', money(fields.deposit)],
    ['Maintenance a month', money(fields.maintenance)],
    ['Property type', fields.subcategory],
    ['Rooms', fields.bhk && bhkNames[fields.bhk]],
    ['Bathrooms', fields.bathrooms === null ? null : countName(fields.bathrooms)],
    ['Balconies', countName(fields.balconies)],
    ['Garages', countName(fields.garages)],
    ['Carpet area', areaInFull(fields.carpetSqft)],
    ['Built-up area', areaInFull(fields.builtUpSqft)],
    ['Super built-up area', areaInFull(fields.superBuiltUpSqft)],
    ['Plot area', areaInFull(fields.plotSqft)],
    ['Floor', floorInFull(fields.floor, fields.totalFloors)],
    ['Address', fields.address],
    ['Flat or unit', fields.unit],
    ['Society', fields.society],
    ['Locality', fields.locality],
    ['City', [fields.city, fields.pincode].filter(Boolean).join(' ')],
    ['Pin', pin ? `${fields.latitude?.toFixed(5)}, ${fields.longitude?.toFixed(5)}` : null],
    ['Possession', fields.possession],
    ['Possession by', day(fields.possessionOn)],
    ['Available from', day(fields.availableFrom)],
    ['Age', fields.age],
    ['Furnishing', fields.furnishing && furnishingNames[fields.furnishing]],
    ['Facing', fields.facing],
    ['Walls', fields.exteriorMaterial],
    ['Structure', fields.structureType],
    ['Permitted use', permittedUseNames[fields.permittedUse]],
    ['RERA number', fields.reraNumber],
    ['Posted by', postedByNames[fields.postedBy]],
    ['Amenities', fields.amenities.join(', ')],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))
}
