import type { Locality } from '@properysearch/contract/places/calls'
import { punesHills, punesRivers } from '../../lib/pune-rivers.ts'
import { type Side, writtenNames } from './locality-labels.ts'
import {
  closedCurveThrough,
  curveThrough,
  mapAspect,
  project,
  ringAround,
  type Spot,
  spread,
} from './map-projection.ts'
import { band, stepNames, stepOf } from './price-steps.ts'

export interface DrawnLocality {
  name: string
  zone: string
  price: string
  rent: string
  /** Price step, 0 the lowest. */
  step: number
  x: number
  y: number
  /** Where its name is written, for those whose name is. */
  label?: { side: Side; isOnSmall?: true }
}

export interface LocalityAtlas {
  localities: DrawnLocality[]
  zones: { name: string; price: string; localities: number[] }[]
  rivers: { name: string; path: string; isBroad: boolean; x: number; y: number }[]
  hills: { name?: string; path: string; x: number; y: number }[]
  /** Circles around the middle, with their distance. */
  rings: { km: number; x: number; y: number; rx: number; ry: number }[]
  steps: string[]
  aspect: number
}

/** The order in which people of Pune go round their city. */
const zoneOrder = [
  'Central',
  'West',
  'South-West',
  'South',
  'South-East',
  'East',
  'North-East',
  'North',
  'PCMC',
  'North-West',
]
/** Dots never touch, even on the narrowest phone. */
const dotGap = 2.7

let drawnLast: { from: string; atlas: LocalityAtlas } | undefined

/**
 * Everything the map and its list show, computed on the server: the browser only draws. Localities hardly ever change
 * and spreading their dots takes as long as the rest of a page, so the last map is handed out again.
 */
export function drawLocalities(rows: Locality[]): LocalityAtlas {
  const from = JSON.stringify(rows)
  if (drawnLast?.from !== from) drawnLast = { from, atlas: draw(rows) }
  return drawnLast.atlas
}

function draw(rows: Locality[]): LocalityAtlas {
  const spots = spread(
    rows.map((row) => project([row.latitude, row.longitude])),
    dotGap,
  )
  const localities = rows.map((row, i): DrawnLocality => {
    const [x, y] = spots[i] as Spot
    const label = writtenNames[row.name]
    return {
      name: row.name,
      zone: row.zone,
      price: band(row.pricePerSqftMin, row.pricePerSqftMax),
      rent: band(row.rent2bhkMin, row.rent2bhkMax),
      step: stepOf(row.pricePerSqftMin, row.pricePerSqftMax),
      x,
      y,
      ...(label ? { label } : {}),
    }
  })
  return {
    localities,
    zones: zonesOf(rows),
    rivers: rivers(),
    hills: hills(),
    rings: [5, 10, 20].map((km) => ({ km, ...ringAround(km) })),
    steps: stepNames(),
    aspect: mapAspect(),
  }
}

function zonesOf(rows: Locality[]): LocalityAtlas['zones'] {
  const rank = (zone: string) => (zoneOrder.includes(zone) ? zoneOrder.indexOf(zone) : zoneOrder.length)
  const names = [...new Set(rows.map((row) => row.zone))].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
  return names.map((name) => {
    const members = rows.flatMap((row, i) => (row.zone === name ? [i] : []))
    const of = (pick: (row: Locality) => number) => members.map((i) => pick(rows[i] as Locality))
    return {
      name,
      price: band(Math.min(...of((row) => row.pricePerSqftMin)), Math.max(...of((row) => row.pricePerSqftMax))),
      localities: members,
    }
  })
}

function rivers(): LocalityAtlas['rivers'] {
  return punesRivers.map(({ name, course, nameAt, isBroad = false }) => {
    const spots = course.map(project)
    const [x, y] = spots[Math.round((spots.length - 1) * nameAt)] as Spot
    return { name, isBroad, path: curveThrough(spots), x: Math.round(x), y: Math.round(y) }
  })
}

/** Three outlines one within the other, a little uneven. */
function hills(): LocalityAtlas['hills'] {
  const outline = (
    { middle: [latitude, longitude], reach: [east, north] }: (typeof punesHills)[number],
    size: number,
  ) =>
    closedCurveThrough(
      Array.from({ length: 9 }, (_, i) => {
        const angle = (i / 9) * 2 * Math.PI
        const uneven = size * (1 + 0.16 * Math.sin(angle * 3 + latitude * 900) + 0.08 * Math.cos(angle * 2))
        return project([latitude + Math.sin(angle) * north * uneven, longitude + Math.cos(angle) * east * uneven])
      }),
    )
  return punesHills.map((hill) => {
    const [x, y] = project(hill.middle)
    return {
      ...(hill.name ? { name: hill.name } : {}),
      path: [1, 0.66, 0.34].map((size) => outline(hill, size)).join(''),
      x: Math.round(x),
      y: Math.round(y),
    }
  })
}
