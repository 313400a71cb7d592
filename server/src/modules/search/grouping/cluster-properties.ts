import type { Cluster, SearchFilters, Understood } from '@properysearch/contract/search/calls'
import type { Box } from '@properysearch/contract/values/geometry'
import type { Db } from '../../../platform/db/database.ts'
import { findCellCounts } from '../counting/cell-counts.sql.ts'
import { levelFor } from '../finding/by-area.sql.ts'
import { areaGrid, areaRanges, coverOf, coverRanges, inside, onOutline } from '../query/area.rules.ts'
import { boxOf, cellRanges, countedZooms, finestZoom, type Grid, gridOf } from '../query/grid.rules.ts'
import { areaAlone, type ListingQuery } from '../query/query.rules.ts'
import { pathOf, readQuery } from '../query/read-query.ts'
import {
  type ClusterRow,
  findClustersByWords,
  findCountedClusters,
  findLiveClusters,
  findPoints,
} from './clusters.sql.ts'
import { aboutAsMany, lookedAtPerCell } from './sample.rules.ts'

/** Where live listings can lie. */
const india: Box = { west: 68, south: 6, east: 98, north: 38 }
/** So many listings are looked at one by one; of more, the groups are about right. */
const lookedAtMost = 5_000
/** The words of a listing are in its row, which costs more to read. */
const readAtMost = 2_000

export interface FoundClusters {
  total: number
  isTotalExact: boolean
  clusters: Cluster[]
  understood: Understood
  area: Box | null
}

interface Groups {
  rows: ClusterRow[]
  isExact: boolean
}

/** The same listings as the list, as groups on the map. Cells are about 64 pixels wide at the zoom of the map. */
export async function clusterProperties(
  db: Db,
  { zoom, ...request }: SearchFilters & { zoom?: number | undefined },
  lookedAt?: number,
): Promise<FoundClusters> {
  const { query, understood } = await readQuery(db, request)
  const grid = areaGrid(query) ?? gridOf(india)
  const to = Math.min(grid.zoom, zoom === undefined ? grid.zoom : zoom + 2)
  const { rows, isExact } = await findGroups(db, areaGrid(query) ? query : { ...query, grid }, grid, to, lookedAt)
  const total = rows.reduce((sum, row) => sum + row.n, 0)
  return {
    total: isExact ? total : aboutAsMany(total),
    isTotalExact: isExact,
    clusters: await withProperties(db, rows),
    understood,
    area: query.grid ? boxOf(query.grid) : null,
  }
}

async function findGroups(db: Db, query: ListingQuery, grid: Grid, to: number, most?: number): Promise<Groups> {
  if ((query.words || query.societyIds) && (await pathOf(db, query, undefined)) === 'by-words') {
    return { rows: await findClustersByWords(db, query, to), isExact: true }
  }
  const lookedAt = most ?? (query.words ? readAtMost : lookedAtMost)
  if (!isCountedByCell(query, grid)) return lookAt(db, query, to, lookedAt)
  // Whole cells from the counts; only what the outline of a drawn area cuts through is looked at.
  const cover = coverOf(query)
  const whole = cover ? coverRanges(cover, (cell) => cell === inside, grid.zoom) : cellRanges(grid)
  const counted = await findCountedClusters(db, query, whole, { from: grid.zoom, to })
  if (!cover) return { rows: counted, isExact: true }
  const edge = coverRanges(cover, (cell) => cell === onOutline, finestZoom)
  const { rows, isExact } = await lookAt(db, query, to, lookedAt, edge)
  return { rows: joined([...counted, ...rows]), isExact }
}

async function lookAt(
  db: Db,
  query: ListingQuery,
  to: number,
  most: number,
  ranges = areaRanges(query),
): Promise<Groups> {
  const counts = await findCellCounts(db, areaAlone(query), ranges)
  const lookedAt = lookedAtPerCell(counts.cells, most)
  const cells = counts.cells.map(({ cell, n }) => ({ cell, level: levelFor(n, lookedAt) }))
  const rows = cells.length === 0 ? [] : await findLiveClusters(db, query, cells, { from: counts.zoom, to })
  if (cells.every(({ level }) => level === 0)) return { rows, isExact: true }
  return { rows: rows.map((row) => ({ ...row, n: aboutAsMany(row.n) })), isExact: false }
}

/** The counts by cell know kinds and places only, and only down to a zoom. */
function isCountedByCell(query: ListingQuery, grid: Grid): boolean {
  const known = ['listedIn', 'subcategories', 'permittedUse', 'grid', 'polygon', 'circle']
  return countedZooms.some((zoom) => zoom === grid.zoom) && Object.keys(query).every((key) => known.includes(key))
}

/** One group for each cell: a cell may be partly counted, partly looked at. */
function joined(rows: readonly ClusterRow[]): ClusterRow[] {
  return [...Map.groupBy(rows, (row) => row.cell).values()].map((parts) => {
    const n = parts.reduce((sum, part) => sum + part.n, 0)
    const mean = (value: (part: ClusterRow) => number) => parts.reduce((sum, part) => sum + value(part) * part.n, 0) / n
    const [first] = parts as [ClusterRow]
    return { ...first, n, latitude: mean((part) => part.latitude), longitude: mean((part) => part.longitude) }
  })
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
