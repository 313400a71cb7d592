import { expect, test } from 'vitest'
import { emiOf, loanForPrice, loanRangeFor, percentOf } from './loan-for-price.ts'

test.each([
  // 80% is within what the Reserve Bank allows up to a loan of 75 lakh.
  [50_00_000, 40_00_000, 80, 32_224],
  [93_75_000, 75_00_000, 80, 60_419],
  // Beyond, a bank may lend 75%; in between the loan stays at 75 lakh.
  [96_00_000, 75_00_000, 78, 60_419],
  [2_00_00_000, 1_50_00_000, 75, 1_20_839],
])('for a price of %d: a loan of %d, which is %d percent, at %d a month', (price, loanRupees, percent, emi) => {
  const loan = loanForPrice(price)
  expect(loan.loanRupees).toBe(loanRupees)
  expect(percentOf(loan, price)).toBe(percent)
  expect(emiOf(loan)).toBe(emi)
})

test.each([
  [20_00_000, 18_00_000],
  [50_00_000, 40_00_000],
  [2_12_34_567, 1_59_20_000],
  [5_000, 20_000],
])('for a price of %d the slider ends at %d, and the loan is on one of its steps', (price, end) => {
  const { min, max, step } = loanRangeFor(price)
  const { loanRupees } = loanForPrice(price)
  expect(max).toBe(end)
  expect(loanRupees).toBeGreaterThanOrEqual(min)
  expect(loanRupees).toBeLessThanOrEqual(max)
  expect(loanRupees % step).toBe(0)
})
