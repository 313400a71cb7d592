import type { Sql } from '../../platform/db/sql.ts'
import type { Cursor } from './cursor.rules.ts'
import type { Order } from './order.sql.ts'
import type { Wanted } from './wanted.rules.ts'

/** A total is counted one by one up to here; beyond, it is known from the counts or said as "1000+". */
export const exactUpTo = 1000

/**
 * How listings are found: kind by kind in the order of an index; all those of a small area first; those with a word;
 * outwards from a place.
 */
export type Path = 'by-kind' | 'by-area' | 'by-words' | 'by-distance'

export interface PageRequest {
  wanted: Wanted
  order: Order
  path: Path
  cursor: Cursor | undefined
  limit: number
  offset: number
}

/** The parts of a page's statement that differ from way to way. */
export interface Way {
  /** Common table expressions that come first. */
  first: Sql[]
  /** Answers property_id and the order's columns as k0, k1, …; unordered, perhaps a few too many. */
  hit: Sql
  /** Answers one row: total and is_total_exact. */
  total: Sql
  /** Whether one plan is right for whatever is asked. */
  isHot: boolean
}
