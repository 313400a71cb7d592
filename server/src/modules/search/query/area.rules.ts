import { type Box, boxAround, type Position } from '@properysearch/contract/values/geometry'
import { boxOf, type CellRange, cellRanges, finestOf, finestZoom, type Grid, gridOf, mercatorOf } from './grid.rules.ts'
import type { Circle, ListingQuery } from './query.rules.ts'

// An area that was asked about, laid over the grid: which of its few thousand cells lie inside, which the outline runs
// through. A listing in a cell inside needs no further look; only along the outline each one's own place decides.

export const outside = 0
export const onOutline = 1
export const inside = 2

export interface Cover {
  /** The rectangle of cells that holds the whole area. */
  grid: Grid
  /** One byte a cell, row by row from the top left. */
  cells: Uint8Array
}

/** The rectangle of tiles that holds the whole area asked about; undefined when no area was. */
export function areaGrid({ grid, polygon, circle }: ListingQuery): Grid | undefined {
  if (!polygon && !circle) return grid
  const boxes = [grid && boxOf(grid), polygon && boxAround(polygon), circle && boxAroundCircle(circle)].filter(
    (box) => box !== undefined,
  )
  return gridOf({
    west: Math.max(...boxes.map((box) => box.west)),
    south: Math.max(...boxes.map((box) => box.south)),
    east: Math.min(...boxes.map((box) => box.east)),
    north: Math.min(...boxes.map((box) => box.north)),
  })
}

/** The drawn area or circle over its grid; undefined where whole tiles were asked about, or no area at all. */
export function coverOf(query: ListingQuery): Cover | undefined {
  const grid = areaGrid(query)
  if (!grid || (!query.polygon && !query.circle)) return undefined
  const parts = [
    ...(query.polygon ? [polygonOver(grid, query.polygon)] : []),
    ...(query.circle ? [circleOver(grid, query.circle)] : []),
    ...(query.grid ? [gridOver(grid, query.grid)] : []),
  ]
  const [first = new Uint8Array(0), ...others] = parts
  return { grid, cells: first.map((cell, i) => Math.min(cell, ...others.map((part) => part[i] ?? outside))) }
}

export const widthOf = (grid: Grid) => Math.max(0, grid.right - grid.left + 1)
export const heightOf = (grid: Grid) => Math.max(0, grid.bottom - grid.top + 1)

/** The runs of the finest cells that the area reaches into. */
export function areaRanges(query: ListingQuery): CellRange[] {
  const cover = coverOf(query)
  if (cover) return coverRanges(cover, (cell) => cell !== outside, finestZoom)
  const grid = areaGrid(query)
  return grid ? cellRanges(finestOf(grid)) : []
}

/** The runs of cells of a finer zoom that make up some of a cover's cells. */
export function coverRanges({ grid, cells }: Cover, isMatch: (cell: number) => boolean, zoom: number): CellRange[] {
  const factor = 4 ** (zoom - grid.zoom)
  const width = widthOf(grid)
  return cellRanges(grid, (x, y) => isMatch(cells[(y - grid.top) * width + x - grid.left] ?? outside)).map(
    ({ from, before }) => ({ from: from * factor, before: before * factor }),
  )
}

/** Where the shape lies in cells of the grid, counted from its top left corner. */
function cellsFrom(grid: Grid): (at: { x: number; y: number }) => { x: number; y: number } {
  const half = mercatorOf({ latitude: 0, longitude: 180 }).x
  const size = 2 ** grid.zoom / (2 * half)
  return ({ x, y }) => ({ x: (x + half) * size - grid.left, y: (half - y) * size - grid.top })
}

/** A hair's breadth of a cell: what comes nearer to an edge than this is looked at one by one. */
const hair = 1e-6

function polygonOver(grid: Grid, polygon: readonly Position[]): Uint8Array {
  const [width, height] = [widthOf(grid), heightOf(grid)]
  const cells = new Uint8Array(width * height)
  const toCells = cellsFrom(grid)
  const corners = polygon.map((corner) => toCells(mercatorOf(clampToMap(corner))))
  const sides = corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length] ?? from }))
  for (let row = 0; row < height; row++) {
    // Where the sides cross the middle of the row: a cell's middle is inside when an odd number lies to its left.
    const middle = row + 0.5
    const crossings = sides
      .filter(({ from, to }) => from.y > middle !== to.y > middle)
      .map(({ from, to }) => from.x + ((middle - from.y) / (to.y - from.y)) * (to.x - from.x))
      .sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [first = 0, last = 0] = [crossings[i], crossings[i + 1]].map((at) => Math.round(at ?? 0))
      cells.fill(inside, row * width + clamp(first, width), row * width + clamp(last, width))
    }
  }
  for (const { from, to } of sides) {
    const [upper, lower] = from.y < to.y ? [from, to] : [to, from]
    const lastRow = Math.min(height - 1, Math.floor(lower.y + hair))
    for (let row = Math.max(0, Math.floor(upper.y - hair)); row <= lastRow; row++) {
      const at = (y: number) =>
        lower.y === upper.y ? upper.x : upper.x + ((y - upper.y) / (lower.y - upper.y)) * (lower.x - upper.x)
      const isFlat = lower.y - upper.y < hair
      const [one, other] = isFlat
        ? [upper.x, lower.x]
        : [at(Math.max(upper.y, row - hair)), at(Math.min(lower.y, row + 1 + hair))]
      const first = clamp(Math.floor(Math.min(one, other) - hair), width)
      const last = clamp(Math.floor(Math.max(one, other) + hair) + 1, width)
      if (first < last) cells.fill(onOutline, row * width + first, row * width + last)
    }
  }
  return cells
}

function circleOver(grid: Grid, circle: Circle): Uint8Array {
  const [width, height] = [widthOf(grid), heightOf(grid)]
  const toCells = cellsFrom(grid)
  const centre = toCells(circle)
  const radius = toCells({ x: circle.x + circle.radius, y: circle.y }).x - centre.x
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [(i % width) - centre.x, Math.floor(i / width) - centre.y]
    const nearest = Math.hypot(Math.max(0, x, -x - 1), Math.max(0, y, -y - 1))
    const farthest = Math.hypot(Math.max(-x, x + 1), Math.max(-y, y + 1))
    return nearest > radius + hair ? outside : farthest < radius - hair ? inside : onOutline
  })
}

function gridOver(grid: Grid, asked: Grid): Uint8Array {
  const width = widthOf(grid)
  const whole = finestOf(asked)
  return Uint8Array.from({ length: width * heightOf(grid) }, (_, i) => {
    const [x, y] = [grid.left + (i % width), grid.top + Math.floor(i / width)]
    const cell = finestOf({ zoom: grid.zoom, left: x, right: x, top: y, bottom: y })
    const misses =
      cell.right < whole.left || cell.left > whole.right || cell.bottom < whole.top || cell.top > whole.bottom
    const fits =
      cell.left >= whole.left && cell.right <= whole.right && cell.top >= whole.top && cell.bottom <= whole.bottom
    return misses ? outside : fits ? inside : onOutline
  })
}

export function boxAroundCircle({ x, y, radius }: Circle): Box {
  const longitude = (at: number) => Math.max(-180, Math.min(180, at / 111319.49079327358))
  const latitude = (at: number) => (Math.atan(Math.sinh(at / 6_378_137)) * 180) / Math.PI
  return {
    west: longitude(x - radius),
    south: latitude(y - radius),
    east: longitude(x + radius),
    north: latitude(y + radius),
  }
}

/** The map's plane ends before the poles. */
export function clampToMap({ latitude, longitude }: Position): Position {
  return { latitude: Math.max(-85, Math.min(85, latitude)), longitude }
}

const clamp = (at: number, most: number) => Math.max(0, Math.min(most, at))
