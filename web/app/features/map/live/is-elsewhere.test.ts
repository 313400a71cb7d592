import { expect, test } from 'vitest'
import { isElsewhere } from './is-elsewhere.ts'

const pune = { center: { latitude: 18.52, longitude: 73.85 }, zoom: 13 }
const fit = { west: 73, south: 18, east: 74, north: 19 }

test('what is drawn again in the same place leaves the map where the person moved it', () => {
  expect(isElsewhere(pune, { ...pune, center: { ...pune.center } })).toBe(false)
  expect(isElsewhere({ ...pune, fit }, { ...pune, zoom: 9, fit: { ...fit } })).toBe(false)
})

test('another place, zoom or box moves it', () => {
  expect(isElsewhere(pune, { ...pune, zoom: 12 })).toBe(true)
  expect(isElsewhere(pune, { ...pune, center: { latitude: 19, longitude: 73.85 } })).toBe(true)
  expect(isElsewhere({ ...pune, fit }, pune)).toBe(true)
})

test('the same place asked for once more moves it back', () => {
  expect(isElsewhere({ ...pune, request: 1 }, { ...pune, request: 2 })).toBe(true)
  expect(isElsewhere({ ...pune, request: 2 }, { ...pune, request: 2 })).toBe(false)
})
