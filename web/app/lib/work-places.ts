import type { City, Locality } from '@properysearch/contract/places/calls'
import type { NamedPosition } from './use-position.ts'

/** Where an agent of this city can say they work: its localities where we know them, else its centre. */
export function workPlaces(cityName: string | undefined, cities: City[], localities: Locality[]): NamedPosition[] {
  const wanted = cityName?.trim().toLowerCase() ?? ''
  const inCity = localities.filter((locality) => locality.city.toLowerCase() === wanted)
  if (inCity.length > 0) return inCity
  const city = cities.find((city) => city.name.toLowerCase() === wanted)
  if (city) return [{ ...city, name: `${city.name}, centre` }]
  return localities.map((locality) => ({ ...locality, name: `${locality.name}, ${locality.city}` }))
}
