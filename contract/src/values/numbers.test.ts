import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './numbers.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [100000, '1,00,000'],
  [12500000, '1,25,00,000'],
  [-4500.5, '-4,500.5'],
  [1.005, '1.005'],
])('%d is written %s', (value, text) => expect(formatNumber(value)).toBe(text))

test('as many decimals as asked for', () => {
  expect(formatNumber(1.005, 2)).toBe('1.01')
  expect(formatNumber(118, 2, 2)).toBe('118.00')
  expect(formatNumber(99999.95, 1)).toBe('1,00,000')
  expect(formatNumber(2.5, 0)).toBe('3')
  expect(formatNumber(-0.01, 0)).toBe('0')
  expect(formatNumber(-0.004, 2, 2)).toBe('0.00')
})

test('writes every number as the locale of India does', () => {
  const number = fc.oneof(
    fc.integer(),
    fc.integer({ min: -1e15, max: 1e15 }),
    fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100),
    fc.integer({ min: -1000, max: 1000 }).map((thousandths) => thousandths / 1000),
  )
  fc.assert(
    fc.property(number, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (value, a, b) => {
      const [least, most] = [Math.min(a, b), Math.max(a, b)]
      const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: least, maximumFractionDigits: most })
      // Both write nothing below zero as zero, the locale as -0.
      expect(formatNumber(value, most, least)).toBe(format.format(value).replace(/^-(?=[0.]*$)/, ''))
    }),
  )
})
