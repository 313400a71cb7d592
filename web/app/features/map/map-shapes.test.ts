import { expect, test } from 'vitest'
import { clusterName, clusterSizePx, clusterText } from './cluster-look.ts'
import { cornersOf } from './map-props.ts'
import { worldPixel } from './mercator.ts'
import { priceSteps } from './price-steps.ts'

test('the projection is that of every web map', () => {
  expect(worldPixel({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 })
  const { x, y } = worldPixel({ latitude: 85.0511287798, longitude: 180 }, 1)
  expect(x).toBe(512)
  expect(y).toBeCloseTo(0, 4)
  // The tile of Pune's middle at zoom 10, as tile servers number them.
  const pune = worldPixel({ latitude: 18.5204, longitude: 73.8567 }, 10)
  expect([Math.floor(pune.x / 256), Math.floor(pune.y / 256)]).toEqual([722, 458])
})

test('a circle grows with the logarithm of its count, within bounds', () => {
  const sizes = [1, 10, 100, 1000, 1e9].map(clusterSizePx)
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  expect(sizes[2] as number).toBeCloseTo(((sizes[1] as number) + (sizes[3] as number)) / 2, -1)
  expect(sizes.at(-1)).toBe(64)
})

test('counts on circles are short, in words they are exact', () => {
  expect([7, 999, 1000, 1234, 9960, 48_500].map(clusterText)).toEqual(['7', '999', '1k', '1.2k', '10k', '49k'])
  expect(clusterName(1_23_456)).toBe('123k: 1,23,456 properties here. Zoom in')
  expect(clusterName(1)).toBe('1 property here. Zoom in')
})

test('a view becomes an area within it', () => {
  const corners = cornersOf({ west: 73, south: 18, east: 74, north: 19 })
  expect(corners).toHaveLength(4)
  for (const { latitude, longitude } of corners) {
    expect(latitude > 18 && latitude < 19 && longitude > 73 && longitude < 74).toBe(true)
  }
})

test('rents have steps of their own', () => {
  expect(priceSteps('rent')[0]).toEqual({ value: '10000', label: '₹10,000' })
  expect(priceSteps('buy').at(-1)).toEqual({ value: '100000000', label: '₹10 Cr' })
})
