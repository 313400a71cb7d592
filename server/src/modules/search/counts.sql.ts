import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { and, areaGrid } from './conditions.sql.ts'
import { cellRanges, countedZooms, type Grid } from './grid.rules.ts'
import { priceStepsOf, type Wanted } from './wanted.rules.ts'

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

/** A statement that answers n. */
export function countedTotal(wanted: Wanted): Sql {
  const conditions = [...countConditions(wanted), ...Object.values(countChoices(wanted))]
  return sql`select coalesce(sum(c.n), 0)::int as n from listing_counts c where true ${and(conditions)}`
}

/** About how many live listings of the wanted kinds lie in the area; a little more than there are, never fewer. */
export async function countInArea(db: Db, wanted: Wanted): Promise<number> {
  const grid = areaGrid(wanted)
  if (!grid) return Number.POSITIVE_INFINITY
  const ranges = cellRanges(atCountedZoom(grid))
  const { listedIn, subcategories } = wanted
  const rows = await db.hot<{ n: number }>(sql`
    select coalesce(sum(c.n), 0)::int as n
    from unnest(${ranges.map((it) => it.from)}::bigint[], ${ranges.map((it) => it.before)}::bigint[]) r (first, beyond)
    join cell_counts c on c.zoom = ${atCountedZoom(grid).zoom}::smallint and c.cell >= r.first and c.cell < r.beyond
    where true ${and([
      ...(listedIn ? [sql`c.listed_in = ${listedIn}::listed_in`] : []),
      ...(subcategories ? [sql`c.subcategory = any(${subcategories}::subcategory[])`] : []),
    ])}`)
  return rows[0]?.n ?? 0
}

/** The rectangle in tiles of the nearest coarser zoom that is counted. */
export function atCountedZoom(grid: Grid): Grid {
  const finest = countedZooms.at(-1) as number
  if (grid.zoom <= finest) return grid
  const factor = 2 ** (grid.zoom - finest)
  return {
    zoom: finest,
    left: Math.floor(grid.left / factor),
    right: Math.floor(grid.right / factor),
    top: Math.floor(grid.top / factor),
    bottom: Math.floor(grid.bottom / factor),
  }
}
