import { againstAverage } from './averages.ts'
import { bandOf } from './bands.ts'
import { columnCount, columnsOf, foldOf, kindKeyOf, levelColumn, placeKeyOf, type Subject } from './columns.ts'
import { beyondFacts, type Compared, type Likeness } from './comparables.ts'
import { levelOf } from './levels.ts'
import { type Moves, movesOf } from './moves.ts'
import type { Accuracy, Learned, Part } from './train.ts'
import { askForest } from './trees.ts'

/** The model that never saw this listing, whether it was among those learned from or not. */
export function partFor(learned: Learned, id: number): Part {
  return learned.parts[foldOf(id)] as Part
}

export interface FromFacts {
  /** Log of the price per sqft. */
  log: number
  /** What each fact moves it by, against the average of its kind in its city. */
  moves: Moves
}

/** What a model makes of a listing's facts alone. */
export function askPart(part: Part, subject: Subject, month: number): FromFacts {
  const listed = columnsOf(subject, month).map(Math.fround)
  const at = { kind: kindKeyOf(subject), cityId: subject.cityId, placeKey: placeKeyOf(subject) }
  const { place, linear, sum } = levelOf(part.levels, at, listed)
  const values = Float32Array.from(listed)
  values[levelColumn] = place
  const added = new Float64Array(columnCount)
  const fromTrees = askForest(part.forest, values, added)
  const society = subject.societyId === null ? 0 : (part.societies[subject.societyId] ?? 0)
  const moves = againstAverage(part.averages, movesOf(part.levels, at, { place, linear, added }), at)
  moves.set('society', society)
  return { log: sum + fromTrees + society, moves }
}

export function likenessOf(subject: Subject, month: number): Likeness {
  const values = columnsOf(subject, month)
  const whole = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? -1 : value)
  return {
    latitude: subject.latitude,
    longitude: subject.longitude,
    logSize: Math.log(subject.sizeSqft),
    bhk: whole(values[2]),
    ageGroup: whole(values[15]),
    society: subject.societyId ?? -1,
  }
}

export interface Asked extends FromFacts {
  /** Rupees. */
  price: number
  low: number
  high: number
}

/** The estimate: what the facts say, and what is asked for others like it beyond what theirs say. */
export function ask(learned: Learned, subject: Subject, month: number, compared: readonly Compared[]): Asked {
  const facts = askPart(partFor(learned, subject.id), subject, month)
  const fromComparables = learned.belief * beyondFacts(compared)
  const log = facts.log + fromComparables
  const band = bandOf(learned.bands, {
    kind: kindKeyOf(subject),
    cityId: subject.cityId,
    placeKey: placeKeyOf(subject),
  })
  const rupees = (at: number) => Math.exp(at) * subject.sizeSqft
  return {
    log,
    moves: facts.moves.set('comparables', fromComparables),
    price: rupees(log),
    low: rupees(log + band.low),
    high: rupees(log + band.high),
  }
}

/** So many held-out listings say something about a place; else what they say of its city, else of all. */
export const fewestHeldOut = 50

export function accuracyAround(
  { accuracy }: Learned,
  subject: Pick<Subject, 'localityId' | 'cityId' | 'locality'>,
): { of: 'place' | 'city' | 'whole'; accuracy: Accuracy } {
  const place = accuracy.place[placeKeyOf(subject)]
  if (place && place.listings >= fewestHeldOut) return { of: 'place', accuracy: place }
  const city = accuracy.city[subject.cityId]
  if (city && city.listings >= fewestHeldOut) return { of: 'city', accuracy: city }
  return { of: 'whole', accuracy: accuracy.whole }
}
