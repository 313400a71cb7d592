import { placeFields, type Search } from './address.ts'

// The city that somebody looks in: in the address, and remembered for the addresses that name none. Free of zod.

/** Where we look when nobody has said where: our home. */
export const homeCity = 'Pune'

/** The cookie in which the browser keeps the choice; the server reads it too. */
export const cityCookie = 'city'

export function readCityCookie(cookies: string | undefined): string | undefined {
  const found = cookies?.split(/;\s*/).find((part) => part.startsWith(`${cityCookie}=`))
  try {
    return found && decodeURIComponent(found.slice(cityCookie.length + 1))
  } catch {
    return undefined
  }
}

/** Whether a search says nothing about where; its words may. */
export function lacksCity(search: Search): boolean {
  return search.city === undefined && placeFields.every((field) => search[field] === undefined)
}
