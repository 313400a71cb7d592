import { crossesItself, type Position } from '@properysearch/contract/values/geometry'
import { expect, test } from 'vitest'
import { type Place, punesRivers } from '../../../lib/pune-rivers.ts'
import { farRivers, upstreamAndDown } from './far-rivers.ts'
import { border, coast, stateLines, stateNames } from './india-outline.ts'
import { punesLakes, punesRoads } from './pune-roads.ts'
import { contoursAlong, punesRidges } from './ridges.ts'
import { smooth, smoothRing } from './smooth-line.ts'

const india = [...coast.slice(0, -1), ...border.slice(0, -1)]
const positions = (places: Place[]): Position[] => places.map(([latitude, longitude]) => ({ latitude, longitude }))

function isInside([latitude, longitude]: Place, outline: Place[]): boolean {
  return outline.reduce((isIn, [aLat, aLng], i) => {
    const [bLat, bLng] = outline[(i + 1) % outline.length] as Place
    const isBeside = aLat > latitude !== bLat > latitude
    return isBeside && longitude < ((bLng - aLng) * (latitude - aLat)) / (bLat - aLat) + aLng ? !isIn : isIn
  }, false)
}

test('coast and border meet and close into one outline that never crosses itself', () => {
  expect(coast.at(-1)).toEqual(border[0])
  expect(border.at(-1)).toEqual(coast[0])
  expect(crossesItself(positions(india))).toBe(false)
})

test.each<[string, Place]>([
  ['Pune', [18.5204, 73.8567]],
  ['Mumbai, on its peninsula', [19.2, 72.87]],
  ['Delhi', [28.652, 77.2315]],
  ['Chennai', [13.0878, 80.22]],
  ['Kolkata', [22.5626, 88.363]],
  ['Kochi', [9.98, 76.32]],
  ['Bhuj', [23.24, 69.67]],
  ['Srinagar', [34.08, 74.8]],
  ['Gilgit', [35.92, 74.31]],
  ['Muzaffarabad', [34.37, 73.6]],
  ['Leh', [34.15, 77.58]],
  ['Aksai Chin', [35.1, 79.4]],
  ['Tawang', [27.59, 91.87]],
  ['Agartala', [23.83, 91.29]],
  ['Imphal', [24.8, 93.94]],
  ['Siliguri', [26.72, 88.43]],
])('%s lies in India', (_, place) => {
  expect(isInside(place, india)).toBe(true)
})

test.each<[string, Place]>([
  ['Lahore', [31.55, 74.3]],
  ['Karachi', [24.86, 67.01]],
  ['Kathmandu', [27.7, 85.3]],
  ['Dhaka', [23.8, 90.4]],
  ['Thimphu', [27.47, 89.64]],
  ['Colombo', [6.93, 79.85]],
  ['the Arabian Sea', [18, 71]],
  ['the Bay of Bengal', [16, 86]],
])('%s does not', (_, place) => {
  expect(isInside(place, india)).toBe(false)
})

test('every state has its name on land, and its lines within the country or at its edge', () => {
  for (const { name, at } of stateNames) expect([name, isInside(at, india)]).toEqual([name, true])
  const points = stateLines.flat()
  expect(points.filter((place) => isInside(place, india)).length / points.length).toBeGreaterThan(0.8)
})

test('the rivers of the city go on where their drawing ends', () => {
  const ends = new Set(upstreamAndDown.flatMap((course) => [course[0], course.at(-1)]).map(String))
  for (const { name, course } of punesRivers) {
    const open = [course[0], course.at(-1)].filter((end) => ends.has(String(end)))
    if (name !== 'Mutha') expect([name, open.length > 0]).toEqual([name, true])
  }
  const bhima = farRivers.find((river) => river.name === 'Bhima')?.course.map(String) ?? []
  for (const end of upstreamAndDown.slice(-2)) expect(bhima).toContain(String(end.at(-1)))
})

test('roads share their junctions, so that lines meet on the drawing', () => {
  const places = punesRoads.map((road) => new Set(road.course.map(String)))
  const isAlone = punesRoads.filter(
    (road, i) =>
      road.rank !== 'rail' &&
      !places.some((other, j) => i !== j && road.course.some((point) => other.has(String(point)))),
  )
  expect(isAlone.map((road) => road.name)).toEqual([])
})

test('a smooth line goes through every place it was drawn through; rings and contours stay simple', () => {
  for (const { course } of punesRoads) {
    const curve = smooth(course).map(([a, b]) => `${a.toFixed(6)},${b.toFixed(6)}`)
    for (const [a, b] of course) expect(curve).toContain(`${a.toFixed(6)},${b.toFixed(6)}`)
  }
  for (const lake of punesLakes)
    expect([lake.name, crossesItself(positions(smoothRing(lake.shore)))]).toEqual([lake.name, false])
  for (const ridge of punesRidges) {
    for (const ring of contoursAlong(ridge)) expect(crossesItself(positions(ring))).toBe(false)
  }
})
