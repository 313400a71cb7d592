import { expect, test } from 'vitest'
import { setApart } from './set-apart.ts'

test('what lies on one point is drawn around it, and what has room stays', () => {
  const same = Array.from({ length: 9 }, () => ({ x: 50, y: 50 }))
  const drawn = setApart([...same, { x: 90, y: 10 }], 6)
  expect(drawn[0]).toEqual({ x: 50, y: 50 })
  expect(drawn.at(-1)).toEqual({ x: 90, y: 10 })
  drawn.forEach((one, i) => {
    for (const other of drawn.slice(0, i)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(5.8)
    if (i < 9) expect(Math.hypot(one.x - 50, one.y - 50)).toBeLessThan(13)
  })
})
