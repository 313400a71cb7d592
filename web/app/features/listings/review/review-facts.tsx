import type { OwnListing } from '@properysearch/contract/listings/calls'
import { bhkNames, countName, permittedUseNames, postedByNames } from '@properysearch/contract/listings/facts'
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

function rowsOf(it: Fields): [label: string, value: string][] {
  const money = (given: number | null) => (given === null ? null : formatRupees(given))
  const day = (given: string | null) => given && formatDay(given)
  const pin = it.latitude !== null && it.longitude !== null
  const rows: [string, string | null][] = [
    ['Price', priceInFull(it.price, it.listedIn)],
    ['Deposit', money(it.deposit)],
    ['Maintenance a month', money(it.maintenance)],
    ['Property type', it.subcategory],
    ['Rooms', it.bhk && bhkNames[it.bhk]],
    ['Bathrooms', it.bathrooms === null ? null : countName(it.bathrooms)],
    ['Balconies', countName(it.balconies)],
    ['Garages', countName(it.garages)],
    ['Carpet area', areaInFull(it.carpetSqft)],
    ['Built-up area', areaInFull(it.builtUpSqft)],
    ['Super built-up area', areaInFull(it.superBuiltUpSqft)],
    ['Plot area', areaInFull(it.plotSqft)],
    ['Floor', floorInFull(it.floor, it.totalFloors)],
    ['Address', it.address],
    ['Flat or unit', it.unit],
    ['Society', it.society],
    ['Locality', it.locality],
    ['City', [it.city, it.pincode].filter(Boolean).join(' ')],
    ['Pin', pin ? `${it.latitude?.toFixed(5)}, ${it.longitude?.toFixed(5)}` : null],
    ['Possession', it.possession],
    ['Possession by', day(it.possessionOn)],
    ['Available from', day(it.availableFrom)],
    ['Age', it.age],
    ['Furnishing', it.furnishing],
    ['Facing', it.facing],
    ['Walls', it.exteriorMaterial],
    ['Structure', it.structureType],
    ['Permitted use', permittedUseNames[it.permittedUse]],
    ['RERA number', it.reraNumber],
    ['Posted by', postedByNames[it.postedBy]],
    ['Amenities', it.amenities.join(', ')],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))
}
