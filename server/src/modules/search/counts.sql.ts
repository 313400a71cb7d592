import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { and, areaGrid } from './conditions.sql.ts'
import { cellRanges, countedZooms, type Grid } from './grid.rules.ts'
import { priceStepsOf, type Wanted } from './wanted.rules.ts'
import { exactUpTo } from './way.sql.ts'

// The counts kept beside the listings: rows of +1 and -1 whose sum is the number of live listings.

/** Conditions on a row `c` of the counts. Only what `isCountedBeforehand` admits. */
export function countConditions(wanted: Wanted): Sql[] {
  const { listedIn, subcategories, permittedUse, cityIds, localityIds } = wanted
  return [
    ...(cityIds ? [sql`c.city_id = any(${cityIds}::int[])`] : []),
    ...(localityIds ? [sql`c.locality_id = any(${localityIds}::int[])`] : []),
    ...(listedIn ? [sql`c.listed_in = ${listedIn}::listed_in`] : []),
    ...(subcategories ? [sql`c.subcategory = any(${subcategories}::subcategory[])`] : []),
    ...(permittedUse ? [sql`c.permitted_use = ${permittedUse}::permitted_use`] : []),
  ]
}

export function countChoices({ bhk, possession, budget }: Wanted): { bhk?: Sql; possession?: Sql; budget?: Sql } {
  return {
    ...(bhk && { bhk: sql`c.bhk = any(${bhk}::smallint[])` }),
    ...(possession && { possession: sql`c.possession = any(${possession}::possession[])` }),
    ...(budget && { budget: sql`c.price_step = any(${priceStepsOf(budget)}::smallint[])` }),
  }
}

/** A total from the counts: exact, however many. */
export function countedTotal(wanted: Wanted): Sql {
  const conditions = [...countConditions(wanted), ...Object.values(countChoices(wanted))]
  return sql`select coalesce(sum(c.n), 0)::int as total, true as is_total_exact
    from listing_counts c where true ${and(conditions)}`
}

/** A total counted one by one; it stops when it is more than we say. */
export function cappedTotal(from: Sql): Sql {
  return sql`select least(counted.n, ${exactUpTo}::int) as total, counted.n <= ${exactUpTo}::int as is_total_exact
    from (select count(*)::int as n from (select 1 ${from} limit ${exactUpTo + 1}::int) one) counted`
}

/** About how many live listings of the wanted kinds lie in the area: more than there are, never fewer. */
export async function countInArea(db: Db, wanted: Wanted): Promise<number> {
  const grid = areaGrid(wanted)
  if (!grid) return Number.POSITIVE_INFINITY
  const rough = atRoughZoom(grid)
  const ranges = cellRanges(rough)
  const { listedIn, subcategories } = wanted
  const rows = await db.hot<{ n: number }>(sql`
    select coalesce(sum(c.n), 0)::int as n
    from unnest(${ranges.map((it) => it.from)}::bigint[], ${ranges.map((it) => it.before)}::bigint[]) r (first, beyond)
    join cell_counts c on c.zoom = ${rough.zoom}::smallint and c.cell >= r.first and c.cell < r.beyond
    where true ${and([
      ...(listedIn ? [sql`c.listed_in = ${listedIn}::listed_in`] : []),
      ...(subcategories ? [sql`c.subcategory = any(${subcategories}::subcategory[])`] : []),
    ])}`)
  return rows[0]?.n ?? 0
}

/** The rectangle in few large tiles: a guess is wanted, and quickly. */
function atRoughZoom(grid: Grid): Grid {
  const zoom = Math.max(countedZooms[0], Math.min(countedZooms.at(-1) as number, grid.zoom - 2))
  const factor = 2 ** (grid.zoom - zoom)
  return {
    zoom,
    left: Math.floor(grid.left / factor),
    right: Math.floor(grid.right / factor),
    top: Math.floor(grid.top / factor),
    bottom: Math.floor(grid.bottom / factor),
  }
}
