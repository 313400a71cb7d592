import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Purchase, purchaseCost } from './purchase-cost.ts'

const readyFlat: Purchase = {
  agreementRupees: 80_00_000,
  readyReckonerRupees: 0,
  place: 'pmc',
  buyers: 'men',
  isHome: true,
  isUnderConstruction: false,
  carpetSqm: 70,
}

describe('what a home really costs', () => {
  test('a ready 80 lakh flat: duty and registration on top, TDS out of the price', () => {
    expect(purchaseCost(readyFlat)).toMatchObject({
      dutyRupees: 5_60_000,
      registrationRupees: 30_000,
      gstRupees: 0,
      totalRupees: 85_90_000,
      tdsRupees: 80_000,
      toSellerRupees: 79_20_000,
    })
  })

  test('under construction adds 5 percent GST', () => {
    const cost = purchaseCost({ ...readyFlat, isUnderConstruction: true })
    expect([cost.gstPercent, cost.gstRupees, cost.totalRupees]).toEqual([5, 4_00_000, 89_90_000])
  })

  test.each([
    [45_00_000, 90, 1],
    [45_00_001, 90, 5],
    [45_00_000, 90.1, 5],
    [45_00_000, 0, 5],
  ])('under construction at %d rupees with %d sqm carpet: %d percent', (agreementRupees, carpetSqm, percent) => {
    const cost = purchaseCost({ ...readyFlat, agreementRupees, carpetSqm, isUnderConstruction: true })
    expect(cost.gstPercent).toBe(percent)
  })

  test('an office under construction is never affordable housing', () => {
    const office = { ...readyFlat, agreementRupees: 40_00_000, isHome: false, isUnderConstruction: true }
    expect(purchaseCost(office).gstPercent).toBe(5)
  })

  test.each([
    [49_99_999, 0, 0],
    [50_00_000, 0, 50_000],
    [48_00_000, 52_00_000, 52_000],
  ])('price %d, stamp value %d: TDS %d', (agreementRupees, readyReckonerRupees, tdsRupees) => {
    expect(purchaseCost({ ...readyFlat, agreementRupees, readyReckonerRupees }).tdsRupees).toBe(tdsRupees)
  })

  test('the parts add up to the total, and seller and tax department share the price', () => {
    const anyPurchase = fc.record({
      agreementRupees: fc.integer({ min: 0, max: 100_00_00_000 }),
      readyReckonerRupees: fc.integer({ min: 0, max: 100_00_00_000 }),
      place: fc.constantFrom('pmc' as const, 'pcmc' as const, 'outside' as const),
      buyers: fc.constantFrom('men' as const, 'women' as const, 'joint' as const),
      isHome: fc.boolean(),
      isUnderConstruction: fc.boolean(),
      carpetSqm: fc.integer({ min: 0, max: 500 }),
    })
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        const cost = purchaseCost(purchase)
        const parts = cost.dutyRupees + cost.registrationRupees + cost.gstRupees
        expect(cost.totalRupees).toBe(purchase.agreementRupees + parts)
        expect(cost.toSellerRupees + cost.tdsRupees).toBe(purchase.agreementRupees)
        expect(cost.totalRupees).toBeGreaterThanOrEqual(purchase.agreementRupees)
      }),
    )
  })
})
