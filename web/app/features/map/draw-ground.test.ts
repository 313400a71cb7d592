import { expect, test } from 'vitest'
import { drawGround } from './draw-ground.ts'

const pune = { latitude: 18.5204, longitude: 73.8567 }

test('the ground of Pune has its hills, lakes, rivers and roads, in few bytes', () => {
  const drawn = drawGround(pune, 11)
  for (const look of ['ground-hill', 'ground-lake', 'ground-river']) expect(drawn).toContain(look)
  expect(drawn.length).toBeLessThan(10_000)
  expect(drawn).not.toMatch(/NaN|undefined|lM/)
})

test('a shift of the middle shifts the drawing, and nothing else', () => {
  const pixel = 360 / (256 * 2 ** 13)
  const [one, other] = [pune, { ...pune, longitude: pune.longitude + 10 * pixel }].map((at) => drawGround(at, 13))
  const starts = (drawn = '') => [...drawn.matchAll(/M(-?\d+)/g)].map((match) => Number(match[1]))
  const [first] = starts(one)
  expect(starts(other)).toContain((first as number) - 10)
})

test('far away and from far there is only paper', () => {
  expect(drawGround({ latitude: 28.6, longitude: 77.2 }, 13)).toBe('')
  expect(drawGround(pune, 5)).toBe('')
})
