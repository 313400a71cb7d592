import type { ListedIn } from '@properysearch/contract/listings/facts'
import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { CellCount } from '../counting/cell-counts.sql.ts'
import { cellConditions } from '../counting/counts.sql.ts'
import { listingsByWords } from '../finding/by-words.sql.ts'
import { allConditions, and } from '../query/conditions.sql.ts'
import { type CellRange, finestZoom } from '../query/grid.rules.ts'
import type { ListingQuery } from '../query/query.rules.ts'
import { allOf } from '../query/walk.sql.ts'

export interface ClusterRow {
  /** Of the zoom the groups are made for. */
  cell: number
  n: number
  latitude: number
  longitude: number
  /** One of them; null where only counts were read. */
  id: number | null
}

/** Groups from the counts kept beforehand: whole cells of one zoom, joined into those of a coarser one. */
export function findCountedClusters(
  db: Db,
  query: ListingQuery,
  ranges: readonly CellRange[],
  { from, to }: { from: number; to: number },
): Promise<ClusterRow[]> {
  return db.hot(sql`
    select cell >> ${2 * (from - to)}::int as cell, sum(n)::int as n,
      sum(sum_latitude)::float8 / sum(n) / 1e6 as latitude, sum(sum_longitude)::float8 / sum(n) / 1e6 as longitude, null as id
    from unnest(${ranges.map((range) => range.from)}::bigint[],
      ${ranges.map((range) => range.before)}::bigint[]) r (first, beyond)
    cross join lateral (
      select * from cell_counts c
      where c.zoom = ${from}::smallint and c.cell >= r.first and c.cell < r.beyond ${and(cellConditions(query))}
      offset 0) found
    group by 1 having sum(n) > 0`)
}

/** Groups of the listings themselves, for whatever the counts do not know. Of each cell no more than so many are looked at. */
export function findLiveClusters(
  db: Db,
  query: ListingQuery,
  { zoom, cells }: { zoom: number; cells: readonly CellCount[] },
  { to, lookedAt }: { to: number; lookedAt: number },
): Promise<ClusterRow[]> {
  const factor = 4 ** (finestZoom - zoom)
  // What was found in the part of a cell that was looked at stands for the whole.
  return db.hot(sql`
    select p.cell >> ${2 * (finestZoom - to)}::int as cell, round(sum(r.weight))::int as n,
      sum(p.latitude * r.weight) / sum(r.weight) as latitude, sum(p.longitude * r.weight) / sum(r.weight) as longitude,
      min(p.id) as id
    from unnest(${cells.map(({ cell }) => cell * factor)}::bigint[], ${cells.map(({ cell }) => (cell + 1) * factor)}::bigint[],
      ${cells.map(({ n }) => Math.max(1, n / lookedAt))}::float8[]) r (first, beyond, weight)
    cross join lateral (
      select met.* from (
        select p.id, p.cell, p.latitude, p.longitude, ${allOf(allConditions(query))} as is_match from properties p
        where p.state = 'verified' and p.cell >= r.first and p.cell < r.beyond limit ${lookedAt}::int) met
      where met.is_match offset 0) p
    group by 1`)
}

/** Groups of the listings with a rare word. */
export function findClustersByWords(db: Db, query: ListingQuery, to: number): Promise<ClusterRow[]> {
  return db.many(groups(listingsByWords(query, sql`p.id, p.cell, p.latitude, p.longitude`), to))
}

function groups(listings: Sql, to: number): Sql {
  return sql`
    select found.cell >> ${2 * (finestZoom - to)}::int as cell, count(*)::int as n, avg(found.latitude) as latitude,
      avg(found.longitude) as longitude, min(found.id) as id
    from ${listings} group by 1`
}

export interface PointRow {
  id: number
  title: string
  pricePaise: number
  listedIn: ListedIn
}

export function findPoints(db: Db, ids: readonly number[]): Promise<PointRow[]> {
  return db.hot(sql`select id, title, price_paise, listed_in from properties where id = any(${ids})`)
}
