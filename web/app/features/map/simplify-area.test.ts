import { crossesItself, type Position } from '@properysearch/contract/values/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCorners, simplifyArea } from './simplify-area.ts'

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })
const circle = (n: number) =>
  Array.from({ length: n }, (_, i) =>
    at(18.5 + 0.05 * Math.sin((i / n) * 6.2832), 73.8 + 0.05 * Math.cos((i / n) * 6.2832)),
  )

test('a hand-drawn circle keeps its shape with few corners', () => {
  const area = simplifyArea(circle(400)) as Position[]
  expect(area.length).toBeGreaterThan(8)
  expect(area.length).toBeLessThanOrEqual(maxCorners)
  for (const { latitude, longitude } of area) {
    expect(Math.hypot(latitude - 18.5, longitude - 73.8)).toBeCloseTo(0.05, 3)
  }
})

test('a square drawn with many points becomes its four corners', () => {
  const side = (from: Position, to: Position) =>
    Array.from({ length: 25 }, (_, i) =>
      at(
        from.latitude + ((to.latitude - from.latitude) * i) / 25,
        from.longitude + ((to.longitude - from.longitude) * i) / 25,
      ),
    )
  const [a, b, c, d] = [at(18, 73), at(18, 74), at(19, 74), at(19, 73)]
  expect(simplifyArea([...side(a, b), ...side(b, c), ...side(c, d), ...side(d, a)])).toEqual([a, b, c, d])
})

test('a figure of eight becomes what lies around it', () => {
  const area = simplifyArea([at(18, 73), at(19, 74), at(19, 73), at(18, 74)]) as Position[]
  expect(crossesItself(area)).toBe(false)
  expect(area).toHaveLength(4)
})

test.each([
  ['nothing', []],
  ['a tap', [at(18.5, 73.8), at(18.5, 73.8)]],
  ['a straight line', [at(18, 73), at(18.5, 73.5), at(19, 74), at(18.5, 73.5)]],
])('%s is not an area', (_, drawn) => {
  expect(simplifyArea(drawn)).toBeUndefined()
})

test('whatever is drawn, what comes out is an area a search accepts, or nothing', () => {
  const point = fc.record({
    latitude: fc.double({ min: 17, max: 19, noNaN: true }),
    longitude: fc.double({ min: 73, max: 75, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 200 }), (drawn) => {
      const area = simplifyArea(drawn)
      if (!area) return
      expect(area.length).toBeGreaterThanOrEqual(3)
      expect(area.length).toBeLessThanOrEqual(maxCorners)
      expect(crossesItself(area)).toBe(false)
    }),
    { numRuns: 200 },
  )
})
