import {
  facings,
  furnishings,
  homes,
  type PermittedUse,
  possessions,
  propertyAges,
  subcategories,
} from '@properysearch/contract/listings/facts'
import { type Random, randomFrom } from '@properysearch/demo-world/src/random.ts'
import type { NewProperty } from '../src/modules/properties/index.ts'

export interface RandomPlace {
  cityId: number
  localityId: number | null
  locality: string
  latitude: number
  longitude: number
}

/** Listings of every sort, spread over the given places; the same each time. */
export function randomListings(count: number, places: readonly RandomPlace[], now: Date): Partial<NewProperty>[] {
  const random = randomFrom('random listings')
  return Array.from({ length: count }, () => randomListing(random, random.pick(places), now))
}

function randomListing(random: Random, place: RandomPlace, now: Date): Partial<NewProperty> {
  const subcategory = random.pick(subcategories)
  const isPlot = subcategory === 'Plots'
  const isHome = homes.includes(subcategory)
  const listedIn = random.pick(['sell', 'sell', 'rent'] as const)
  const possession = listedIn === 'rent' ? 'Ready To Move' : random.pick(possessions)
  const isReady = possession === 'Ready To Move'
  const bhk = isHome ? random.between(0, subcategory === 'Studio Apartments' ? 1 : 10) : null
  const size = random.between(300, 4000)
  const price = listedIn === 'rent' ? random.between(8, 90) * 1000 : random.between(10, 300) * 1_00_000
  const uses: readonly PermittedUse[] = isHome ? ['residential'] : ['residential', 'office', 'retail', 'industrial']
  const totalFloors = isPlot ? null : random.between(1, 30)
  const confirmedAt = new Date(now.getTime() - random.between(0, 40) * 3_600_000)
  return {
    ...place,
    latitude: place.latitude + (random.next() - 0.5) * 0.04,
    longitude: place.longitude + (random.next() - 0.5) * 0.04,
    postedBy: random.pick(['owner', 'agent', 'builder']),
    state: random.next() < 0.85 ? 'verified' : random.pick(['submitted', 'on-hold', 'sold', 'archived']),
    listedIn,
    subcategory,
    permittedUse: random.pick(uses),
    title: `${subcategory} in ${place.locality}`,
    pricePaise: price * 100,
    depositPaise: listedIn === 'rent' ? price * 300 : null,
    carpetSqft: isPlot ? null : size,
    builtUpSqft: null,
    superBuiltUpSqft: null,
    plotSqft: isPlot ? size : null,
    bhk,
    bathrooms: isPlot ? null : random.between(1, 10),
    balconies: 0,
    floor: totalFloors === null ? null : random.between(0, totalFloors),
    totalFloors,
    furnishing: isPlot ? null : random.pick(furnishings),
    facing: random.pick(facings),
    age: isPlot ? null : isReady ? random.pick(propertyAges.slice(1)) : 'UnderConstruction',
    possession,
    amenityBits: random.between(0, 16383),
    isPromoted: random.next() < 0.1,
    promotedUntil: new Date(now.getTime() + 86_400_000),
    confirmedAt,
  }
}
