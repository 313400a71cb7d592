import type { Box } from '@properysearch/contract/geometry'
import type { Cluster, SearchFilters, Understood } from '@properysearch/contract/search'
import type { Db } from '../../platform/db/database.ts'
import { type ClusterRow, findCountedClusters, findLiveClusters, findPoints } from './clusters.sql.ts'
import { areaGrid } from './conditions.sql.ts'
import { boxOf, countedZooms, type Grid, gridOf } from './grid.rules.ts'
import { readQuery } from './read-query.ts'
import type { Wanted } from './wanted.rules.ts'

/** Where live listings can lie. */
const india: Box = { west: 68, south: 6, east: 98, north: 38 }

export interface FoundClusters {
  total: number
  clusters: Cluster[]
  understood: Understood
  area: Box | null
}

/** The same listings as the list, as groups on the map. Cells are about 64 pixels wide at the zoom of the map. */
export async function clusterProperties(
  db: Db,
  { zoom, ...query }: SearchFilters & { zoom?: number | undefined },
): Promise<FoundClusters> {
  const { wanted, understood } = await readQuery(db, query)
  const grid = areaGrid(wanted) ?? gridOf(india)
  const cellZoom = Math.min(grid.zoom, zoom === undefined ? grid.zoom : zoom + 2)
  const rows = isCountedByCell(wanted, grid)
    ? await findCountedClusters(db, wanted, grid, cellZoom)
    : await findLiveClusters(db, wanted, grid, cellZoom)
  return {
    total: rows.reduce((sum, row) => sum + row.n, 0),
    clusters: await withProperties(db, rows),
    understood,
    area: wanted.grid ? boxOf(wanted.grid) : null,
  }
}

/** The counts by cell know kinds and whole tiles only, and only down to a zoom. */
function isCountedByCell(wanted: Wanted, grid: Grid): boolean {
  const known = ['listedIn', 'subcategories', 'permittedUse', 'grid']
  return countedZooms.some((zoom) => zoom === grid.zoom) && Object.keys(wanted).every((key) => known.includes(key))
}

/** A group of one is the listing itself, where it is known. */
async function withProperties(db: Db, rows: readonly ClusterRow[]): Promise<Cluster[]> {
  const alone = rows.flatMap((row) => (row.n === 1 && row.id !== null ? [row.id] : []))
  const points = alone.length === 0 ? [] : await findPoints(db, alone)
  const byId = new Map(points.map((point) => [point.id, point]))
  return rows.map((row) => {
    const point = row.n === 1 && row.id !== null ? byId.get(row.id) : undefined
    return {
      latitude: row.latitude,
      longitude: row.longitude,
      count: row.n,
      property: point
        ? { id: point.id, title: point.title, price: point.pricePaise / 100, listedIn: point.listedIn }
        : null,
    }
  })
}
