import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import { kindOf, roomsOf } from '../keeping/columns.rules.ts'
import type { Market, MarketPlace } from './market.ts'
import { type Band, bandOf, middleOf } from './middles.rules.ts'

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

export function ratesAlike(
  place: MarketPlace | undefined,
  { subcategory, bhk }: Pick<Subject, 'subcategory' | 'bhk'>,
  listedIn: ListedIn,
): Uint32Array {
  const rows = place ? rowsAlike(place, { subcategory, bhk, listedIn }) : []
  return Uint32Array.from(rows, (row) => place?.listings.rate[row] as number)
}

export function rowsAlike(
  { listings }: MarketPlace,
  alike: Pick<Subject, 'subcategory' | 'bhk' | 'listedIn'>,
): number[] {
  const rows: number[] = []
  for (let i = 0; i < listings.n; i++) {
    const { listedIn, subcategory } = kindOf(listings.kind[i] as number)
    if (
      listedIn === alike.listedIn &&
      subcategory === alike.subcategory &&
      roomsOf(listings.rooms[i] as number).bhk === alike.bhk
    )
      rows.push(i)
  }
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
  const rates = ratesAlike(place, subject, subject.listedIn)
  const band = bandOf(rates, true)
  const own = subject.pricePerSqftPaise
  const usual = middleOf(rates)
  const rent = subject.listedIn === 'sell' ? middleOf(ratesAlike(place, subject, 'rent')) : null
  return {
    band,
    differencePercent: usual === null ? null : toTenth((own / usual - 1) * 100),
    cheaperPercent:
      usual === null ? null : Math.round((rates.filter((rate) => rate < own).length / rates.length) * 100),
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
  const found: Match[] = []
  for (const places of [near ? [near] : [], others]) {
    if (found.length >= most) break
    const alike = places.flatMap((place) =>
      rowsAlike(place, subject).map((row) => ({
        id: place.listings.id[row] as number,
        ratePaise: place.listings.rate[row] as number,
        apart: Math.abs((place.listings.size[row] as number) / subject.sizeSqft - 1),
      })),
    )
    const fitting = alike.filter(({ id, apart }) => id !== subject.id && apart <= 0.4)
    fitting.sort((a, b) => a.apart - b.apart || a.id - b.id)
    found.push(...fitting.slice(0, most - found.length))
  }
  return found.map(({ id, ratePaise }) => ({ id, ratePaise }))
}
