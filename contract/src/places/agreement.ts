import { kmBetween, type Position } from '../values/geometry.ts'
import { formatNumber } from '../values/numbers.ts'

// Whether pin, pincode and names of a place can all be true. The form asks while somebody writes, the server before it
// takes a listing and for whoever checks it.

interface KnownPlace extends Position {
  name: string
}
interface KnownLocality extends KnownPlace {
  pincode: string
}
export interface PlacesAround {
  /** The city that was named, when we know it. */
  city: KnownPlace | null
  /** Its localities; empty where we know none. */
  localities: readonly KnownLocality[]
}
export interface SaidPlace {
  city: string | null
  locality: string | null
  pincode: string | null
  latitude: number | null
  longitude: number | null
}

export interface PlaceDoubt {
  field: 'latitude' | 'pincode'
  message: string
  /** So far off that a listing is not taken like this. */
  isAbsurd: boolean
}

/** A locality reaches about this far from its middle. */
const localityKm = 5
/** Nearer than this, a pin is within its locality even where another middle is nearer. */
const surelyWithinKm = 3
/** Where one pincode ends is known less well. */
const pincodeKm = 8
const cityKm = 60
const absurdKm = 150

export function doubtsAbout(said: SaidPlace, around: PlacesAround): PlaceDoubt[] {
  return [pinDoubt(said, around), pincodeDoubt(said, around)].filter((doubt) => doubt !== undefined)
}

/** The locality or city somebody means, however they capitalise it. */
export function localityNamed<L extends KnownPlace>(localities: readonly L[], name: string | null): L | undefined {
  const wanted = name?.trim().toLowerCase()
  return localities.find((locality) => locality.name.toLowerCase() === wanted)
}

function pinDoubt(said: SaidPlace, { city, localities }: PlacesAround): PlaceDoubt | undefined {
  const pin = pinOf(said)
  if (!pin) return undefined
  const fromCity = city ? kmBetween(pin, city) : 0
  if (city && fromCity > cityKm) {
    const message = `The pin is ${distance(fromCity)} from ${city.name}. Move the pin, or correct the city.`
    return { field: 'latitude', message, isAbsurd: fromCity > absurdKm }
  }
  const named = localityNamed(localities, said.locality)
  if (named) {
    const km = kmBetween(pin, named)
    const nearest = nearestTo(pin, localities)
    const isNearAnother = nearest !== undefined && nearest.km < km / 2
    if (km <= surelyWithinKm || (km <= localityKm && !isNearAnother)) return undefined
    const where = nearest && nearest.name !== named.name && nearest.km <= localityKm ? `, near ${nearest.name}` : ''
    const message = `The pin is ${distance(km)} from ${named.name}${where}. Move the pin, or correct the locality.`
    return { field: 'latitude', message, isAbsurd: false }
  }
  const sharers = localities.filter((locality) => locality.pincode === said.pincode)
  const nearest = nearestTo(pin, sharers)
  if (!nearest || nearest.km <= pincodeKm) return undefined
  const message = `The pin is ${distance(nearest.km)} from ${nearest.name}, which has the pincode ${said.pincode}. Move the pin, or correct the pincode.`
  return { field: 'latitude', message, isAbsurd: false }
}

function pincodeDoubt({ pincode, locality }: SaidPlace, { city, localities }: PlacesAround): PlaceDoubt | undefined {
  if (pincode?.length !== 6 || !city || localities.length === 0) return undefined
  const named = localityNamed(localities, locality)
  if (named?.pincode === pincode) return undefined
  const sharers = localities.filter((other) => other.pincode === pincode)
  if (named && sharers.length > 0) {
    const message = `${pincode} is the pincode of ${namesOf(sharers)}; ${named.name} has ${named.pincode}. Correct the pincode or the locality.`
    return { field: 'pincode', message, isAbsurd: false }
  }
  const beginnings = [...new Set(localities.map((other) => other.pincode.slice(0, 3)))].sort()
  if (sharers.length > 0 || beginnings.includes(pincode.slice(0, 3))) return undefined
  const message = `Pincodes in and around ${city.name} begin with ${listOr(beginnings)}; this one begins with ${pincode.slice(0, 3)}. Correct the pincode or the city.`
  return { field: 'pincode', message, isAbsurd: false }
}

function pinOf({ latitude, longitude }: SaidPlace): Position | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

function nearestTo(pin: Position, places: readonly KnownLocality[]): { name: string; km: number } | undefined {
  return places
    .map((place) => ({ name: place.name, km: kmBetween(pin, place) }))
    .sort((one, other) => one.km - other.km)[0]
}

function distance(km: number): string {
  return `${formatNumber(Math.round(km))} km`
}

/** Baner and Balewadi; of many the first two. */
function namesOf(places: readonly KnownPlace[]): string {
  const names = places.map((place) => place.name)
  return names.length > 2 ? `${names.slice(0, 2).join(', ')} and others` : names.join(' and ')
}

function listOr(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
