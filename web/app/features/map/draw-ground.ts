import type { Position } from '@properysearch/contract/values/geometry'
import { type Place, punesHills, punesRivers } from '../../lib/pune-rivers.ts'
import { worldPixel } from './mercator.ts'
import { farRivers, upstreamAndDown } from './schematic/far-rivers.ts'
import { puneForts, punesLakes, punesRoads } from './schematic/pune-roads.ts'
import { contoursAlong, punesRidges } from './schematic/ridges.ts'
import { contours, smooth, smoothRing } from './schematic/smooth-line.ts'

/** Below this zoom Pune is a few pixels: the paper alone is shown until the live map comes. */
const leastZoom = 8
/** Farther than this from the middle hardly a screen shows it before the live map is there. */
const reachPx = { x: 900, y: 600 }
/** A point that leaves its line where it was, as far as anybody sees, is left out: the page carries the others. */
const tolerancePx = 0.9
/** Nobody knows where exactly a contour of our hills goes. */
const hillTolerancePx = 2.5

interface Shape {
  look: string
  /** Pixels from the world's corner at one zoom. A ring is drawn whole, of a line only what can be seen. */
  lines: Point[][]
  isRing: boolean
}
type Point = [x: number, y: number]

/** Hills, water and roads of Pune as SVG, in the very scale and place where the live map will draw them. */
export function drawGround(center: Position, zoom: number): string {
  if (zoom < leastZoom) return ''
  const middle = worldPixel(center, zoom)
  const [x, y] = [Math.round(middle.x), Math.round(middle.y)]
  return shapesAt(zoom)
    .map(({ look, lines, isRing }) => {
      const d = lines.map((line) => (isRing ? ringPath(line, x, y) : linePath(line, x, y))).join('')
      return d && `<path d="${d}" class="${look}"/>`
    })
    .join('')
}

const shapesByZoom = new Map<number, Shape[]>()

/** The same for every page, but for where its middle is. */
function shapesAt(zoom: number): Shape[] {
  let shapes = shapesByZoom.get(zoom)
  if (!shapes) {
    // The live map knows whole zooms only; an address might ask for others without end.
    if (shapesByZoom.size >= 16) shapesByZoom.clear()
    shapes = makeShapes(zoom)
    shapesByZoom.set(zoom, shapes)
  }
  return shapes
}

function makeShapes(zoom: number): Shape[] {
  const shape = (courses: Place[][], look: string, isRing: boolean): Shape => ({
    look,
    isRing,
    lines: courses.map((course) =>
      simplify(
        course.map(([latitude, longitude]): Point => {
          const { x, y } = worldPixel({ latitude, longitude }, zoom)
          return [x, y]
        }),
        look === 'ground-hill' ? hillTolerancePx : tolerancePx,
      ).map(([x, y]): Point => [Math.round(x), Math.round(y)]),
    ),
  })
  return [
    ...punesRidges.map((ridge) => shape(contoursAlong(ridge), 'ground-hill', true)),
    ...[...punesHills, ...puneForts].map((hill) => shape(contours(hill), 'ground-hill', true)),
    ...punesLakes.map((lake) => shape([smoothRing(lake.shore)], 'ground-lake', true)),
    ...[...farRivers.slice(0, 3).map((river) => river.course), ...upstreamAndDown].map((course) =>
      shape([smooth(course)], 'ground-river', false),
    ),
    ...punesRivers.map((river) =>
      shape([smooth(river.course)], river.isBroad ? 'ground-river ground-river-broad' : 'ground-river', false),
    ),
    ...punesRoads.map((road) => shape([smooth(road.course)], `ground-${road.rank}`, false)),
  ]
}

/** Douglas and Peucker's way. */
function simplify(line: Point[], tolerancePx: number): Point[] {
  const [first, last] = [line[0] as Point, line.at(-1) as Point]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let [farthest, most] = [0, 0]
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = [(line[i] as Point)[0] - first[0], (line[i] as Point)[1] - first[1]]
    const away = length < 1 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length
    if (away > most) [farthest, most] = [i, away]
  }
  if (most <= tolerancePx) return [first, last]
  return [
    ...simplify(line.slice(0, farthest + 1), tolerancePx).slice(0, -1),
    ...simplify(line.slice(farthest), tolerancePx),
  ]
}

function ringPath(ring: Point[], x: number, y: number): string {
  if (!canBeSeen(ring, x, y)) return ''
  return ring.reduce((d, point, i) => d + step(point, ring[i - 1], x, y), '')
}

function linePath(line: Point[], x: number, y: number): string {
  let d = ''
  let drawn: Point | undefined
  for (const [i, to] of line.entries()) {
    const from = line[i - 1]
    if (!from || !canBeSeen([from, to], x, y)) continue
    if (drawn !== from) d += step(from, undefined, x, y)
    d += step(to, from, x, y)
    drawn = to
  }
  return d
}

function step([toX, toY]: Point, from: Point | undefined, x: number, y: number): string {
  if (!from) return `M${toX - x} ${toY - y}l`
  const [dx, dy] = [toX - from[0], toY - from[1]]
  return `${dx}${dy < 0 ? '' : ' '}${dy} `
}

function canBeSeen(points: readonly Point[], x: number, y: number): boolean {
  const isWithin = (axis: 0 | 1, middle: number, reach: number) =>
    points.some((point) => point[axis] <= middle + reach) && points.some((point) => point[axis] >= middle - reach)
  return isWithin(0, x, reachPx.x) && isWithin(1, y, reachPx.y)
}
