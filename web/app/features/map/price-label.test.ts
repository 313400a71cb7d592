import { expect, test } from 'vitest'
import { pinName, priceLabel, priceWords } from './price-label.ts'

test.each([
  [850, '₹850'],
  [32_000, '₹32k'],
  [32_500, '₹32.5k'],
  [99_990, '₹1 L'],
  [1_00_000, '₹1 L'],
  [85_00_000, '₹85 L'],
  [85_55_000, '₹85.6 L'],
  [99_97_000, '₹1 Cr'],
  [99_99_999, '₹1 Cr'],
  [1_25_00_000, '₹1.25 Cr'],
  [98_00_00_000, '₹98 Cr'],
  [1_234_00_00_000, '₹1,234 Cr'],
])('%i rupees on a pin read %s', (rupees, label) => {
  expect(priceLabel(rupees)).toBe(label)
})

test('the info window says the whole price, a rent by the month', () => {
  expect(priceWords(85_50_000, 'sell')).toBe('₹85.5 Lac')
  expect(priceWords(32_000, 'rent')).toBe('₹32,000 /month')
})

test("a pin's name begins with what is written on it", () => {
  expect(pinName({ title: '2 BHK flat in Baner', price: 85_50_000, listedIn: 'sell' })).toBe(
    '₹85.5 L, 2 BHK flat in Baner',
  )
  expect(pinName({ title: '1 RK studio', price: 16_000, listedIn: 'rent' })).toBe('₹16k a month, 1 RK studio')
})
