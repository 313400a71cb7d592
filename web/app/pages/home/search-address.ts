import { homeCity } from '@properysearch/contract/search/chosen-city'
import { pathTo } from '../../screens.ts'

/** The home page of a city; that of our own is the plain address. */
export function homeAddress(city: string): string {
  return city === homeCity ? pathTo('home') : homeAddressNaming(city)
}

/** With the city in the address, also our own: the plain one leads on to the city that somebody chose before. */
export function homeAddressNaming(city: string): string {
  return `${pathTo('home')}?${new URLSearchParams({ city })}`
}

/** The list of what a search finds. */
export function searchAddress(filters: Record<string, string>): string {
  return `${pathTo('propertyList')}?${new URLSearchParams(filters)}`
}
