import { expect, test } from 'vitest'
import { readRupees, readSoughtPrice, writeRupees } from './money.ts'

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

test.each([
  ['1.1', false, 1_10_00_000],
  ['Rs. 1.1', false, 1_10_00_000],
  ['2', false, 2_00_00_000],
  ['80', false, 80_00_000],
  ['80 cr', false, 80_00_00_000],
  ['9,50,000', false, 9_50_000],
  ['25', true, 25_000],
  ['1.2 lakh', true, 1_20_000],
  ['0', false, 0],
])('a price of %s (rent: %s) is sought as %d rupees', (text, isRent, rupees) => {
  expect(readSoughtPrice(text, isRent)).toBe(rupees)
})

test('what is no price is not sought', () => {
  expect(readSoughtPrice('cheap', false)).toBeUndefined()
})
