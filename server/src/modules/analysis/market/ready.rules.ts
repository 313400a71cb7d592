import { mostFloors } from '@properysearch/contract/analysis/facts'
import {
  countCap,
  exteriorMaterials,
  possessions,
  structureTypes,
  subcategories,
} from '@properysearch/contract/listings/facts'
import { type Columns, kindOf, listedIns, materialsOf, roomsOf } from '../keeping/columns.rules.ts'
import { addRow, noRows, type RowSet, type Totals, totalsOf } from './row-sets.rules.ts'

// What is made of a place's columns as soon as they are read, so that no request has to: which rows have each value of
// each filter, the rows in the order of price and of size, and how often each code occurs.

/** A filter's values, and which of them a code of the column stands for; −1 for none. */
interface Fact {
  column: 'kind' | 'rooms' | 'floors' | 'materials'
  values: readonly (string | number)[]
  valueOf(code: number): string | number | null
}

const counts = Array.from({ length: countCap }, (_, i) => i + 1)

export const facts = {
  category: { column: 'kind', values: listedIns, valueOf: (code) => kindOf(code).listedIn },
  subcategory: { column: 'kind', values: subcategories, valueOf: (code) => kindOf(code).subcategory },
  possession: { column: 'kind', values: possessions, valueOf: (code) => kindOf(code).possession },
  // A single room with kitchen has one bedroom.
  bedrooms: { column: 'rooms', values: counts, valueOf: (code) => capped(roomsOf(code).bhk, 1, countCap) },
  bathrooms: { column: 'rooms', values: counts, valueOf: (code) => roomsOf(code).bathrooms },
  floorsNo: {
    column: 'floors',
    values: counts.slice(0, mostFloors),
    valueOf: (code) => capped(code || null, 1, mostFloors),
  },
  exteriorMaterial: {
    column: 'materials',
    values: exteriorMaterials,
    valueOf: (code) => materialsOf(code).exteriorMaterial,
  },
  structureType: { column: 'materials', values: structureTypes, valueOf: (code) => materialsOf(code).structureType },
} as const satisfies Record<string, Fact>
export type FactName = keyof typeof facts
export const factNames = Object.keys(facts) as FactName[]

function capped(count: number | null, least: number, most: number): number | null {
  return count === null ? null : Math.max(least, Math.min(count, most))
}

export type CodeColumn = Fact['column'] | 'listedDay' | 'cell'

export interface Ready {
  /** By fact, then by its values in their order. */
  rows: Record<FactName, RowSet[]>
  byPrice: Uint32Array
  bySize: Uint32Array
  /** Kind and rooms as the chart of the supply tells them, see `cellOf`. */
  cell: Uint8Array
  totals: Record<CodeColumn, Totals>
}

export const bhkSteps = 12
/** By subcategory, then by bhk from 0 to 10, the last for what has none. */
const cellOf = (kind: number, rooms: number) =>
  ((kind >> 2) & 7) * bhkSteps + ((Math.floor(rooms / 11) + bhkSteps - 1) % bhkSteps)

const codes = 256
/** The place of each code's value among the values. */
const placesOf = Object.fromEntries(
  factNames.map((name) => {
    const fact: Fact = facts[name]
    return [name, Int8Array.from({ length: codes }, (_, code) => fact.values.indexOf(fact.valueOf(code) ?? 'none'))]
  }),
) as Record<FactName, Int8Array>

export function makeReady(listings: Columns): Ready {
  const { n } = listings
  const rows = Object.fromEntries(
    factNames.map((name) => {
      const sets = facts[name].values.map(() => noRows(n))
      const column = listings[facts[name].column]
      const places = placesOf[name]
      for (let row = 0; row < n; row++) {
        const at = places[column[row] as number] as number
        if (at >= 0) addRow(sets[at] as RowSet, row)
      }
      return [name, sets]
    }),
  ) as Ready['rows']
  const cell = new Uint8Array(n)
  for (let row = 0; row < n; row++) cell[row] = cellOf(listings.kind[row] as number, listings.rooms[row] as number)
  const { kind, rooms, floors, materials, listedDay } = listings
  const columns = { kind, rooms, floors, materials, listedDay, cell }
  return {
    rows,
    byPrice: orderOf(listings.rupees),
    bySize: orderOf(listings.size),
    cell,
    totals: Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, totalsOf(column)]),
    ) as Ready['totals'],
  }
}

/** The rows in the order of a column. Value and row are sorted as one number, unless that would be too large. */
function orderOf(column: Float64Array | Uint32Array): Uint32Array {
  const n = column.length
  let most = 0
  for (const value of column) most = Math.max(most, value)
  if ((most + 1) * n > Number.MAX_SAFE_INTEGER) {
    return Uint32Array.from(column.keys()).sort((a, b) => (column[a] as number) - (column[b] as number))
  }
  const keys = new Float64Array(n)
  for (let row = 0; row < n; row++) keys[row] = (column[row] as number) * n + row
  keys.sort()
  const order = new Uint32Array(n)
  for (let at = 0; at < n; at++) order[at] = (keys[at] as number) % n
  return order
}
