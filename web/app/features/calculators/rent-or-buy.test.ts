import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Choice, rentOrBuy } from './rent-or-buy.ts'

const flat: Choice = {
  priceRupees: 80_00_000,
  purchaseCostsRupees: 5_90_000,
  downPaymentRupees: 20_00_000,
  annualRatePercent: 8.5,
  years: 20,
  monthlyRentRupees: 25_000,
  rentRisePercent: 5,
  priceGrowthPercent: 6,
  savingsReturnPercent: 7,
  ownerMonthlyCostRupees: 4000,
  sellingCostPercent: 2,
  depositRupees: 75_000,
}

const anyChoice = fc.record({
  priceRupees: fc.integer({ min: 20_00_000, max: 5_00_00_000 }),
  purchaseCostsRupees: fc.integer({ min: 0, max: 30_00_000 }),
  downPaymentRupees: fc.integer({ min: 0, max: 20_00_000 }),
  annualRatePercent: fc.integer({ min: 50, max: 150 }).map((tenths) => tenths / 10),
  years: fc.integer({ min: 1, max: 30 }),
  monthlyRentRupees: fc.integer({ min: 0, max: 3_00_000 }),
  rentRisePercent: fc.integer({ min: 0, max: 12 }),
  priceGrowthPercent: fc.integer({ min: -5, max: 15 }),
  savingsReturnPercent: fc.integer({ min: 0, max: 15 }),
  ownerMonthlyCostRupees: fc.integer({ min: 0, max: 30_000 }),
  sellingCostPercent: fc.integer({ min: 0, max: 5 }),
  depositRupees: fc.integer({ min: 0, max: 5_00_000 }),
})

describe('rent against buy', () => {
  test('without growth, interest or returns it is plain arithmetic', () => {
    const still = {
      ...flat,
      annualRatePercent: 0,
      years: 10,
      rentRisePercent: 0,
      priceGrowthPercent: 0,
      savingsReturnPercent: 0,
      sellingCostPercent: 0,
      ownerMonthlyCostRupees: 0,
    }
    // 60 lakh over 120 months is 50,000: the tenant saves 25,000 a month on top of 25.9 lakh.
    const { table } = rentOrBuy(still)
    expect(table[0]).toEqual({
      year: 1,
      rentRupees: 3_00_000,
      buyingRupees: 6_00_000,
      ownerWealthRupees: 26_00_000,
      tenantWealthRupees: 28_90_000,
    })
    expect(table.at(-1)).toMatchObject({ ownerWealthRupees: 80_00_000, tenantWealthRupees: 55_90_000 })
  })

  test('the loan is repaid at the end: what is left is the home, less the cost of selling it', () => {
    const last = rentOrBuy({ ...flat, monthlyRentRupees: 0 }).table.at(-1)
    expect(last?.ownerWealthRupees).toBe(Math.round(80_00_000 * 1.06 ** 20 * 0.98))
  })

  test('from the break-even year on the owner is ahead, and the year before not', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const { table, breakEvenYear } = rentOrBuy(choice)
        expect(table).toHaveLength(choice.years)
        const isAhead = table.map((row) => row.ownerWealthRupees >= row.tenantWealthRupees)
        if (breakEvenYear === null) {
          expect(isAhead.at(-1)).toBe(false)
        } else {
          expect(isAhead.slice(breakEvenYear - 1)).not.toContain(false)
          if (breakEvenYear > 1) expect(isAhead[breakEvenYear - 2]).toBe(false)
        }
      }),
    )
  })

  test('dearer rent and faster growing prices never delay the break-even', () => {
    const yearOf = (choice: Choice) => rentOrBuy(choice).breakEvenYear ?? Number.POSITIVE_INFINITY
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const year = yearOf(choice)
        expect(yearOf({ ...choice, monthlyRentRupees: choice.monthlyRentRupees + 5000 })).toBeLessThanOrEqual(year)
        expect(yearOf({ ...choice, priceGrowthPercent: choice.priceGrowthPercent + 1 })).toBeLessThanOrEqual(year)
      }),
    )
  })
})
