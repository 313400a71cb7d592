import { type Map as LeafletMap, polygon, polyline, svg } from 'leaflet'
import { type Place, punesHills, punesRivers } from '../../../lib/pune-rivers.ts'
import { farRivers, upstreamAndDown } from '../schematic/far-rivers.ts'
import { border, coast, stateLines } from '../schematic/india-outline.ts'
import { puneForts, punesLakes, punesRoads } from '../schematic/pune-roads.ts'
import { contoursAlong, punesRidges } from '../schematic/ridges.ts'
import { contours, smooth, smoothRing } from '../schematic/smooth-line.ts'
import { groundPane } from './panes.ts'

/** The base map of our own: the country, its states, and Pune's hills, waters, rails and roads. Coloured by live-map.css. */
export function drawSchematic(map: LeafletMap): void {
  const shared = { renderer: svg({ pane: groundPane, padding: 0.4 }), pane: groundPane, interactive: false }
  const line = (course: Place[], className: string) => polyline(course, { ...shared, className }).addTo(map)
  const area = (shore: Place[], className: string) => polygon(shore, { ...shared, className }).addTo(map)

  // Water lining: strokes along the shore that grow fainter out to sea. The land then covers their inner halves.
  const shore = smooth(coast)
  for (const step of [3, 2, 1]) line(shore, `ground-shore ground-shore-${step}`)
  area([...shore, ...border], 'ground-land')
  for (const course of stateLines) line(course, 'ground-state')
  line(border, 'ground-border')
  line(shore, 'ground-coast')

  for (const ridge of punesRidges) for (const ring of contoursAlong(ridge)) area(ring, 'ground-hill')
  for (const hill of [...punesHills, ...puneForts]) for (const ring of contours(hill)) area(ring, 'ground-hill')
  for (const lake of punesLakes) area(smoothRing(lake.shore), 'ground-lake')
  for (const { course } of farRivers) line(smooth(course), 'ground-river ground-river-far')
  for (const course of upstreamAndDown) line(smooth(course), 'ground-river')
  for (const river of punesRivers)
    line(smooth(river.course), `ground-river${river.isBroad ? ' ground-river-broad' : ''}`)
  const roads = punesRoads.map((road) => ({ ...road, course: smooth(road.course) }))
  const ofRank = (rank: string) => roads.filter((road) => road.rank === rank)
  for (const { course } of ofRank('rail')) {
    line(course, 'ground-rail')
    line(course, 'ground-sleepers')
  }
  for (const { course } of ofRank('main')) line(course, 'ground-main-case')
  for (const { course } of ofRank('highway')) line(course, 'ground-highway-case')
  for (const { course } of ofRank('main')) line(course, 'ground-main')
  for (const { course } of ofRank('highway')) line(course, 'ground-highway')
}
