import { type AnalysisFilters, mostFloors } from '@properysearch/contract/analysis/facts'
import { countCap } from '@properysearch/contract/listings/facts'
import { kindCodes, kindOf, materialsCodes, materialsOf, roomsCodes, roomsOf } from '../keeping/columns.rules.ts'
import type { Market, MarketPlace } from './market.ts'

/** Each code of a column, 1 where it is wanted: a row is looked up, not compared. */
export interface Wanted {
  kind: Uint8Array
  rooms: Uint8Array
  floors: Uint8Array
  materials: Uint8Array
  minRupees: number
  maxRupees: number
}

const marks = (length: number, isWanted: (code: number) => boolean) =>
  Uint8Array.from({ length }, (_, code) => (isWanted(code) ? 1 : 0))

const anyOr = <T>(wanted: T | undefined, value: T | null) => wanted === undefined || wanted === value
const capped = (count: number | null, most: number) => (count === null ? null : Math.min(count, most))

export function wantedBy(filters: AnalysisFilters): Wanted {
  return {
    kind: marks(kindCodes, (code) => {
      const { listedIn, subcategory, possession } = kindOf(code)
      return (
        anyOr(filters.category, listedIn) &&
        anyOr(filters.subcategory, subcategory) &&
        anyOr(filters.possession, possession)
      )
    }),
    rooms: marks(roomsCodes, (code) => {
      const { bhk, bathrooms } = roomsOf(code)
      // A single room with kitchen has one bedroom.
      return anyOr(filters.bedrooms, bhk === 0 ? 1 : capped(bhk, countCap)) && anyOr(filters.bathrooms, bathrooms)
    }),
    floors: marks(256, (floors) => anyOr(filters.floorsNo, capped(floors || null, mostFloors))),
    materials: marks(materialsCodes, (code) => {
      const { exteriorMaterial, structureType } = materialsOf(code)
      return anyOr(filters.exteriorMaterial, exteriorMaterial) && anyOr(filters.structureType, structureType)
    }),
    minRupees: filters.min_price ?? 0,
    maxRupees: filters.max_price ?? Number.POSITIVE_INFINITY,
  }
}

const isNamed = (wanted: string | undefined, name: string) =>
  wanted === undefined || wanted.toLowerCase() === name.toLowerCase()

/** The places that the filters speak of, all in India. */
export function placesWanted(market: Market, filters: AnalysisFilters): readonly MarketPlace[] {
  const { country, state, city, locality } = filters
  if (!isNamed(country, 'India')) return []
  return market.places.filter(
    (place) =>
      isNamed(state, place.state) &&
      isNamed(city, place.city) &&
      (locality === undefined || isNamed(locality, place.locality ?? '')),
  )
}

/** Calls back for each listing that is wanted, the cheapest per sqft of its place first. */
export function eachWanted(
  { listings }: MarketPlace,
  { kind, rooms, floors, materials, minRupees, maxRupees }: Wanted,
  act: (row: number) => void,
): void {
  const { n } = listings
  for (let i = 0; i < n; i++) {
    if (
      kind[listings.kind[i] as number] &&
      rooms[listings.rooms[i] as number] &&
      floors[listings.floors[i] as number] &&
      materials[listings.materials[i] as number]
    ) {
      const rupees = listings.rupees[i] as number
      if (rupees >= minRupees && rupees <= maxRupees) act(i)
    }
  }
}
