import { placeSlug } from '@properysearch/contract/analysis/facts'
import { citySlug } from '@properysearch/contract/professionals/facts'
import type { Random } from '../../demo-world/src/random.ts'
import type { IdKind } from '../../server/test/every-call/id-kinds.ts'

/** A field of a call as its schema describes it. */
export interface FieldSchema {
  /** What the number names, if it names something. */
  names?: IdKind
  type?: string | string[]
  enum?: string[]
  const?: string
  description?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  pattern?: string
}

export interface World {
  listings: number
  people: number
  /** Cities, and localities with their city. */
  places: readonly { latitude: number; longitude: number; name: string; city: string | null }[]
  cities: readonly string[]
  states: readonly string[]
}

const words =
  `terrace garden library balcony metro quiet lake near station school hospital market pune mumbai flat villa
  house office shop plot rent sale under above lakh crore bhk owner furnished east road society tower park`.split(/\s+/)
const letters = 'aeinorstkhbdlmpuvgjwyzxcfq'

/** Something that this field may hold, more often than not something that is dear to answer. */
export function valueFor(name: string, field: FieldSchema, random: Random, world: World): unknown {
  if (field.const !== undefined) return field.const
  if (field.enum) return random.pick(field.enum)
  const description = field.description ?? ''
  if (description.startsWith('Any of ')) return someOf(description, random)
  if (description === 'west,south,east,north') return box(random, world)
  if (description === 'latitude,longitude') return place(random, world, ([lat, lng]) => `${lat},${lng}`)
  if (description.startsWith('longitude latitude')) return polygon(random, world)
  if (field.maxItems) return Array.from({ length: field.maxItems }, () => idOf(field, random, world))
  if (field.names) return idOf(field, random, world)
  const known = placesFor(name, world)
  if (known && random.next() < 0.8) return random.pick(known)
  if (name === 'lat' || name === 'lng') return place(random, world, (at) => at[name === 'lat' ? 0 : 1] ?? 0)
  if (field.type === 'integer' || field.type === 'number') return numberFor(name, field, random)
  return text(random, world, field.maxLength ?? 80)
}

function someOf(description: string, random: Random): string {
  const values = description.slice('Any of '.length).split(';')[0]?.split(', ') ?? []
  return random.shuffle(values).slice(0, random.between(1, values.length)).join(',')
}

function idOf({ names }: FieldSchema, random: Random, { listings, people }: World): number {
  const last =
    names === 'person' || names === 'professional' ? people : names === 'package' || names === 'ad' ? 30 : listings
  return random.between(1, last)
}

/** What a field that takes the name of a place is mostly given; anything else finds nothing. */
function placesFor(name: string, { places, cities, states }: World): readonly string[] | undefined {
  if (/^(city|district|param)$/.test(name)) return [...cities, 'All India']
  if (name === 'state') return states
  if (name === 'country') return ['India']
  if (name === 'locality') return places.map((place) => place.name)
  // In the address of a page.
  if (name === 'cityKey') return cities.map(citySlug)
  return name === 'place' ? places.map((place) => slugOf(place)) : undefined
}

const slugOf = ({ name, city }: World['places'][number]) =>
  city === null ? placeSlug(null, name) : placeSlug(name, city)

function numberFor(name: string, { minimum = 0, maximum = 1e9 }: FieldSchema, random: Random): number {
  if (name === 'page') return random.pick([1, 2, 10, 50])
  if (maximum - minimum <= 100) return random.pick([minimum, maximum, random.between(Math.ceil(minimum), maximum)])
  // Prices and areas: from something to everything, most in between.
  return Math.min(maximum, Math.max(minimum, Math.round(10 ** (random.next() * 8))))
}

function place<T>(random: Random, { places }: World, write: (at: [number, number]) => T): T {
  const { latitude, longitude } = random.pick(places)
  const spread = 10 ** (random.next() * 3 - 3)
  return write([round(latitude + (random.next() - 0.5) * spread), round(longitude + (random.next() - 0.5) * spread)])
}

function box(random: Random, world: World): string {
  const size = 10 ** (random.next() * 3.2 - 1.9)
  const [lat, lng] = place(random, world, (at) => at)
  const [west, south] = [Math.max(-180, lng - size), Math.max(-90, lat - size)]
  return [west, south, Math.min(180, lng + size), Math.min(90, lat + size * (0.2 + random.next()))].map(round).join(',')
}

/** A ring of corners around a place: round, a star, or a comb whose teeth go through everything. */
function polygon(random: Random, world: World): string {
  const [lat, lng] = place(random, world, (at) => at)
  const size = 10 ** (random.next() * 3.2 - 2)
  const corners = random.pick([3, 4, 12, 50, 100])
  if (random.next() < 0.35) return comb(lat, lng, size, corners)
  const depth = random.pick([0, 0.3, 0.9])
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners
    const radius = size * (i % 2 === 0 ? 1 : 1 - depth)
    return [clamp(lng + radius * Math.cos(angle), 180), clamp(lat + radius * Math.sin(angle), 85)]
  })
  return points.map((point) => point.map(round).join(' ')).join(',')
}

function comb(lat: number, lng: number, size: number, corners: number): string {
  const teeth = Math.max(1, Math.floor((corners - 2) / 2))
  const step = (2 * size) / teeth
  const points = Array.from({ length: teeth * 2 }, (_, i) => [
    lng - size + step * (i / 2),
    i % 2 === 0 ? lat - size * 0.98 : lat + size * 0.98,
  ])
  points.push([lng + size, lat - size], [lng - size, lat - size])
  return points.map(([x = 0, y = 0]) => `${round(clamp(x, 180))} ${round(clamp(y, 85))}`).join(',')
}

function text(random: Random, { places }: World, maxLength: number): string {
  if (random.next() < 0.15) return shortNames(random, places).join(' ').slice(0, maxLength)
  const word = (): string => {
    const known = random.next() < 0.5 ? random.pick(places).name.toLowerCase() : random.pick(words)
    const kind = random.next()
    if (kind < 0.45) return known
    if (kind < 0.75) return mistyped(known, random)
    return Array.from({ length: random.between(2, 40) }, () => random.pick([...letters])).join('')
  }
  const wanted = random.pick([1, 2, 4, 12, 60])
  return Array.from({ length: wanted }, word).join(' ').slice(0, maxLength).trim() || 'pune'
}

/** As many places as there is room for: each is looked in. */
const shortNames = (random: Random, places: World['places']) =>
  random.shuffle(places.map(({ name }) => name.toLowerCase()).filter((name) => name.length < 10))

function mistyped(word: string, random: Random): string {
  const at = random.between(0, word.length - 1)
  return random.next() < 0.5 ? word.slice(0, at) + word.slice(at + 1) : word.slice(0, at) + word[at] + word.slice(at)
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
const clamp = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees))
