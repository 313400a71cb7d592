import type { ListedIn } from '@properysearch/contract/listings/facts'
import type { Db } from '../../../platform/db/database.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { cellConditions } from '../counting/counts.sql.ts'
import { listingsInRanges, sampledInRanges } from '../finding/by-area.sql.ts'
import { listingsByWords } from '../finding/by-words.sql.ts'
import { and } from '../query/conditions.sql.ts'
import { type CellRange, finestZoom, joinRanges } from '../query/grid.rules.ts'
import type { ListingQuery } from '../query/query.rules.ts'

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

/**
 * Groups of the listings themselves, for whatever the counts do not know. Of a cell with a level only the sample of that
 * level is looked at, and stands for all.
 */
export function findLiveClusters(
  db: Db,
  query: ListingQuery,
  cells: readonly { cell: number; level: number }[],
  { from, to }: { from: number; to: number },
): Promise<ClusterRow[]> {
  const rangesOf = (level: number) =>
    joinRanges(
      cells.filter((cell) => cell.level === level).map(({ cell }) => cell),
      from,
    ).map((range) => ({ ...range, level }))
  const columns = (weight: string) => sql`p.id, p.cell, p.latitude, p.longitude, ${raw(weight)} as weight`
  return db.hot(sql`
    select found.cell >> ${2 * (finestZoom - to)}::int as cell, sum(found.weight)::int as n,
      sum(found.latitude * found.weight) / sum(found.weight) as latitude,
      sum(found.longitude * found.weight) / sum(found.weight) as longitude,
      min(found.id) as id
    from (
      select found.* from ${listingsInRanges(rangesOf(0), query, columns('1::float8'))}
      union all
      select found.* from ${sampledInRanges([1, 2, 3, 4].flatMap(rangesOf), query, columns('4 ^ r.level'))}) found
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
