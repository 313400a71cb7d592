import { allIndia } from '@properysearch/contract/search/facts'

// The city that somebody looks in: in the address, and remembered for the addresses that name none. The server reads the
// same cookie, and leads whoever opens such an address to the one with their city.

/** Where we look when nobody has said where: our home. */
export const homeCity = 'Pune'

const cookie = 'city'
const yearSeconds = 365 * 24 * 60 * 60

export function rememberCity(city: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: read by the server, which the cookie store of few browsers is for
  document.cookie = `${cookie}=${encodeURIComponent(city)}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}

/** Undefined when nothing was chosen, and on the server. */
export function rememberedCity(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${cookie}=`))
  try {
    return found && decodeURIComponent(found.slice(cookie.length + 1))
  } catch {
    return undefined
  }
}

/** Mumbai; undefined where all of India is meant, or nothing was said. */
export function namedCity(city: string | undefined): string | undefined {
  return city === allIndia ? undefined : city
}
