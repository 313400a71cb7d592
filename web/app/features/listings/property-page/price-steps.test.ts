import { expect, test } from 'vitest'
import { changeText, priceSteps } from './price-steps.ts'

test('each price is shown with its change; corrections within a day and repetitions are not steps', () => {
  const steps = priceSteps([
    { price: 90_00_000, since: '2026-01-01' },
    { price: 86_00_000, since: '2026-01-01' },
    { price: 86_00_000, since: '2026-03-01' },
    { price: 81_00_000, since: '2026-05-01' },
  ])
  expect(steps).toEqual([
    { price: 86_00_000, since: '2026-01-01', change: null },
    { price: 81_00_000, since: '2026-05-01', change: -5_00_000 },
  ])
})

test.each([
  [-5_00_000, '₹5 Lac less'],
  [20_000, '₹20,000 more'],
  [0, 'The same'],
])('a change of %d is said as %s', (change, text) => {
  expect(changeText(change)).toBe(text)
})
