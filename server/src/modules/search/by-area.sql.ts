import { type Sql, sql } from '../../platform/db/sql.ts'
import { allConditions, and, areaGrid, outlineCondition } from './conditions.sql.ts'
import { beyondKeys, keyColumns } from './order.sql.ts'
import type { Wanted } from './wanted.rules.ts'
import type { PageRequest, Way } from './way.sql.ts'

/** Reads all the listings of a small area once: for the page and for the total, which is exact. */
export function byArea({ wanted, order, cursor }: PageRequest): Way {
  const after = cursor ? [beyondKeys(order, cursor.keys, cursor.isBack)] : []
  return {
    first: [sql`area as materialized (${listingsInArea(wanted, sql`p.id as property_id, ${keyColumns(order)}`)})`],
    hit: sql`select * from area where true ${and(after)}`,
    total: sql`select count(*)::int as total, true as is_total_exact from area`,
    isHot: true,
  }
}

export function totalInArea(wanted: Wanted): Sql {
  return sql`select count(*)::int as total, true as is_total_exact from (${listingsInArea(wanted, sql`1`)}) area`
}

/** The wanted listings of an area, by the index of places. */
export function listingsInArea(wanted: Wanted, columns: Sql): Sql {
  const grid = areaGrid(wanted)
  const outline = grid ? [outlineCondition(grid)] : []
  return sql`select ${columns} from properties p where p.state = 'verified' ${and([...allConditions(wanted), ...outline])}`
}
