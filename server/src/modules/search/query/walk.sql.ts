import { joinSql, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { type Order, orderBy, orderByKeys } from '../finding/order.sql.ts'
import type { ListingQuery } from './query.rules.ts'

// Whatever is asked, a search looks at so many listings and no more. Where few of them are wanted, a page may end
// before it is full: it says where it stopped, and the next one continues from there. A total is then a minimum.

export interface Bounds {
  /** Up to here all the listings of an area are read; beyond, an index in the right order is walked. */
  readsAtMost: number
  /** How many listings a walk along the indexes may look at. */
  steps: number
  /** About so many listings stand for all, where there are more. */
  sample: number
}
export const usualBounds: Bounds = { readsAtMost: 20_000, steps: 30_000, sample: 3_000 }

/** The words of a listing are in its row, which costs more to read. */
export function stepsFor({ words }: ListingQuery, steps: number): number {
  return words ? Math.ceil(steps / 10) : steps
}

export interface Walk {
  /** Which listings `p` the walk meets, as conditions that an index answers. */
  along: Sql
  /** Which of them are wanted. */
  filters: readonly Sql[]
  keys: Sql
  order: Order
  isBack: boolean
  steps: number
  limit: number
}

/** The first query listings along an index; when there are too few of them, also the one the walk stopped at. */
export function walk({ along, filters, keys, order, isBack, steps, limit }: Walk): Sql {
  const names = raw(order.columns.map((_, i) => `k${i}`).join(', '))
  const sorted = orderByKeys(order, isBack)
  // What was met is remembered for as long as the walk continues: it ends with the page, long before it has to stop.
  return sql`
    with met as materialized (
      select p.id as property_id, ${keys}, ${allOf(filters)} as is_match from properties p
      where p.state = 'verified' and ${along} order by ${orderBy(order, isBack)} limit ${steps}::int),
    enough as materialized (
      select property_id, ${names} from met where is_match order by ${sorted} limit ${limit}::int)
    select property_id, ${names}, true as is_match, false as is_stop from enough
    union all
    select null, ${names}, false, true from (select * from met order by ${sorted} limit 1 offset ${steps - 1}::int) last
    where (select count(*) from enough) < ${limit}::int`
}

/** All of them as one value. */
export function allOf(filters: readonly Sql[]): Sql {
  return filters.length === 0 ? sql`true` : sql`(${joinSql(filters, ' and ')}) is true`
}
