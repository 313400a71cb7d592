import type { Position } from '@properysearch/contract/geometry'
import { memo } from 'react'
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

/** The drawing as a picture, in the very scale and place where the live map will draw it. Works without a script. */
export const StaticGround = memo(function StaticGround({ center, zoom }: { center: Position; zoom: number }) {
  if (zoom < leastZoom) return null
  const middle = worldPixel(center, zoom)
  const path = (course: Place[]) => pathOf(course, middle, zoom)
  const roads = punesRoads.map((road) => ({ ...road, d: path(smooth(road.course)) }))
  return (
    <svg aria-hidden="true" className="map-static" width="1" height="1">
      {punesRidges.map((ridge) => (
        <path key={ridge.crest.join()} d={contoursAlong(ridge).map(path).join('')} className="ground-hill" />
      ))}
      {[...punesHills, ...puneForts].map((hill) => (
        <path key={hill.middle.join()} d={contours(hill).map(path).join('')} className="ground-hill" />
      ))}
      {punesLakes.map((lake) => (
        <path key={lake.name} d={path(smoothRing(lake.shore))} className="ground-lake" />
      ))}
      {[...farRivers.slice(0, 3).map((river) => river.course), ...upstreamAndDown].map((course) => (
        <path key={course.join()} d={path(smooth(course))} className="ground-river" />
      ))}
      {punesRivers.map((river) => (
        <path
          key={river.name}
          d={path(smooth(river.course))}
          className={river.isBroad ? 'ground-river ground-river-broad' : 'ground-river'}
        />
      ))}
      {roads.map(({ name, rank, d }) => (
        <path key={name} d={d} className={`ground-${rank}`} />
      ))}
    </svg>
  )
})

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
