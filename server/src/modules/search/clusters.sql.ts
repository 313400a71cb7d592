import type { ListedIn } from '@properysearch/contract/property-facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { allConditions, and } from './conditions.sql.ts'
import { cellRanges, finestOf, finestZoom, type Grid } from './grid.rules.ts'
import type { Wanted } from './wanted.rules.ts'

export interface ClusterRow {
  n: number
  latitude: number
  longitude: number
  /** One of them; null where only counts were read. */
  id: number | null
}

/** Groups from the counts kept beforehand: tiles of the grid, joined into cells of `zoom`. */
export function findCountedClusters(db: Db, wanted: Wanted, grid: Grid, zoom: number): Promise<ClusterRow[]> {
  const ranges = cellRanges(grid)
  const { listedIn, subcategories, permittedUse } = wanted
  const conditions = [
    ...(listedIn ? [sql`c.listed_in = ${listedIn}::listed_in`] : []),
    ...(subcategories ? [sql`c.subcategory = any(${subcategories}::subcategory[])`] : []),
    ...(permittedUse ? [sql`c.permitted_use = ${permittedUse}::permitted_use`] : []),
  ]
  return db.hot(sql`
    select sum(n)::int as n, sum(sum_latitude)::float8 / sum(n) / 1e6 as latitude,
      sum(sum_longitude)::float8 / sum(n) / 1e6 as longitude, null as id
    from unnest(${ranges.map((it) => it.from)}::bigint[], ${ranges.map((it) => it.before)}::bigint[]) r (first, beyond)
    cross join lateral (
      select * from cell_counts c
      where c.zoom = ${grid.zoom}::smallint and c.cell >= r.first and c.cell < r.beyond ${and(conditions)}
      offset 0) found
    group by cell >> ${2 * (grid.zoom - zoom)}::int having sum(n) > 0`)
}

/** Groups of the listings themselves, for whatever the counts do not know. */
export function findLiveClusters(db: Db, wanted: Wanted, grid: Grid, zoom: number): Promise<ClusterRow[]> {
  const ranges = cellRanges(finestOf(grid))
  return db.many(sql`
    select count(*)::int as n, avg(p.latitude) as latitude, avg(p.longitude) as longitude, min(p.id) as id
    from unnest(${ranges.map((it) => it.from)}::bigint[], ${ranges.map((it) => it.before)}::bigint[]) r (first, beyond)
    cross join lateral (
      select p.id, p.cell, p.latitude, p.longitude from properties p
      where p.state = 'verified' and p.cell >= r.first and p.cell < r.beyond ${and(allConditions(wanted))}
      offset 0) p
    group by p.cell >> ${2 * (finestZoom - zoom)}::int`)
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
