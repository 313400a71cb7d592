import type { PropertyItem } from '@properysearch/contract/listings/property'
import { readArea, readBox } from '@properysearch/contract/search/url'
import { expect, test } from 'vitest'
import { startBox, viewOf, writeBox, writePolygon } from './map-start.ts'

const at = (city: string, latitude: number, longitude: number) =>
  ({ locationData: { city, latitude, longitude } }) as PropertyItem

test('the map opens on all that the list shows, and on the city searched where the list is empty', () => {
  const delhi = at('Delhi', 28.6, 77.2)
  const box = startBox([delhi, at('Pune', 18.5, 73.8), at('Pune', 18.6, 73.9)], null)
  expect(box?.south).toBeLessThan(18.5)
  expect(box?.north).toBeGreaterThan(28.6)
  const empty = startBox([], { latitude: 19.07, longitude: 72.88 })
  expect(viewOf(empty).center).toEqual({ latitude: 19.07, longitude: 72.88 })
  expect(startBox([], null)).toBeUndefined()
})

test('one listing alone still has its surroundings', () => {
  const box = startBox([at('Pune', 18.5, 73.8)], null)
  expect((box?.east ?? 0) - (box?.west ?? 0)).toBeCloseTo(0.03)
})

test('what is in the address is read back as it was written', () => {
  const box = { west: 73.7, south: 18.4, east: 73.95, north: 18.6 }
  expect(readBox(writeBox(box))).toEqual(box)
  const corners = [
    { latitude: 18.5, longitude: 73.8 },
    { latitude: 18.6, longitude: 73.8 },
    { latitude: 18.6, longitude: 73.9 },
  ]
  expect(readArea(writePolygon(corners))).toEqual(corners)
})

test('a smaller box is seen from nearer', () => {
  const near = viewOf({ west: 73.7, south: 18.5, east: 73.73, north: 18.53 }).zoom
  const far = viewOf({ west: 70, south: 15, east: 78, north: 22 }).zoom
  expect(near).toBeGreaterThan(far)
  expect(viewOf(undefined).center.latitude).toBeCloseTo(18.52)
})
