import { expect, test } from 'vitest'
import { waitMs } from './wait-ms.ts'

test('looks often at first, then ever more rarely, and never stops while somebody waits', () => {
  const waits = Array.from({ length: 40 }, (_, i) => waitMs('created', i + 1) as number)
  expect(waits[0]).toBe(1000)
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits.at(-1)).toBe(20_000)
})

test('late money is still seen; what is settled is left alone', () => {
  expect([waitMs('failed', 9), waitMs('expired', 9)]).toEqual([30_000, 30_000])
  expect([waitMs('paid', 1), waitMs('refunded', 1), waitMs('cancelled', 1)]).toEqual([false, false, false])
})
