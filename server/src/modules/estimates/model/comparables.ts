import { clip } from './numbers.ts'

// Which listings are like one, how much each counts, and what is asked for them beyond what their facts explain.

/** What decides how alike two listings of one kind are. */
export interface Likeness {
  latitude: number
  longitude: number
  logSize: number
  /** −1 where it has none. */
  bhk: number
  /** −1 where it is not known. */
  ageGroup: number
  /** −1 for none. */
  society: number
}

/** So many are compared with, at the most; fewer than `fewest` give no estimate. */
export const comparedWith = 8
export const fewest = 5
/** Of those that a person takes out, so many must stay. */
export const fewestLeft = 3
export const furthestKm = 5
const mostSizes = Math.log(1.6)
/** How strongly the estimate stays where the facts put it. */
const held = 1
/** One wild price says no more than this. */
const mostResidual = 0.3

const kmPerDegree = 111.32

export function kmBetween(
  one: Pick<Likeness, 'latitude' | 'longitude'>,
  other: Pick<Likeness, 'latitude' | 'longitude'>,
): number {
  const north = (one.latitude - other.latitude) * kmPerDegree
  const east = (one.longitude - other.longitude) * kmPerDegree * Math.cos((one.latitude * Math.PI) / 180)
  return Math.sqrt(north * north + east * east)
}

/** How unlike two are; null where they are not compared at all. */
export function distanceBetween(one: Likeness, other: Likeness): number | null {
  const sizes = Math.abs(one.logSize - other.logSize)
  const rooms = Math.abs(one.bhk - other.bhk)
  if (sizes > mostSizes || rooms > 1) return null
  const km = kmBetween(one, other)
  if (km > furthestKm) return null
  const isSameSociety = one.society >= 0 && one.society === other.society
  const ages = one.ageGroup < 0 || other.ageGroup < 0 ? 1 : Math.abs(one.ageGroup - other.ageGroup)
  return (isSameSociety ? 0 : 0.5) + km * 0.8 + sizes * 2 + rooms * 0.5 + Math.min(3, ages) * 0.15
}

export interface Compared {
  /** By `distanceBetween`. */
  distance: number
  /** Log of what is asked, less what the facts explain. */
  residual: number
}

export function weightOf({ distance }: Pick<Compared, 'distance'>): number {
  return Math.exp(-distance)
}

/** What those compared with are asked for beyond their facts: nothing, where there are none. */
export function beyondFacts(compared: readonly Compared[]): number {
  let [sum, weights] = [0, held * 0.5]
  for (const one of compared) {
    const weight = weightOf(one)
    sum += weight * clip(one.residual, mostResidual)
    weights += weight
  }
  return sum / weights
}

/** The nearest few of many, the most alike first; of two equally far ones, the first stays. */
export function nearestOf<T extends { distance: number }>(all: Iterable<T>, count = comparedWith): T[] {
  const nearest: T[] = []
  for (const one of all) insertNearest(nearest, one, count)
  return nearest
}

export function insertNearest<T extends { distance: number }>(nearest: T[], one: T, count = comparedWith): void {
  if (nearest.length === count && one.distance >= (nearest[count - 1] as T).distance) return
  let at = Math.min(nearest.length, count - 1)
  for (; at > 0 && (nearest[at - 1] as T).distance > one.distance; at--) nearest[at] = nearest[at - 1] as T
  nearest[at] = one
}
