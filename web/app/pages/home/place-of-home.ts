import type { City } from '@properysearch/contract/places/calls'
import { homeCity } from '@properysearch/contract/search/chosen-city'
import { allIndia } from '@properysearch/contract/search/facts'
import type { Position } from '@properysearch/contract/values/geometry'
import { puneCentre } from '../../lib/pune-centre.ts'

/** What the home page is about. */
export interface PlaceOfHome {
  /** A city, or `All India`. */
  city: string
  /** Where nearby begins. */
  centre: Position
  /** The city around that centre. */
  centreName: string
}

/** The place that an address names; undefined when we do not know it. */
export function placeOfHome(cities: readonly City[], asked: string | null): PlaceOfHome | undefined {
  const wanted = (asked ?? homeCity).trim().toLowerCase()
  if (wanted === allIndia.toLowerCase()) return { city: allIndia, centre: puneCentre, centreName: homeCity }
  const city = cities.find((known) => known.name.toLowerCase() === wanted)
  if (!city) return undefined
  const centre = city.name === homeCity ? puneCentre : { latitude: city.latitude, longitude: city.longitude }
  return { city: city.name, centre, centreName: city.name }
}
