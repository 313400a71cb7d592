import type { Sort } from '@properysearch/contract/search/facts'
import { joinSql, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import type { Circle } from '../query/query.rules.ts'

// The orders of a list. A place in a list is the values of these columns in one row; the next page is what lies beyond.

export interface OrderColumn {
  /** Of a listing `p`. */
  value: Sql
  type: 'boolean' | 'timestamptz' | 'bigint' | 'float8'
  isDescending: boolean
}

export interface Order {
  columns: readonly OrderColumn[]
  /** The index has promoted listings first: an order that does not care takes them as two lists. */
  splitsPromoted: boolean
  isByPrice?: true
}

const down = (column: string, type: OrderColumn['type']): OrderColumn => ({
  value: raw(column),
  type,
  isDescending: true,
})
const up = (column: string, type: OrderColumn['type']): OrderColumn => ({
  value: raw(column),
  type,
  isDescending: false,
})
const promoted = down('p.is_promoted', 'boolean')
const confirmed = down('p.confirmed_at', 'timestamptz')
const newestId = down('p.id', 'bigint')

/** By relevance, promoted listings come first; in every other order they come first only among equals. */
export function orderOf(sort: Sort, circle: Circle | undefined): Order {
  switch (sort) {
    case 'relevance':
      return { columns: [promoted, confirmed, newestId], splitsPromoted: false }
    case 'newest':
      return { columns: [confirmed, newestId], splitsPromoted: true }
    case 'price-low':
      return { columns: [up('p.price_paise', 'bigint'), promoted, newestId], splitsPromoted: false, isByPrice: true }
    case 'price-high':
      return { columns: [down('p.price_paise', 'bigint'), promoted, newestId], splitsPromoted: false, isByPrice: true }
    case 'price-per-sqft':
      return { columns: [up('p.price_per_sqft_paise', 'bigint'), promoted, newestId], splitsPromoted: false }
    case 'distance': {
      const value = sql`(p.xy <-> ${`(${circle?.x ?? 0},${circle?.y ?? 0})`}::point)`
      return { columns: [{ value, type: 'float8', isDescending: false }, newestId], splitsPromoted: false }
    }
  }
}

/** The order as SQL; turned round for going back. */
export function orderBy(order: Order, isBack: boolean): Sql {
  return joinSql(
    order.columns.map(({ value, isDescending }) => sql`${value}${raw(isDescending !== isBack ? ' desc' : '')}`),
    ', ',
  )
}

/** The same over the columns that a subquery named k0, k1, … */
export function orderByKeys(order: Order, isBack: boolean): Sql {
  return raw(order.columns.map((column, i) => `k${i}${column.isDescending !== isBack ? ' desc' : ''}`).join(', '))
}

export function keyColumns(order: Order): Sql {
  return joinSql(
    order.columns.map(({ value }, i) => sql`${value} as ${raw(`k${i}`)}`),
    ', ',
  )
}

/** What lies beyond a place in the list, asked of a listing `p`. */
export function beyond(order: Order, keys: readonly unknown[], isBack: boolean): Sql {
  return beyondColumns(order.columns, keys, isBack)
}

/** The same asked of a subquery's columns k0, k1, … */
export function beyondKeys(order: Order, keys: readonly unknown[], isBack: boolean): Sql {
  const columns = order.columns.map((column, i) => ({ ...column, value: raw(`k${i}`) }))
  return beyondColumns(columns, keys, isBack)
}

function beyondColumns(all: readonly OrderColumn[], keys: readonly unknown[], isBack: boolean): Sql {
  const columns = all.map((column, i) => ({
    ...column,
    key: sql`${keys[i]}::${raw(column.type)}`,
    isFalling: column.isDescending !== isBack,
  }))
  if (columns.every((column) => column.isFalling === columns[0]?.isFalling)) {
    // One comparison of rows: an index can begin exactly there.
    const left = joinSql(
      columns.map((column) => column.value),
      ', ',
    )
    const right = joinSql(
      columns.map((column) => column.key),
      ', ',
    )
    return sql`(${left}) ${raw(columns[0]?.isFalling ? '<' : '>')} (${right})`
  }
  const tail = columns.reduceRight<Sql | undefined>((rest, column) => {
    const further = sql`${column.value} ${raw(column.isFalling ? '<' : '>')} ${column.key}`
    return rest ? sql`(${further} or (${column.value} = ${column.key} and ${rest}))` : further
  }, undefined)
  const [first] = columns
  if (!first || !tail) return sql`true`
  // The first comparison repeats what the second says, in words an index understands.
  return sql`${first.value} ${raw(first.isFalling ? '<=' : '>=')} ${first.key} and ${tail}`
}
