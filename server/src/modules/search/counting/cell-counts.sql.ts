import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { areaGrid, areaRanges } from '../query/area.rules.ts'
import { and } from '../query/conditions.sql.ts'
import { type CellRange, coarser, countedZooms } from '../query/grid.rules.ts'
import type { ListingQuery } from '../query/query.rules.ts'
import { cellConditions } from './counts.sql.ts'

export interface CellCount {
  cell: number
  /** Live listings of the wanted kinds; perhaps more than lie in the area, where its outline runs through the cell. */
  n: number
}

/** What the counts say of each cell of an area, or of some of it, at the finest zoom they know of its grid. */
export async function findCellCounts(
  db: Db,
  query: ListingQuery,
  finest: readonly CellRange[] = areaRanges(query),
): Promise<{ zoom: number; cells: CellCount[] }> {
  const zoom = Math.min(areaGrid(query)?.zoom ?? countedZooms[0], countedZooms.at(-1) as number)
  const ranges = coarser(finest, zoom)
  const cells = await db.hot<CellCount>(sql`
    select found.cell, sum(found.n)::int as n
    from unnest(${ranges.map((range) => range.from)}::bigint[],
      ${ranges.map((range) => range.before)}::bigint[]) r (first, beyond)
    cross join lateral (
      select c.cell, c.n from cell_counts c
      where c.zoom = ${zoom}::smallint and c.cell >= r.first and c.cell < r.beyond ${and(cellConditions(query))}
      offset 0) found
    group by found.cell having sum(found.n) > 0`)
  return { zoom, cells }
}
