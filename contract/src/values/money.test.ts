import { expect, test } from 'vitest'
import { readRupees, writeRupees } from './money.ts'

test.each([
  ['80 lakh', 80_00_000],
  ['80lac', 80_00_000],
  ['80 L', 80_00_000],
  ['1.2 cr', 1_20_00_000],
  ['1.25 Crore', 1_25_00_000],
  ['₹ 85,00,000', 85_00_000],
  ['Rs. 35k', 35_000],
  ['20 thousand', 20_000],
  ['7500000', 75_00_000],
  ['0', 0],
])('%s is read as %d rupees', (text, rupees) => {
  expect(readRupees(text)).toBe(rupees)
})

test.each(['', 'cheap', '-5', '1e9', '80 lakh or so', '1.2.3 cr', '9999999999999'])('%j is not a price', (text) => {
  expect(readRupees(text)).toBeUndefined()
})

test.each([
  [80_00_000, '80 Lac'],
  [1_25_00_000, '1.25 Cr'],
  [35_000, '35,000'],
  [80_12_345, '80,12,345'],
])('%d is written so that it is read again as the same', (rupees, text) => {
  expect(writeRupees(rupees)).toBe(text)
  expect(readRupees(text)).toBe(rupees)
})
