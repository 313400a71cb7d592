import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capitalGainsToday, type DatedSale, financialYearOf, isLongTerm } from './capital-gains-today.ts'

const flat: DatedSale = {
  salePriceRupees: 1_00_00_000,
  transferCostRupees: 1_00_000,
  purchasePriceRupees: 40_00_000,
  improvementCostRupees: 5_00_000,
  boughtOn: '2010-06-15',
  soldOn: '2024-12-01',
  improvementYear: 2015,
  isResidentIndividualOrHuf: true,
}

function longTerm(sale: DatedSale) {
  const result = capitalGainsToday(sale)
  if (result.kind !== 'long-term') throw new Error(`expected a long-term gain, got ${result.kind}`)
  return result
}

describe('tax under today’s law', () => {
  test('a resident pays the lower of 12.5 percent plain and 20 percent indexed, then cess', () => {
    const result = longTerm(flat)
    expect(result.plain.taxRupees).toBe(6_75_000)
    expect(result.indexed?.taxRupees).toBeCloseTo(98_164.46, 2)
    expect(result.taxRupees).toBeCloseTo(98_164.46, 2)
    expect(result.cessRupees).toBeCloseTo(3926.58, 2)
    expect(result.totalRupees).toBeCloseTo(1_02_091.04, 2)
  })

  test('an indexed loss means no tax, never a negative one', () => {
    expect(longTerm({ ...flat, salePriceRupees: 90_00_000 }).totalRupees).toBe(0)
  })

  test('indexation that saves nothing is passed over', () => {
    const early = {
      ...flat,
      salePriceRupees: 2_00_00_000,
      transferCostRupees: 2_00_000,
      purchasePriceRupees: 30_00_000,
    }
    const result = longTerm({ ...early, improvementCostRupees: 0, boughtOn: '2003-08-01' })
    expect(result.plain.taxRupees).toBe(21_00_000)
    expect(result.taxRupees).toBeCloseTo(19_61_834.86, 2)
    const young = longTerm({ ...flat, boughtOn: '2022-05-01', improvementYear: 2022 })
    expect(young.taxRupees).toBe(young.plain.taxRupees)
  })

  test('companies, non-residents and what was bought from 23 July 2024 have no indexation', () => {
    expect(longTerm({ ...flat, isResidentIndividualOrHuf: false }).indexed).toBeNull()
    expect(longTerm({ ...flat, isResidentIndividualOrHuf: false }).taxRupees).toBe(6_75_000)
    expect(longTerm({ ...flat, boughtOn: '2024-07-22', soldOn: '2026-11-15' }).indexed).not.toBeNull()
    expect(longTerm({ ...flat, boughtOn: '2024-07-23', soldOn: '2026-11-15' }).indexed).toBeNull()
  })

  test('uses the index of the year of sale', () => {
    const sold2026 = longTerm({ ...flat, soldOn: '2026-11-15', improvementCostRupees: 0 })
    expect(sold2026.indexed?.gainRupees).toBeCloseTo(99_00_000 - (40_00_000 * 384) / 167, 2)
  })

  test('an improvement before the purchase counts from the purchase, one after the sale not at all', () => {
    expect(longTerm({ ...flat, improvementYear: 2001 })).toEqual(longTerm({ ...flat, improvementYear: 2010 }))
    expect(longTerm({ ...flat, improvementYear: 2026 })).toEqual(longTerm({ ...flat, improvementYear: 2024 }))
  })

  test('held for 24 months or less is short-term: the gain goes to the slabs', () => {
    expect(capitalGainsToday({ ...flat, boughtOn: '2023-01-10', soldOn: '2024-12-01' })).toEqual({
      kind: 'short-term',
      gainRupees: 54_00_000,
    })
  })

  test('says so when the dates are the wrong way round or fall under the earlier law', () => {
    expect(capitalGainsToday({ ...flat, soldOn: '2009-01-01' }).kind).toBe('sold-before-purchase')
    expect(capitalGainsToday({ ...flat, soldOn: '2024-07-22' }).kind).toBe('earlier-law')
    expect(capitalGainsToday({ ...flat, soldOn: '2024-07-23' }).kind).toBe('long-term')
  })

  test('is never negative, never above 12.5 percent, and never falls as the price rises', () => {
    const rupees = fc.integer({ min: 0, max: 20_00_00_000 })
    const anySale = fc.record({
      salePriceRupees: rupees,
      transferCostRupees: rupees,
      purchasePriceRupees: rupees,
      improvementCostRupees: rupees,
      boughtOn: fc.integer({ min: 1998, max: 2022 }).map((year) => `${year}-06-15`),
      soldOn: fc.constantFrom('2024-08-01', '2025-04-01', '2026-11-15', '2031-01-01'),
      improvementYear: fc.integer({ min: 1998, max: 2030 }),
      isResidentIndividualOrHuf: fc.boolean(),
    })
    fc.assert(
      fc.property(anySale, (sale) => {
        const result = longTerm(sale)
        expect(result.taxRupees).toBeGreaterThanOrEqual(0)
        expect(result.taxRupees).toBeLessThanOrEqual(result.plain.taxRupees)
        const dearer = longTerm({ ...sale, salePriceRupees: sale.salePriceRupees + 1_00_000 })
        expect(dearer.taxRupees).toBeGreaterThanOrEqual(result.taxRupees)
      }),
    )
  })
})

test.each([
  ['2022-07-23', '2024-07-23', false],
  ['2022-07-23', '2024-07-24', true],
  ['2024-02-29', '2026-02-28', false],
  ['2024-02-29', '2026-03-01', true],
])('bought on %s, sold on %s: long-term is %s', (boughtOn, soldOn, expected) => {
  expect(isLongTerm(boughtOn, soldOn)).toBe(expected)
})

test.each([
  ['2010-03-31', 2009],
  ['2010-04-01', 2010],
  ['2011-01-15', 2010],
])('%s belongs to the financial year that began in %d', (day, year) => {
  expect(financialYearOf(day)).toBe(year)
})
