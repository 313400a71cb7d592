import { cityCookie, readCityCookie } from '@properysearch/contract/search/chosen-city'
import { allIndia } from '@properysearch/contract/search/facts'
import { api } from './api.ts'

// The city that somebody looks in: in the address, and remembered for the addresses that name none. The server reads the
// same cookie, and leads whoever opens such an address to the one with their city.

const yearSeconds = 365 * 24 * 60 * 60

/** For browsers that keep no cookie: as long as the page is open. */
let chosenHere: string | undefined

export function rememberCity(city: string): void {
  chosenHere = city
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: read by the server, which the cookie store of few browsers is for
  document.cookie = `${cityCookie}=${encodeURIComponent(city)}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}

/** Undefined when nothing was chosen, and on the server. */
export function rememberedCity(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return readCityCookie(document.cookie) ?? chosenHere
}

let cities: Promise<string[]> | undefined

/** The same, if it is a city we know: an address with another would lead back to where it came from. */
export async function knownRememberedCity(): Promise<string | undefined> {
  const city = rememberedCity()
  if (city === undefined || city === allIndia) return city
  cities ??= api.places.listCities().then(({ data }) => data.map(({ name }) => name))
  const names = await cities.catch(() => {
    cities = undefined
    return []
  })
  return names.find((name) => name === city)
}

/** Mumbai; undefined where all of India is meant, or nothing was said. */
export function namedCity(city: string | undefined): string | undefined {
  return city === allIndia ? undefined : city
}
