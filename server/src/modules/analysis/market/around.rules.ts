import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import { roomsOf } from '../keeping/columns.rules.ts'
import { narrow } from './choose.rules.ts'
import { bandOf, type Chosen, chosen, countBelow, middleOf } from './chosen.rules.ts'
import type { Market, MarketPlace } from './market.ts'
import type { Band } from './middles.rules.ts'
import { dropRow, everyRow, type RowSet, rowsIn } from './row-sets.rules.ts'

/** What a listing is compared with: the same kind and rooms in its place. */
export interface Subject {
  id: number
  cityId: number
  localityId: number
  listedIn: ListedIn
  subcategory: Subcategory
  bhk: number | null
  sizeSqft: number
  pricePerSqftPaise: number
}

export const placeOf = (market: Market, { cityId, localityId }: Pick<Subject, 'cityId' | 'localityId'>) =>
  market.places.find((place) => place.cityId === cityId && place.localityId === localityId)

type Alike = Pick<Subject, 'subcategory' | 'bhk' | 'listedIn'>

/** Of the same kind and rooms in a place. */
export const alikeIn = (place: MarketPlace | undefined, alike: Alike): Chosen[] =>
  place ? [chosen(place, rowsAlike(place, alike))] : []

function rowsAlike(place: MarketPlace, { subcategory, listedIn, bhk }: Alike): RowSet {
  const { listings } = place
  const rows = everyRow(listings.n)
  // A single room with kitchen is counted with the bedrooms of one, and told apart below.
  narrow(rows, place, { subcategory, category: listedIn, bedrooms: bhk === null ? undefined : Math.max(1, bhk) })
  for (const row of rowsIn(rows)) if (roomsOf(listings.rooms[row] as number).bhk !== bhk) dropRow(rows, row)
  return rows
}

export interface Around {
  band: Band
  differencePercent: number | null
  cheaperPercent: number | null
  rentYieldPercent: number | null
}

const toTenth = (value: number) => Math.round(value * 10) / 10

/** A listing beside what is usual for its like. */
export function compareWithPlace(place: MarketPlace | undefined, subject: Subject): Around {
  const alike = alikeIn(place, subject)
  const band = bandOf(alike)
  const own = subject.pricePerSqftPaise
  const usual = middleOf(alike)
  const rent = subject.listedIn === 'sell' ? middleOf(alikeIn(place, { ...subject, listedIn: 'rent' })) : null
  const cheaper = alike.reduce((sum, part) => sum + countBelow(part, own), 0)
  return {
    band,
    differencePercent: usual === null ? null : toTenth((own / usual - 1) * 100),
    cheaperPercent: usual === null ? null : Math.round((cheaper / band.n) * 100),
    rentYieldPercent: rent === null ? null : toTenth(((rent * 12) / own) * 100),
  }
}

export interface Match {
  id: number
  ratePaise: number
}

const most = 12

/** Of the same kind and rooms, at most four tenths larger or smaller, the nearest in size first; then from the city. */
export function findMatches(market: Market, subject: Subject): Match[] {
  const near = placeOf(market, subject)
  const others = market.places.filter((place) => place.cityId === subject.cityId && place !== near)
  const found = near ? nearestInSize([near], subject, most) : []
  if (found.length < most) found.push(...nearestInSize(others, subject, most - found.length))
  return found.map(({ id, ratePaise }) => ({ id, ratePaise }))
}

interface Sized extends Match {
  apart: number
}

const isNearer = (one: Sized, other: Sized) =>
  one.apart < other.apart || (one.apart === other.apart && one.id < other.id)

/** Only those that may be among so many are ever made into more than numbers. */
function nearestInSize(places: readonly MarketPlace[], subject: Subject, count: number): Sized[] {
  const nearest: Sized[] = []
  for (const place of places) {
    const { listings } = place
    for (const row of rowsIn(rowsAlike(place, subject))) {
      const apart = Math.abs((listings.size[row] as number) / subject.sizeSqft - 1)
      const last = nearest[count - 1]
      if (apart > 0.4 || (last && apart > last.apart)) continue
      const one = { id: listings.id[row] as number, ratePaise: listings.rate[row] as number, apart }
      if (one.id === subject.id) continue
      const at = nearest.findIndex((other) => isNearer(one, other))
      nearest.splice(at === -1 ? nearest.length : at, 0, one)
      if (nearest.length > count) nearest.pop()
    }
  }
  return nearest
}
