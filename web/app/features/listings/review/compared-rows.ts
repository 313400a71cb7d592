import type { OwnListing } from '@properysearch/contract/listings/calls'
import { bhkNames } from '@properysearch/contract/listings/facts'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import { areaInFull, floorInFull, priceInFull } from './review-words.ts'

const none = 'Not stated'

/** What tells two listings of one property from two of two. */
export function comparedRows({ fields }: OwnListing, other: PropertyItem) {
  const { propertydata, locationData, detailsData } = other
  const size = fields.subcategory === 'Plots' ? fields.plotSqft : fields.carpetSqft
  const rows: [label: string, mine: string | null, theirs: string | null][] = [
    ['Price', priceInFull(fields.price, fields.listedIn), priceInFull(propertydata.price, propertydata.listedIn)],
    ['Rooms', fields.bhk && bhkNames[fields.bhk], detailsData.bhk && bhkNames[detailsData.bhk]],
    ['Area', areaInFull(size), areaInFull(detailsData.sizeInFt)],
    ['Floor', floorInFull(fields.floor, fields.totalFloors), floorInFull(detailsData.floor, detailsData.totalFloors)],
    ['Society', fields.society, locationData.society],
    ['Address', fields.address, locationData.address],
  ]
  return rows.map(([label, mine, theirs]) => ({ label, mine: mine || none, theirs: theirs || none }))
}
