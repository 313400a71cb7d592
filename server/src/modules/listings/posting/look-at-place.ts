import type { Missing } from '@properysearch/contract/listings/steps'
import { doubtsAbout, localityNamed, type PlaceDoubt, type SaidPlace } from '@properysearch/contract/places/agreement'
import type { City } from '@properysearch/contract/places/calls'
import type { Position } from '@properysearch/contract/values/geometry'
import type { Db } from '../../../platform/db/database.ts'
import { findCities, findLocalities } from '../../places/index.ts'

export interface PlaceLookedAt {
  doubts: Pick<PlaceDoubt, 'field' | 'message'>[]
  absurd: Missing[]
  namedPlace: (Position & { name: string }) | null
}

/** What contradicts itself in the place of a listing, and where the place that its owner named lies. */
export async function lookAtPlace(db: Db, said: SaidPlace): Promise<PlaceLookedAt> {
  if (!said.city) return { doubts: [], absurd: [], namedPlace: null }
  // One after the other: a transaction has one connection.
  const cities = await findCities(db)
  const localities = await findLocalities(db, said.city)
  const city = localityNamed(cities, said.city) ?? null
  const doubts = doubtsAbout(said, { city, localities })
  const named = localityNamed(localities, said.locality) ?? city
  return {
    doubts: doubts.map(({ field, message }) => ({ field, message })),
    absurd: absurdIn(said, cities),
    namedPlace: named && { name: named.name, latitude: named.latitude, longitude: named.longitude },
  }
}

/** Doubts with which a listing is not taken: they need nothing but the cities. */
export function absurdIn(said: SaidPlace, cities: readonly City[]): Missing[] {
  return doubtsAbout(said, { city: localityNamed(cities, said.city) ?? null, localities: [] })
    .filter((doubt) => doubt.isAbsurd)
    .map(({ field, message }) => ({ step: 'place', field, message }))
}
