import { type Sql, sql } from '../../../platform/db/sql.ts'
import { and } from '../query/conditions.sql.ts'
import type { ListingQuery } from '../query/query.rules.ts'
import type { Bounds } from '../query/walk.sql.ts'
import type { Cursor } from './cursor.rules.ts'
import { beyondKeys, type Order } from './order.sql.ts'

/**
 * How listings are found: kind by kind in the order of an index; all those of a small area first; all those with a rare
 * word; outwards from a place.
 */
export type Path = 'by-kind' | 'by-area' | 'by-words' | 'by-distance'

export interface PageRequest {
  query: ListingQuery
  order: Order
  path: Path
  cursor: Cursor | undefined
  limit: number
  offset: number
  bounds: Bounds
}

/** The parts of a page's statement that differ from way to way. */
export interface Way {
  /** Common table expressions that come first. */
  first: Sql[]
  /**
   * Answers property_id, the order's columns as k0, k1, …, is_match and is_stop; unordered, perhaps a few too many.
   * Beyond a stop nothing is certain.
   */
  hit: Sql
  /** Answers one row: total and is_total_exact. */
  total: Sql
  /** Whether one plan is right for whatever is asked. */
  isHot: boolean
}

/** Few enough to read them all: `listings` answers property_id and the order's columns of each. */
export function allAtOnce({ order, cursor }: PageRequest, listings: Sql, isHot: boolean): Way {
  const after = cursor ? [beyondKeys(order, cursor.keys, cursor.isBack)] : []
  return {
    first: [sql`few as materialized (${listings})`],
    hit: sql`select few.*, true as is_match, false as is_stop from few where true ${and(after)}`,
    total: sql`select count(*)::int as total, true as is_total_exact from few`,
    isHot,
  }
}
