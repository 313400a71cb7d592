import type { Box, Position } from '@properysearch/contract/geometry'

// The map's grid: tiles of Web Mercator as every web map has them. The same formulas stand in the database.

/** The zoom whose tiles a listing's place is stored in: 36 m in Pune. */
export const finestZoom = 20
/** The zooms at which groups are counted beforehand. */
export const countedZooms = [6, 8, 10, 12, 14, 16] as const

const earthRadius = 6_378_137
const metresPerDegree = 111319.49079327358
const northernmost = 85.05

/** A rectangle of tiles, both ends included. */
export interface Grid {
  zoom: number
  left: number
  right: number
  top: number
  bottom: number
}

export function mercatorOf({ latitude, longitude }: Position): { x: number; y: number } {
  return {
    x: longitude * metresPerDegree,
    y: Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * earthRadius,
  }
}

/** A distance on the ground as the map shows it at this latitude. */
export function mercatorMetres(metres: number, latitude: number): number {
  return metres / Math.cos((latitude * Math.PI) / 180)
}

export function groundMetres(mercator: number, latitude: number): number {
  return mercator * Math.cos((latitude * Math.PI) / 180)
}

export function tileOf({ latitude, longitude }: Position, zoom: number): { x: number; y: number } {
  const size = 2 ** zoom
  const clamped = Math.min(northernmost, Math.max(-northernmost, latitude))
  const x = Math.floor(((longitude + 180) / 360) * size)
  const y = Math.floor(((1 - Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) / Math.PI) / 2) * size)
  return { x: Math.min(size - 1, Math.max(0, x)), y: Math.min(size - 1, Math.max(0, y)) }
}

/**
 * The box widened to whole tiles, of a size that at least 16 of them lie along its longer side. Everything that asks
 * about a box asks about these tiles: so the counts of the groups on the map add up to the count of the list.
 */
export function gridOf(box: Box): Grid {
  for (let zoom = countedZooms[0] as number; ; zoom += 2) {
    const topLeft = tileOf({ latitude: box.north, longitude: box.west }, zoom)
    const bottomRight = tileOf({ latitude: box.south, longitude: box.east }, zoom)
    const span = Math.max(bottomRight.x - topLeft.x, bottomRight.y - topLeft.y)
    if (span >= 16 || zoom >= finestZoom) {
      return { zoom, left: topLeft.x, right: bottomRight.x, top: topLeft.y, bottom: bottomRight.y }
    }
  }
}

/** The same rectangle in the finest tiles. */
export function finestOf(grid: Grid): Grid {
  const factor = 2 ** (finestZoom - grid.zoom)
  return {
    zoom: finestZoom,
    left: grid.left * factor,
    right: (grid.right + 1) * factor - 1,
    top: grid.top * factor,
    bottom: (grid.bottom + 1) * factor - 1,
  }
}

export function boxOf(grid: Grid): Box {
  const size = 2 ** grid.zoom
  const longitude = (x: number) => (x / size) * 360 - 180
  const latitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI
  return {
    west: longitude(grid.left),
    south: latitude(grid.bottom + 1),
    east: longitude(grid.right + 1),
    north: latitude(grid.top),
  }
}

/** Cells number the tiles along a curve that keeps neighbours together: the few ranges that make up a rectangle. */
export function cellRanges(grid: Grid): { from: number; before: number }[] {
  const ranges: { from: number; before: number }[] = []
  const visit = (level: number, x: number, y: number, code: number) => {
    const size = 2 ** (grid.zoom - level)
    const [left, top, right, bottom] = [x * size, y * size, (x + 1) * size - 1, (y + 1) * size - 1]
    if (left > grid.right || right < grid.left || top > grid.bottom || bottom < grid.top) return
    if (left >= grid.left && right <= grid.right && top >= grid.top && bottom <= grid.bottom) {
      const from = code * size * size
      const last = ranges.at(-1)
      if (last?.before === from) last.before = from + size * size
      else ranges.push({ from, before: from + size * size })
      return
    }
    for (let child = 0; child < 4; child++) {
      visit(level + 1, x * 2 + (child & 1), y * 2 + (child >> 1), code * 4 + child)
    }
  }
  visit(0, 0, 0, 0)
  return ranges
}
