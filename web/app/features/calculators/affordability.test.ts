import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { affordability, type Household, largestLoanFor } from './affordability.ts'

const couple: Household = {
  monthlyIncomeRupees: 1_50_000,
  existingEmisRupees: 10_000,
  obligationsPercent: 50,
  annualRatePercent: 8.5,
  years: 20,
  savingsRupees: 25_00_000,
}

describe('the largest loan for a price', () => {
  test.each([
    [10_00_000, 9_00_000],
    [33_33_333, 29_99_999],
    [35_00_000, 30_00_000],
    [37_50_000, 30_00_000],
    [80_00_000, 64_00_000],
    [93_75_000, 75_00_000],
    [98_00_000, 75_00_000],
    [2_00_00_000, 1_50_00_000],
  ])('for %d is %d', (price, loan) => {
    expect(largestLoanFor(price)).toBe(loan)
  })

  test('a loan never covers more than its own size allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_00_00_000 }), (price) => {
        const loan = largestLoanFor(price)
        const allowed = loan <= 30_00_000 ? 90 : loan <= 75_00_000 ? 80 : 75
        expect(loan * 100).toBeLessThanOrEqual(price * allowed)
      }),
    )
  })
})

describe('affordability', () => {
  test('half of 1.5 lakh less an instalment of 10,000 carries 65,000 a month, about 74.9 lakh', () => {
    const result = affordability(couple)
    expect(result.emiLimitRupees).toBe(65_000)
    expect(result.loanLimitRupees).toBe(74_90_004)
  })

  test('25 lakh saved carry a fifth of the price, 7 percent of duty and 30,000: a home of 91.48 lakh', () => {
    const result = affordability(couple)
    expect(result.priceRupees).toBe(91_48_149)
    expect(result.limitedBy).toBe('savings')
  })

  test('with plenty saved, the income is the limit', () => {
    const result = affordability({ ...couple, savingsRupees: 60_00_000 })
    expect([result.loanRupees, result.limitedBy]).toEqual([74_90_004, 'income'])
  })

  test('price, own money and duty are what the savings and the loan pay for', () => {
    const result = affordability(couple)
    expect(result.loanRupees + result.ownMoneyRupees).toBe(result.priceRupees)
    expect(result.ownMoneyRupees + result.dutyAndRegistrationRupees).toBeLessThanOrEqual(couple.savingsRupees)
  })

  test('with little saved, the savings are the limit', () => {
    const result = affordability({ ...couple, savingsRupees: 5_00_000 })
    expect(result.limitedBy).toBe('savings')
    expect(result.loanRupees).toBeLessThan(result.loanLimitRupees)
    expect(result.emiRupees).toBeLessThan(result.emiLimitRupees)
  })

  test('instalments that eat the whole allowance leave no loan, only the savings', () => {
    const result = affordability({ ...couple, existingEmisRupees: 90_000 })
    expect([result.emiLimitRupees, result.loanRupees, result.emiRupees]).toEqual([0, 0, 0])
    expect(result.priceRupees).toBeLessThan(couple.savingsRupees)
  })

  test('never beyond the income, the savings or the caps; one rupee more of price would be', () => {
    const anyHousehold = fc.record({
      monthlyIncomeRupees: fc.integer({ min: 0, max: 20_00_000 }),
      existingEmisRupees: fc.integer({ min: 0, max: 2_00_000 }),
      obligationsPercent: fc.integer({ min: 30, max: 60 }),
      annualRatePercent: fc.integer({ min: 60, max: 150 }).map((tenths) => tenths / 10),
      years: fc.integer({ min: 1, max: 30 }),
      savingsRupees: fc.integer({ min: 0, max: 10_00_00_000 }),
    })
    fc.assert(
      fc.property(anyHousehold, (household) => {
        const result = affordability(household)
        expect(result.emiRupees).toBeLessThanOrEqual(result.emiLimitRupees + 0.01)
        expect(result.loanRupees).toBeLessThanOrEqual(largestLoanFor(result.priceRupees))
        const spent = result.ownMoneyRupees + result.dutyAndRegistrationRupees
        expect(spent).toBeLessThanOrEqual(household.savingsRupees)
        // Within the two rupees that rounding of the duty and of the loan may hide.
        expect(household.savingsRupees - spent).toBeLessThanOrEqual(2)
        const richer = affordability({ ...household, monthlyIncomeRupees: household.monthlyIncomeRupees + 10_000 })
        expect(richer.priceRupees).toBeGreaterThanOrEqual(result.priceRupees)
      }),
    )
  })
})
