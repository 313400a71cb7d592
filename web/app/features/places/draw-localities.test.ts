import type { Locality } from '@properysearch/contract/places/calls'
import { expect, test } from 'vitest'
import { punesRivers } from '../../lib/pune-rivers.ts'
import { drawLocalities } from './draw-localities.ts'
import { mapAspect, project, spread } from './map-projection.ts'
import { band, stepNames, stepOf } from './price-steps.ts'

const locality = (name: string, latitude: number, longitude: number, more: Partial<Locality> = {}): Locality => ({
  name,
  city: 'Pune',
  pincode: '411001',
  zone: 'Central',
  authority: 'PMC',
  latitude,
  longitude,
  pricePerSqftMin: 9_500,
  pricePerSqftMax: 14_500,
  rent2bhkMin: 20_000,
  rent2bhkMax: 30_000,
  ...more,
})

test('directions are true: north is up, east is right', () => {
  const [centre, chakan, loni] = [project([18.535, 73.846]), project([18.7606, 73.863]), project([18.488, 74.022])]
  expect(chakan[1]).toBeLessThan(centre[1])
  expect(loni[0]).toBeGreaterThan(centre[0])
})

test('the farthest localities still lie on the map', () => {
  for (const [x, y] of [
    project([18.735, 73.6756]),
    project([18.7606, 73.863]),
    project([18.488, 74.022]),
    project([18.442, 73.776]),
  ]) {
    expect(Math.min(x, y)).toBeGreaterThan(2)
    expect(Math.max(x, y)).toBeLessThan(98)
  }
})

test('dots that would touch are moved apart, others stay where they are', () => {
  const spots = spread(
    [
      [50, 50],
      [50, 50],
      [50.5, 50],
      [80, 80],
    ],
    3,
  )
  for (let i = 0; i < spots.length; i++)
    for (let j = i + 1; j < spots.length; j++) {
      const [a, b] = [spots[i] as [number, number], spots[j] as [number, number]]
      expect(Math.hypot(a[0] - b[0], (a[1] - b[1]) / mapAspect())).toBeGreaterThan(2.8)
    }
  expect(spots[3]).toEqual([80, 80])
})

test('a locality is coloured by the middle of its band; every step has its words', () => {
  expect([stepOf(4_000, 6_000), stepOf(6_000, 7_000), stepOf(9_500, 14_500), stepOf(17_000, 26_000)]).toEqual([
    0, 1, 3, 4,
  ])
  expect(stepNames()).toEqual(['Under ₹6,500', '₹6,500–8,500', '₹8,500–11,000', '₹11,000–15,000', 'Above ₹15,000'])
  expect(band(9_500, 1_45_000)).toBe('₹9,500–1,45,000')
})

test('a zone gathers its localities and their widest band; unknown zones come last', () => {
  const atlas = drawLocalities([
    locality('Somewhere', 18.6, 73.9, { zone: 'Elsewhere' }),
    locality('Aundh', 18.558, 73.8075, { zone: 'West', pricePerSqftMin: 10_500, pricePerSqftMax: 15_500 }),
    locality('Sus', 18.547, 73.752, { zone: 'West', pricePerSqftMin: 6_800, pricePerSqftMax: 9_500 }),
    locality('Camp', 18.515, 73.8785),
  ])
  expect(atlas.zones.map((zone) => [zone.name, zone.price, zone.localities])).toEqual([
    ['Central', '₹9,500–14,500', [3]],
    ['West', '₹6,800–15,500', [1, 2]],
    ['Elsewhere', '₹9,500–14,500', [0]],
  ])
  expect(atlas.localities[1]).toMatchObject({
    name: 'Aundh',
    price: '₹10,500–15,500',
    step: 3,
    label: { side: 'above' },
  })
})

test('a city without localities draws an empty map, not an error', () => {
  expect(drawLocalities([])).toMatchObject({ localities: [], zones: [] })
})

test('the rivers meet: the Mula and the Mutha end where the Mula-Mutha begins, the Pavana ends in the Mula', () => {
  const course = (name: string) => punesRivers.find((river) => river.name === name)?.course ?? []
  expect(course('Mula').at(-1)).toEqual(course('Mula-Mutha')[0])
  expect(course('Mutha').at(-1)).toEqual(course('Mula-Mutha')[0])
  expect(course('Mula')).toContainEqual(course('Pavana').at(-1))
})

test('the same localities are drawn once, changed ones anew', () => {
  const rows = [locality('Baner', 18.559, 73.7868), locality('Aundh', 18.5602, 73.8031)]
  const first = drawLocalities(rows)
  expect(drawLocalities(structuredClone(rows))).toBe(first)
  const dearer = drawLocalities([{ ...(rows[0] as Locality), pricePerSqftMax: 20_000 }, rows[1] as Locality])
  expect(dearer.localities[0]?.price).not.toBe(first.localities[0]?.price)
})
