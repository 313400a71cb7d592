import { expect, test } from 'vitest'
import { loanForPrice, loanRange, sliderStart } from './loan-for-price.ts'

test.each([
  // 80% is within what the Reserve Bank allows up to a loan of 75 lakh.
  [50_00_000, 40_00_000, 80, 32_224],
  [93_75_000, 75_00_000, 80, 60_419],
  // Beyond, a bank may lend 75%; in between the loan stays at 75 lakh.
  [96_00_000, 75_00_000, 78, 60_419],
  [2_00_00_000, 1_50_00_000, 75, 1_20_839],
])('for a price of %d: a loan of %d, which is %d percent, at %d a month', (price, loanRupees, percent, emiRupees) => {
  expect(loanForPrice(price)).toEqual({ loanRupees, percent, emiRupees })
})

test.each([
  [40_50_000, 40_00_000],
  [60_000, loanRange.min],
  [1_50_00_000, loanRange.max],
])('the slider of a loan of %d starts at %d', (loan, start) => {
  expect(sliderStart(loan)).toBe(start)
})
