import { type Random, randomFrom } from '../random.ts'
import type { Place } from './places.ts'
import type { Shape } from './shape.ts'

// What makes prices uneven on a market: the building, the corner of the locality, the floor, the age, time, what one
// owner hopes for, and mistakes. None of it can be read from the locality alone; about a tenth from nothing at all.

/** The part of a price that no fact explains, as a standard deviation of its log. */
const unexplained = { old: 0.105, city: 0.09, suburb: 0.08, fringe: 0.1 } as const
const wilder: Partial<Record<Shape['subcategory'], number>> = { Plots: 1.4, Shops: 1.3, Offices: 1.15, Villas: 1.2 }
const wildShare = 0.025
const mislabelledShare = 0.03

/** By how much a listing is dearer or cheaper than one in the middle of its locality, as a factor. */
export function unevenness(random: Random, place: Place, shape: Shape): number {
  const noise = normal(random) * unexplained[place.character] * (wilder[shape.subcategory] ?? 1)
  return Math.exp(buildingOf(place, shape) + cornerOf(place, shape) + factsOf(shape) + noise) * wildness(random)
}

/** Some societies are kept better than others. */
function buildingOf(place: Place, { society }: Shape): number {
  return society ? normal(randomFrom(`standing of ${society.name}, ${place.city}`)) * 0.07 : 0
}

/** The lane, the view, the way to the main road: alike for neighbours, unlike a kilometre further. */
function cornerOf(place: Place, { latitude, longitude }: Shape): number {
  const lie = randomFrom(`lie of ${place.locality}, ${place.city}`)
  const [north, east] = [(latitude - place.latitude) * 260, (longitude - place.longitude) * 260]
  const [a, b, c] = [lie.next() * 6.28, lie.next() * 6.28, lie.next() * 6.28]
  return 0.06 * Math.sin(north + a) + 0.06 * Math.cos(east + b) + 0.03 * Math.sin(north + east + c)
}

function factsOf({ carpetSqft, facing, floor, totalFloors, postedBy, garages, possession, listedIn }: Shape): number {
  const size = carpetSqft ? -0.07 * Math.log(carpetSqft / 750) : 0
  const face = facing === 'East' || facing === 'North East' ? 0.015 : facing === 'South West' ? -0.015 : 0
  const ground = floor === 0 || floor === 1 ? -0.03 : 0
  const top = floor !== null && floor === totalFloors && totalFloors <= 7 ? -0.025 : 0
  const poster = { owner: 0, agent: 0.015, builder: 0.03 }[postedBy]
  const unbuilt = listedIn === 'sell' && possession !== 'Ready To Move' ? -0.05 : 0
  return size + face + ground + top + poster + unbuilt + Math.min(2, garages) * 0.012
}

/** Hopes without a ground, hurry, and noughts too many are part of every list of prices. */
function wildness(random: Random): number {
  const [is, by, low] = [random.next() < wildShare, random.next(), random.next() < 0.5]
  if (!is) return 1
  return low ? 0.6 + by * 0.22 : 1.25 + by * 0.45
}

/** Some write the built-up area where the carpet area is asked for. */
export function asWritten(random: Random, shape: Shape): Shape {
  const isMislabelled = random.next() < mislabelledShare
  if (!isMislabelled || shape.builtUpSqft === null || shape.subcategory === 'Plots') return shape
  return { ...shape, carpetSqft: shape.builtUpSqft, builtUpSqft: null }
}

/** What was listed earlier was listed at the prices of then: each place rises at a pace of its own. */
export function priceLevelAt(place: Place, daysAgo: number): number {
  const yearly = 0.04 + randomFrom(`pace of ${place.locality}, ${place.city}`).next() * 0.05
  return Math.exp((-yearly * daysAgo) / 365)
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
