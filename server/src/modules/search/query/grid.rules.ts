import type { Box, Position } from '@properysearch/contract/values/geometry'

// The map's grid: tiles of Web Mercator as every web map has them. The database has the same formulas.

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

/** A run of cells, the last not included. */
export interface CellRange {
  from: number
  before: number
}

/**
 * Cells number the tiles along a curve that keeps neighbours together: the few ranges that make up a rectangle, or
 * those of its tiles that are wanted.
 */
export function cellRanges(grid: Grid, isMatch?: (x: number, y: number) => boolean): CellRange[] {
  const ranges: CellRange[] = []
  const visit = (level: number, x: number, y: number, code: number) => {
    const size = 2 ** (grid.zoom - level)
    const [left, top, right, bottom] = [x * size, y * size, (x + 1) * size - 1, (y + 1) * size - 1]
    if (left > grid.right || right < grid.left || top > grid.bottom || bottom < grid.top) return
    const isWithin = left >= grid.left && right <= grid.right && top >= grid.top && bottom <= grid.bottom
    if (isWithin && (!isMatch || size === 1)) {
      if (isMatch && !isMatch(x, y)) return
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

/** The cells of a coarser zoom around some of the finest, each once. */
export function coarser(ranges: readonly CellRange[], zoom: number): CellRange[] {
  const factor = 4 ** (finestZoom - zoom)
  const coarse: CellRange[] = []
  for (const range of ranges) {
    const [from, before] = [Math.floor(range.from / factor), Math.ceil(range.before / factor)]
    const last = coarse.at(-1)
    if (last && from <= last.before) last.before = Math.max(last.before, before)
    else coarse.push({ from, before })
  }
  return coarse
}

/** Single cells of a zoom as runs of the finest. */
export function joinRanges(cells: readonly number[], zoom: number): CellRange[] {
  const factor = 4 ** (finestZoom - zoom)
  const ranges: CellRange[] = []
  for (const cell of cells.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.before === cell * factor) last.before += factor
    else ranges.push({ from: cell * factor, before: (cell + 1) * factor })
  }
  return ranges
}

/** How wide a tile is on the map's plane. */
export function tileMetres(zoom: number): number {
  return (360 * metresPerDegree) / 2 ** zoom
}

/** The top left corner of a cell on the map's plane. */
export function cellPosition(cell: number, zoom: number): { west: number; north: number } {
  let [x, y] = [0, 0]
  for (let bit = 0, rest = cell; bit < zoom; bit++, rest = Math.floor(rest / 4)) {
    x += (rest & 1) * 2 ** bit
    y += ((rest >> 1) & 1) * 2 ** bit
  }
  const half = 180 * metresPerDegree
  return { west: x * tileMetres(zoom) - half, north: half - y * tileMetres(zoom) }
}
