import type { ListedIn } from '@properysearch/contract/listings/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'

// How the review says a listing: whole figures, so that they can be compared with the papers.

export function priceInFull(price: number | null, listedIn: ListedIn): string | null {
  if (price === null) return null
  return listedIn === 'rent' ? `${formatRupees(price)} /month` : formatRupees(price)
}

export function areaInFull(area: number | null): string | null {
  return area === null ? null : `${formatNumber(area)} sqft`
}

/** 7 of 11; 0 is the ground floor. */
export function floorInFull(floor: number | null, totalFloors: number | null): string | null {
  if (floor === null) return totalFloors === null ? null : `${totalFloors} in total`
  const name = floor < 0 ? 'Basement' : floor === 0 ? 'Ground' : String(floor)
  return totalFloors === null ? name : `${name} of ${totalFloors}`
}
