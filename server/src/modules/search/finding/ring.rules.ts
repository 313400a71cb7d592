import type { CellCount } from '../counting/cell-counts.sql.ts'
import { type CellRange, cellPosition, joinRanges, tileMetres } from '../query/grid.rules.ts'
import type { Circle } from '../query/query.rules.ts'

/** The listings between two distances from a place, and the cells that hold them. */
export interface Ring {
  inner: number
  outer: number
  ranges: CellRange[]
  /** Where to go on from; null when there is nothing further. */
  endsAt: number | null
}

/**
 * The ring beyond a distance, or before it: as wide as it can be while the cells it lies in hold no more than so many
 * listings. It always leads on, however thick they lie.
 */
export function ringFrom(
  circle: Circle,
  { zoom, cells }: { zoom: number; cells: readonly CellCount[] },
  from: { distance: number; isBack: boolean },
  most: number,
): Ring {
  const size = tileMetres(zoom)
  const reached = cells.map(({ cell, n }) => ({ cell, n, ...reachOf(circle, cellPosition(cell, zoom), size) }))
  const { distance, isBack } = from
  const ahead = isBack
    ? reached.filter(({ nearest }) => nearest <= distance).sort((a, b) => b.farthest - a.farthest)
    : reached.filter(({ farthest }) => farthest >= distance).sort((a, b) => a.nearest - b.nearest)
  const leadsOn = (cell: (typeof ahead)[number]) => (isBack ? cell.farthest < distance : cell.nearest > distance)
  let listings = 0
  const end = ahead.findIndex((cell) => {
    listings += cell.n
    return listings > most && leadsOn(cell)
  })
  const held = (end < 0 ? ahead : ahead.slice(0, end)).map(({ cell }) => cell)
  const next = ahead[end]
  const endsAt = next ? (isBack ? next.farthest : next.nearest) : null
  return {
    inner: isBack ? (endsAt ?? 0) : distance,
    outer: isBack ? distance : (endsAt ?? circle.radius),
    ranges: joinRanges(held, zoom),
    endsAt,
  }
}

/** From the nearest to the farthest point of a cell. A hair wider: the database counts in its own last digits. */
function reachOf(circle: Circle, { west, north }: { west: number; north: number }, size: number) {
  const [x, y] = [west - circle.x, north - size - circle.y]
  const gap = (at: number) => Math.max(0, at, -at - size)
  const span = (at: number) => Math.max(-at, at + size)
  const hair = 0.001
  return {
    nearest: Math.max(0, Math.hypot(gap(x), gap(y)) - hair),
    farthest: Math.hypot(span(x), span(y)) + hair,
  }
}
