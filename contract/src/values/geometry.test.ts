import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxAround, crossesItself, type Position } from './geometry.ts'

const shape = (...corners: [number, number][]): Position[] =>
  corners.map(([longitude, latitude]) => ({ latitude, longitude }))

test.each([
  ['a bow tie', shape([0, 0], [1, 1], [1, 0], [0, 1])],
  ['a side through a corner', shape([0, 0], [2, 0], [2, 2], [1, 0], [0, 2])],
  ['a way there and back', shape([0, 0], [2, 0], [1, 0])],
  ['a corner twice', shape([0, 0], [1, 0], [1, 1], [0, 0], [0, 1])],
  ['nothing but a point', shape([1, 1], [1, 1], [1, 1])],
])('%s crosses or touches itself', (_, corners) => {
  expect(crossesItself(corners)).toBe(true)
})

test.each([
  ['a triangle', shape([0, 0], [1, 0], [0, 1])],
  ['a square', shape([0, 0], [1, 0], [1, 1], [0, 1])],
  ['an L', shape([0, 0], [2, 0], [2, 1], [1, 1], [1, 2], [0, 2])],
  ['a corner on a straight side', shape([0, 0], [1, 0], [2, 0], [2, 2])],
])('%s does not', (_, corners) => {
  expect(crossesItself(corners)).toBe(false)
})

test('any star around a middle is whole, whichever way it is drawn and wherever it begins', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 3, maxLength: 40 }),
      fc.nat(39),
      fc.boolean(),
      (radii, start, isReversed) => {
        const corners = radii.map((radius, i) => {
          const angle = (i * 2 * Math.PI) / radii.length
          return { latitude: 18 + radius * Math.sin(angle), longitude: 73 + radius * Math.cos(angle) }
        })
        const turned = [...corners.slice(start % corners.length), ...corners.slice(0, start % corners.length)]
        expect(crossesItself(isReversed ? turned.reverse() : turned)).toBe(false)
      },
    ),
  )
})

test('a box holds all its places', () => {
  expect(boxAround(shape([73, 18], [74, 17.5], [73.5, 19]))).toEqual({ west: 73, south: 17.5, east: 74, north: 19 })
})
