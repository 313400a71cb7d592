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
/** Finer than this nobody sees it in a picture. */
const leastStepPx = 4

/** Hills, water and roads of Pune as SVG, in the very scale and place where the live map will draw them. */
export function drawGround(center: Position, zoom: number): string {
  if (zoom < leastZoom) return ''
  const middle = worldPixel(center, zoom)
  const lines = (courses: Place[][], look: string) => {
    const d = courses.map((course) => pathOf(course, middle, zoom)).join('')
    return d && `<path d="${d}" class="${look}"/>`
  }
  return [
    ...punesRidges.map((ridge) => lines(contoursAlong(ridge), 'ground-hill')),
    ...[...punesHills, ...puneForts].map((hill) => lines(contours(hill), 'ground-hill')),
    ...punesLakes.map((lake) => lines([smoothRing(lake.shore)], 'ground-lake')),
    ...[...farRivers.slice(0, 3).map((river) => river.course), ...upstreamAndDown].map((course) =>
      lines([smooth(course)], 'ground-river'),
    ),
    ...punesRivers.map((river) =>
      lines([smooth(river.course)], river.isBroad ? 'ground-river ground-river-broad' : 'ground-river'),
    ),
    ...punesRoads.map((road) => lines([smooth(road.course)], `ground-${road.rank}`)),
  ].join('')
}

/** Only what can be seen, in whole pixels and short steps: the page carries it. */
function pathOf(course: Place[], middle: { x: number; y: number }, zoom: number): string {
  let [lastX, lastY] = [Number.NaN, Number.NaN]
  let d = ''
  for (const [latitude, longitude] of course) {
    const { x: worldX, y: worldY } = worldPixel({ latitude, longitude }, zoom)
    const [x, y] = [Math.round(worldX - middle.x), Math.round(worldY - middle.y)]
    if (Math.abs(x) > reachPx.x || Math.abs(y) > reachPx.y) continue
    if (Math.hypot(x - lastX, y - lastY) < leastStepPx) continue
    d += d === '' ? `M${x} ${y}l` : `${x - lastX} ${y - lastY} `
    lastX = x
    lastY = y
  }
  return d.endsWith('l') ? '' : d.trim()
}
