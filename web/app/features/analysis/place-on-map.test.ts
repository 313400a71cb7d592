import { expect, test } from 'vitest'
import type { Mark } from './charts.ts'
import { namedOnMap, placeOnMap } from './place-on-map.ts'

const mark = (label: string, latitude: number, longitude: number): Mark => {
  return { label, value: 1, text: '', n: null, latitude, longitude }
}

test('north is up and east is right, with a margin', () => {
  const [southWest, northEast] = placeOnMap([mark('A', 18, 73), mark('B', 19, 74)])
  expect(southWest).toEqual({ left: 6, top: 92 })
  expect(northEast).toEqual({ left: 94, top: 6 })
})

test('numbers that lie on one point are drawn beside each other, within the map', () => {
  const numbered = [18.5, 18.5, 18.5, 18.6].map((latitude, i) => ({
    ...mark(`${i}`, latitude, 73.5),
    nameOnMap: String(i),
  }))
  const spots = placeOnMap(numbered)
  spots.forEach(({ left, top }, i) => {
    for (const other of spots.slice(0, i)) {
      expect(Math.hypot(((left - other.left) * 4) / 3, top - other.top)).toBeGreaterThan(5)
    }
    expect(Math.min(left, top, 100 - left, 100 - top)).toBeGreaterThan(3)
  })
})

test('a name that would cover a dot or another name is left out, and never leaves the map', () => {
  const marks = [
    mark('Alone in the far north west', 19, 73),
    mark('Close', 18.5, 73.5),
    mark('Beside', 18.49, 73.505),
    mark('Far', 18, 74),
  ]
  const spots = placeOnMap(marks)
  const named = namedOnMap(marks, spots)
  expect(named.map(({ at }) => marks[at]?.label)).toEqual(['Alone in the far north west', 'Beside', 'Far'])
  expect(named[0]?.left).toBeGreaterThan(14)
})

test('of many, at most three of the dearest and three of the cheapest are named', () => {
  const marks = Array.from({ length: 30 }, (_, i) => mark(`P${i}`, 18 + (i % 6) * 0.2, 73 + Math.floor(i / 6) * 0.25))
  const named = namedOnMap(marks, placeOnMap(marks)).map(({ at }) => at)
  expect(named.filter((at) => at < 15)).toEqual([0, 1, 2])
  expect(named.filter((at) => at > 15)).toEqual([29, 28, 27])
})
