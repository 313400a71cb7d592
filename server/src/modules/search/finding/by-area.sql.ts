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

/** The query listings of an area, by the index of cells; of a level, those of that sample. */
export function listingsInArea(query: ListingQuery, columns: Sql, level = 0): Sql {
  const ranges = areaRanges(query)
  if (level === 0) return listingsInRanges(ranges, query, columns)
  return sampledInRanges(
    ranges.map((range) => ({ ...range, level })),
    query,
    columns,
  )
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

export interface SampledRange extends CellRange {
  level: number
}

/** One listing in four is in the first sample, one in four of those in the second, and so on. */
const highestLevel = 4

/** The largest sample that holds no more than so many of `n`; 0: all of them. */
export function levelFor(n: number, most: number): number {
  let level = 0
  while (level < highestLevel && n / 4 ** level > most) level += 1
  return level
}

/** As `listingsInRanges`, of each range only the sample of its level; the columns may name `r.level`. */
export function sampledInRanges(ranges: readonly SampledRange[], query: ListingQuery, columns: Sql): Sql {
  return sql`
    unnest(${ranges.map((range) => range.from)}::bigint[], ${ranges.map((range) => range.before)}::bigint[],
      ${ranges.map((range) => range.level)}::int[]) r (first, beyond, level)
    cross join lateral generate_series(r.level, ${highestLevel}::int) l (level)
    cross join lateral (
      select ${columns} from properties p
      where p.state = 'verified' and sample_level(p.id) > 0 and sample_level(p.id) = l.level
        and p.cell >= r.first and p.cell < r.beyond ${and(allConditions(query))}
      offset 0) found`
}
