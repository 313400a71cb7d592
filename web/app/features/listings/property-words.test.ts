import { expect, test } from 'vitest'
import { floorText, fullPriceText, plural, priceText, sqft } from './property-words.ts'

test('a sale is said in lakh and crore, a rent to the rupee by the month', () => {
  expect(priceText({ price: 85_50_000, listedIn: 'sell' })).toBe('₹85.5 Lac')
  expect(priceText({ price: 1_25_00_000, listedIn: 'sell' })).toBe('₹1.25 Cr')
  expect(priceText({ price: 32_000, listedIn: 'rent' })).toBe('₹32,000 /month')
  expect(fullPriceText({ price: 1_25_00_000, listedIn: 'sell' })).toBe('₹1,25,00,000')
  expect(sqft(1_25_000)).toBe('1,25,000 sqft')
})

test.each([
  [3, 11, '3rd of 11 floors'],
  [0, 4, 'Ground floor of 4'],
  [-1, 4, 'Basement floor of 4'],
  [22, 30, '22nd of 30 floors'],
  [11, null, '11th floor'],
  [null, 2, '2 floors'],
  [null, null, null],
] as const)('floor %s of %s is said as %s', (floor, total, text) => {
  expect(floorText(floor, total)).toBe(text)
})

test('counts end at 10+', () => {
  expect(plural(1, 'bath')).toBe('1 bath')
  expect(plural(9, 'bath')).toBe('9 baths')
  expect(plural(10, 'bath')).toBe('10+ baths')
})
