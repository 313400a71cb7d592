import { setImmediate } from 'node:timers/promises'
import { columnCount, columnsOf, foldOf, kindKeyOf, type Priced, placeKeyOf } from './columns.ts'
import type { PlacedAt } from './levels.ts'

/** Listings to learn from, column by column: typed arrays, so that a thread is given them without copying. */
export interface Rows {
  count: number
  /** Of `columns`. */
  values: Float32Array[]
  /** Log of the price per sqft. */
  y: Float64Array
  fold: Uint8Array
  kind: Uint8Array
  city: Int32Array
  place: Int32Array
  /** −1 for none. */
  society: Int32Array
  latitude: Float64Array
  longitude: Float64Array
  logSize: Float64Array
  bhk: Int8Array
  ageGroup: Int8Array
  /** What the numbers above stand for. */
  cityIds: number[]
  placeKeys: string[]
  placeCities: number[]
  societyIds: number[]
}

/** Numbers things as they are met. */
function numbering<Key>() {
  const numbers = new Map<Key, number>()
  return {
    of: (key: Key) => {
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, numbers.size)
      return numbers.size - 1
    },
    keys: () => [...numbers.keys()],
  }
}

const sliceSize = 1000
const bhkColumn = 2
const ageColumn = 15

/** In slices, between which the process does what else there is. */
export async function rowsOf(priced: readonly Priced[]): Promise<Rows> {
  const count = priced.length
  const [cities, places, societies] = [numbering<number>(), numbering<string>(), numbering<number>()]
  const placeCities: number[] = []
  const rows: Rows = {
    count,
    values: Array.from({ length: columnCount }, () => new Float32Array(count)),
    y: new Float64Array(count),
    fold: new Uint8Array(count),
    kind: new Uint8Array(count),
    city: new Int32Array(count),
    place: new Int32Array(count),
    society: new Int32Array(count),
    latitude: new Float64Array(count),
    longitude: new Float64Array(count),
    logSize: new Float64Array(count),
    bhk: new Int8Array(count),
    ageGroup: new Int8Array(count),
    cityIds: [],
    placeKeys: [],
    placeCities,
    societyIds: [],
  }
  for (const [i, listing] of priced.entries()) {
    if (i % sliceSize === sliceSize - 1) await setImmediate()
    const values = columnsOf(listing, listing.month)
    values.forEach((value, at) => {
      ;(rows.values[at] as Float32Array)[i] = value
    })
    rows.y[i] = Math.log(listing.price / listing.sizeSqft)
    rows.fold[i] = foldOf(listing.id)
    rows.kind[i] = kindKeyOf(listing)
    const city = cities.of(listing.cityId)
    const place = places.of(placeKeyOf(listing))
    rows.city[i] = city
    rows.place[i] = place
    placeCities[place] = city
    rows.society[i] = listing.societyId === null ? -1 : societies.of(listing.societyId)
    rows.latitude[i] = listing.latitude
    rows.longitude[i] = listing.longitude
    rows.logSize[i] = Math.log(listing.sizeSqft)
    rows.bhk[i] = Number.isNaN(values[bhkColumn]) ? -1 : (values[bhkColumn] as number)
    rows.ageGroup[i] = Number.isNaN(values[ageColumn]) ? -1 : (values[ageColumn] as number)
  }
  return { ...rows, cityIds: cities.keys(), placeKeys: places.keys(), societyIds: societies.keys() }
}

export function placedAt(rows: Rows, i: number): PlacedAt {
  return {
    kind: rows.kind[i] as number,
    cityId: rows.cityIds[rows.city[i] as number] as number,
    placeKey: rows.placeKeys[rows.place[i] as number] as string,
  }
}

/** Whoever gives rows to a thread gives these away with them. */
export function buffersOf(rows: Rows): ArrayBuffer[] {
  return Object.values(rows)
    .flat()
    .flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer as ArrayBuffer] : []))
}
