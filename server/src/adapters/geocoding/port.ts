import type { Position } from '@properysearch/contract/values/geometry'

export interface FoundPlace {
  city: string | null
  /** A part of the city, where one is known. */
  locality: string | null
  /** Whom to name where this is shown; null when it is our own. */
  attribution: string | null
}

export interface Geocoding {
  /** The place around a position; both null where there is none. Throws when it cannot tell. */
  findPlace(position: Position): Promise<FoundPlace>
}

/** Errors are logged: what they say must hold neither the key nor where somebody is. */
export function geocodingFailure(vendor: string, reason: string): Error {
  return new Error(`${vendor} did not find the city: ${reason}`)
}
