import { mostFloors } from '@properysearch/contract/analysis/facts'
import {
  countCap,
  exteriorMaterials,
  type ListedIn,
  possessions,
  type Subcategory,
  structureTypes,
  subcategories,
} from '@properysearch/contract/listings/facts'
import { type Columns, kindOf, listedIns, materialsOf, roomsOf } from '../keeping/columns.rules.ts'
import { type Order, orderBy } from './orders.rules.ts'
import { startsOf } from './rate-steps.rules.ts'
import { addRow, type RowSet, rowsOf, type Totals, totalsOf } from './row-sets.rules.ts'

// What is made of a place's columns as soon as they are read, so that no request has to: which rows have each value of
// each filter, the rows in the order of price and of size, where each step of rates begins, and how often each code occurs.

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
  /** By `kindSetOf`: each kind for sale and to let, and together what a price per carpet sqft can be made of. */
  kinds: RowSet[]
  byPrice: Order
  bySize: Order
  rateStarts: Uint32Array
  /** Kind and rooms as the chart of the supply tells them, see `cellOf`. */
  cell: Uint8Array
  totals: Record<CodeColumn, Totals>
}

export const bhkSteps = 12
/** By subcategory, then by bhk from 0 to 10, the last for what has none. */
const cellOf = (kind: number, rooms: number) =>
  ((kind >> 2) & 7) * bhkSteps + ((Math.floor(rooms / 11) + bhkSteps - 1) % bhkSteps)

/** Where `kinds` has one kind; without one, everything but plots. */
export const kindSetOf = (listedIn: ListedIn, subcategory: Subcategory | undefined): number =>
  listedIns.indexOf(listedIn) * (subcategories.length + 1) +
  (subcategory === undefined ? subcategories.length : subcategories.indexOf(subcategory))

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
      const sets = facts[name].values.map(() => rowsOf(n))
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
    kinds: kindSets(listings),
    byPrice: orderBy(listings.rupees),
    bySize: orderBy(listings.size),
    rateStarts: startsOf(listings.rate),
    cell,
    totals: Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, totalsOf(column)]),
    ) as Ready['totals'],
  }
}

function kindSets({ n, kind }: Columns): RowSet[] {
  const sets = listedIns.flatMap(() => [...subcategories, 'but plots'].map(() => rowsOf(n)))
  for (let row = 0; row < n; row++) {
    const { listedIn, subcategory } = kindOf(kind[row] as number)
    addRow(sets[kindSetOf(listedIn, subcategory)] as RowSet, row)
    if (subcategory !== 'Plots') addRow(sets[kindSetOf(listedIn, undefined)] as RowSet, row)
  }
  return sets
}
