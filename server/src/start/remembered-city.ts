import type { Client } from '@properysearch/contract/kernel/client'
import { pathTo } from '@properysearch/contract/screens'
import { readSearch } from '@properysearch/contract/search/address'
import { homeCity, lacksCity, readCityCookie } from '@properysearch/contract/search/chosen-city'
import { allIndia } from '@properysearch/contract/search/facts'

const freshMs = 60_000

/**
 * Leads whoever has chosen a city to the address that names it, from one that names none. Pages are kept by their address
 * and are the same for everyone: the choice is in the address, and only a city we know gets there.
 */
export function rememberedCity(api: Pick<Client, 'places'>, now = Date.now) {
  let known: { names: Promise<string[]>; until: number } | undefined
  const cities = () => {
    if (!known || now() >= known.until) {
      const names = api.places.listCities().then(({ data }) => [...data.map((city) => city.name), allIndia])
      known = { names, until: now() + freshMs }
      names.catch(() => {
        known = undefined
      })
    }
    return known.names
  }
  return async (url: URL, cookies: string | undefined): Promise<string | undefined> => {
    const asked = readCityCookie(cookies)
    if (asked === undefined || !takesCity(url)) return undefined
    const city = (await cities().catch(() => [])).find((name) => name === asked)
    if (city === undefined || (city === homeCity && isHome(url))) return undefined
    const address = new URL(url)
    address.searchParams.set('city', city)
    return address.pathname + address.search
  }
}

const isAt = (url: URL, path: string) => url.pathname.toLowerCase() === path.toLowerCase()
const isHome = (url: URL) => url.pathname === pathTo('home')

/** The home page and the list, where the address itself does not say where to look. */
function takesCity(url: URL): boolean {
  if (url.searchParams.has('city')) return false
  if (isHome(url)) return true
  if (!isAt(url, pathTo('propertyList')) || url.searchParams.has('search')) return false
  // A place that the words name wins over the city, which is put right then.
  return lacksCity(readSearch(url.searchParams))
}
