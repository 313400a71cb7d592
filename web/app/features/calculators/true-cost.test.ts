import { describe, expect, test } from 'vitest'
import type { CostFacts } from './cost-lines.ts'
import { trueCost } from './true-cost.ts'

const flat: CostFacts = {
  listedIn: 'sell',
  priceRupees: 80_00_000,
  depositRupees: null,
  maintenanceRupees: 3_400,
  state: 'Maharashtra',
  city: 'Pune',
  authority: 'PMC',
  isHome: true,
  isPlot: false,
  isUnderConstruction: false,
  carpetSqft: 750,
}
const amounts = (facts: Partial<CostFacts>, buyers: 'men' | 'women' | 'joint' = 'men') =>
  trueCost({ ...flat, ...facts }, buyers).upFront.map((line) => [line.label, line.rupees])

describe('the true cost of buying', () => {
  test('a ready flat in Pune: duty and registration on top, TDS within, maintenance each month', () => {
    const cost = trueCost(flat, 'men')
    expect(cost.upFront.map((line) => [line.label, line.rupees])).toEqual([
      ['Price', 80_00_000],
      ['Stamp duty 7%', 5_60_000],
      ['Registration', 30_000],
    ])
    expect([cost.totalRupees, cost.isWhole, cost.isEstimate]).toEqual([85_90_000, true, false])
    expect(cost.within.map((line) => line.rupees)).toEqual([80_000])
    expect(cost.everyMonth.map((line) => line.rupees)).toEqual([3_400])
  })

  test('a woman buying a home alone pays 1% less; for a shop she does not', () => {
    expect(amounts({}, 'women')).toContainEqual(['Stamp duty 6%', 4_80_000])
    expect(amounts({}, 'joint')).toContainEqual(['Stamp duty 7%', 5_60_000])
    expect(amounts({ isHome: false }, 'women')).toContainEqual(['Stamp duty 7%', 5_60_000])
  })

  test('under construction adds GST to a home, an open question to an office, nothing to a plot', () => {
    const isUnderConstruction = true
    expect(amounts({ isUnderConstruction })).toContainEqual(['GST 5%', 4_00_000])
    expect(amounts({ isUnderConstruction, priceRupees: 40_00_000 })).toContainEqual(['GST 1%', 40_000])
    const office = trueCost({ ...flat, isHome: false, isUnderConstruction }, 'men')
    expect(office.upFront.at(-1)).toMatchObject({ label: 'GST', rupees: null })
    expect(office.isWhole).toBe(false)
    expect(amounts({ isUnderConstruction, isHome: false, isPlot: true })).toHaveLength(3)
  })

  test('a home of 750 sqft is affordable in Pune, not in Mumbai', () => {
    const cheap = { isUnderConstruction: true, priceRupees: 45_00_000 }
    expect(amounts(cheap).at(-1)?.[0]).toBe('GST 1%')
    expect(amounts({ ...cheap, city: 'Mumbai', authority: null }).at(-1)?.[0]).toBe('GST 5%')
  })

  test('what we do not know is said, and left out of the sum', () => {
    const cost = trueCost({ ...flat, state: 'Karnataka', city: 'Bengaluru', authority: null }, 'men')
    expect(cost.upFront.map((line) => line.rupees)).toEqual([80_00_000, null])
    expect([cost.totalRupees, cost.isWhole]).toEqual([80_00_000, false])
    expect(trueCost({ ...flat, authority: 'PMRDA' }, 'men').isEstimate).toBe(true)
  })

  test('below 50 lakh there is no TDS', () => {
    expect(trueCost({ ...flat, priceRupees: 49_99_999 }, 'men').within).toEqual([])
  })

  test('every line says its rule and who decides it', () => {
    for (const facts of [flat, { ...flat, state: 'Goa', authority: null, isUnderConstruction: true, isHome: false }]) {
      const { upFront, within, everyMonth } = trueCost(facts, 'men')
      for (const line of [...upFront, ...within, ...everyMonth]) {
        expect(line.rule).toMatch(/\.$/)
        expect(line.decidedBy).not.toBe('')
      }
    }
  })
})

describe('the true cost of renting', () => {
  const rented: Partial<CostFacts> = { listedIn: 'rent', priceRupees: 25_000, depositRupees: 75_000 }

  test('the first month, the deposit, and the agreement for eleven months', () => {
    const cost = trueCost({ ...flat, ...rented }, 'men')
    expect(cost.upFront.map((line) => [line.label, line.rupees])).toEqual([
      ['First month’s rent', 25_000],
      ['First month’s maintenance', 3_400],
      ['Deposit', 75_000],
      // 0.25% of 11 × 25,000 and of 10% of 75,000 for 11 months of a year: 2,81,875, rounded up.
      ['Stamp duty on the leave and licence agreement', 705],
      ['Registration and document handling', 1_300],
    ])
    expect(cost.totalRupees).toBe(25_000 + 3_400 + 75_000 + 705 + 1_300)
    expect(cost.everyMonth.map((line) => line.rupees)).toEqual([25_000, 3_400])
    expect(cost.within).toEqual([])
  })

  test('above 50,000 a month the tenant holds back TDS', () => {
    expect(trueCost({ ...flat, ...rented, priceRupees: 50_000 }, 'men').within).toEqual([])
    expect(trueCost({ ...flat, ...rented, priceRupees: 60_000 }, 'men').within[0]?.rupees).toBe(1_200)
  })

  test('outside Maharashtra the agreement is an open question', () => {
    const cost = trueCost({ ...flat, ...rented, state: 'Gujarat', authority: null }, 'men')
    expect(cost.upFront.at(-1)?.rupees).toBeNull()
    expect(cost.isWhole).toBe(false)
  })
})
