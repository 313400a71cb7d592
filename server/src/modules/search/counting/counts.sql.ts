import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { areaGrid, areaRanges } from '../query/area.rules.ts'
import { and } from '../query/conditions.sql.ts'
import { coarser, countedZooms, type Grid } from '../query/grid.rules.ts'
import { possibleDeals, possibleKinds } from '../query/kinds.rules.ts'
import { type ListingQuery, priceStepsOf } from '../query/query.rules.ts'

// The counts kept beside the listings: rows of +1 and -1 whose sum is the number of live listings, for each locality, for
// its whole city (locality -1) and for all of India (city 0).

/**
 * Conditions on a row `c` of the counts. Only what `isCountedBeforehand` admits. Each list is a query of its own: so the
 * plan for all lists costs no more than one for these, and PostgreSQL keeps it.
 */
export function countConditions(query: ListingQuery): Sql[] {
  const { listedIn, subcategories, permittedUse, cityIds, localityIds } = query
  return [
    localityIds ? sql`c.locality_id = any((select ${localityIds}::int[])::int[])` : sql`c.locality_id = -1`,
    ...(cityIds || !localityIds ? [sql`c.city_id = any((select ${cityIds ?? [0]}::int[])::int[])`] : []),
    ...(listedIn ? [sql`c.listed_in = ${listedIn}::listed_in`] : []),
    ...(subcategories ? [sql`c.subcategory = any((select ${subcategories}::subcategory[])::subcategory[])`] : []),
    ...(permittedUse ? [sql`c.permitted_use = ${permittedUse}::permitted_use`] : []),
  ]
}

export function countChoices({ bhk, possession, budget }: ListingQuery): { bhk?: Sql; possession?: Sql; budget?: Sql } {
  return {
    ...(bhk && { bhk: sql`c.bhk = any(${bhk}::smallint[])` }),
    ...(possession && { possession: sql`c.possession = any(${possession}::possession[])` }),
    ...(budget && { budget: sql`c.price_step = any(${priceStepsOf(budget)}::smallint[])` }),
  }
}

/** A total from the counts: exact, however many. */
export function countedTotal(query: ListingQuery): Sql {
  const conditions = [...countConditions(query), ...Object.values(countChoices(query))]
  return sql`select coalesce(sum(c.n), 0)::int as total, true as is_total_exact
    from listing_counts c where true ${and(conditions)}`
}

/** How many live listings of the wanted kinds and places there are, whatever else is wanted. */
export function countOfKinds(query: ListingQuery): Sql {
  const { cityIds, localityIds } = query
  const branches = {
    ...(cityIds && { cityIds }),
    ...(localityIds && { localityIds }),
    subcategories: possibleKinds(query),
  }
  const deals = sql`c.listed_in = any((select ${possibleDeals(query)}::listed_in[])::listed_in[])`
  return sql`(select coalesce(sum(c.n), 0) from listing_counts c
    where ${deals} ${and(countConditions(branches))})`
}

/** About how many live listings of the wanted kinds lie in the area: perhaps more than there are, never fewer. */
export async function countInArea(db: Db, query: ListingQuery): Promise<number> {
  const grid = areaGrid(query)
  if (!grid) return Number.POSITIVE_INFINITY
  const zoom = roughZoom(grid)
  const ranges = coarser(areaRanges(query), zoom)
  const rows = await db.hot<{ n: number }>(sql`
    select coalesce(sum(found.n), 0)::int as n
    from unnest(${ranges.map((range) => range.from)}::bigint[],
      ${ranges.map((range) => range.before)}::bigint[]) r (first, beyond)
    cross join lateral (
      select c.n from cell_counts c
      where c.zoom = ${zoom}::smallint and c.cell >= r.first and c.cell < r.beyond ${and(cellConditions(query))}
      offset 0) found`)
  return rows[0]?.n ?? 0
}

/** Conditions on a row `c` of the counts by cell. */
export function cellConditions({ listedIn, subcategories, permittedUse }: ListingQuery): Sql[] {
  return [
    ...(listedIn ? [sql`c.listed_in = ${listedIn}::listed_in`] : []),
    ...(subcategories ? [sql`c.subcategory = any(${subcategories}::subcategory[])`] : []),
    ...(permittedUse ? [sql`c.permitted_use = ${permittedUse}::permitted_use`] : []),
  ]
}

/** Few large tiles: a guess is wanted, and quickly. */
function roughZoom(grid: Grid): number {
  return Math.max(countedZooms[0], Math.min(countedZooms.at(-1) as number, grid.zoom - 2))
}
