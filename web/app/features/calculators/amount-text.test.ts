import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAmount, groupAmount, readAmount, sayRupees } from './amount-text.ts'

test.each([
  ['₹85,00,000', '8500000', 85_00_000, '85,00,000'],
  [' 7.5 % ', '7.5', 7.5, '7.5'],
  ['1.2.3', '1.23', 1.23, '1.23'],
  ['', '', null, ''],
  ['abc', '', null, ''],
  ['.', '.', null, ''],
  ['0', '0', 0, '0'],
])('%j reads as %j', (text, cleaned, amount, shown) => {
  expect(cleanAmount(text)).toBe(cleaned)
  expect(readAmount(text)).toBe(amount)
  expect(groupAmount(text)).toBe(shown)
})

test('what is shown reads back as what it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
      expect(readAmount(groupAmount(String(amount)))).toBe(amount)
    }),
  )
})

test.each([
  [10_00_000, '10 lakh rupees'],
  [1_00_00_000, '1 crore rupees'],
  [12_50_000, '12 lakh 50 thousand rupees'],
  [1_02_03_456, '1 crore 2 lakh 3 thousand 456 rupees'],
  [0, '0 rupees'],
])('%d is said as "%s"', (rupees, words) => {
  expect(sayRupees(rupees)).toBe(words)
})
