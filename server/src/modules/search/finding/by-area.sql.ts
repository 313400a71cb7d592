import { type Sql, sql } from '../../../platform/db/sql.ts'
import { areaRanges } from '../query/area.rules.ts'
import { allConditions, and } from '../query/conditions.sql.ts'
import type { CellRange } from '../query/grid.rules.ts'
import type { ListingQuery } from '../query/query.rules.ts'
import { keyColumns } from './order.sql.ts'
import { allAtOnce, type PageRequest, type Way } from './way.sql.ts'

/** Reads all the listings of a small area once: for the page and for the total, which is exact. */
export function byArea(request: PageRequest): Way {
  const columns = sql`p.id as property_id, ${keyColumns(request.order)}`
  return allAtOnce(request, sql`select found.* from ${listingsInArea(request.query, columns)}`, true)
}

export function totalInArea(query: ListingQuery): Sql {
  return sql`select count(*)::int as total, true as is_total_exact from ${listingsInArea(query, sql`1`)}`
}

/** The query listings of an area, by the index of cells. */
export function listingsInArea(query: ListingQuery, columns: Sql): Sql {
  return listingsInRanges(areaRanges(query), query, columns)
}

export function listingsInRanges(ranges: readonly CellRange[], query: ListingQuery, columns: Sql): Sql {
  return sql`
    unnest(${ranges.map((range) => range.from)}::bigint[],
      ${ranges.map((range) => range.before)}::bigint[]) r (first, beyond)
    cross join lateral (
      select ${columns} from properties p
      where p.state = 'verified' and p.cell >= r.first and p.cell < r.beyond ${and(allConditions(query))}
      offset 0) found`
}
