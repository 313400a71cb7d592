import { describe, expect, test } from 'vitest'
import { readReportNumber } from './facts.ts'
import { type Adjustments, adjustedBy, adjustedRate, isWithin, meanRate, valuesOf } from './values.ts'

const none: Adjustments = { negotiation: 0, floor: 0, age: 0, area: 0, view: 0 }
const flat = {
  areaSqft: 742.5,
  builtUpSqft: 891,
  adoptedRate: 11_350,
  realisablePercent: 90,
  distressPercent: 75,
  guidelineRate: 78_430,
  construction: { cost: 2_600, depreciationPercent: 12.5 },
}

describe('a comparable', () => {
  test('is adjusted by the sum of its factors, to the rupee', () => {
    const rated = { rate: 11_999, adjustments: { ...none, negotiation: -5, floor: 1.5, view: 0.1 } }
    expect([adjustedBy(rated), adjustedRate(rated)]).toEqual([-3.4, 11_591])
  })

  test('counts as much as each other one', () => {
    const rates = [10_000, 11_000, 12_001].map((rate) => ({ rate, adjustments: none }))
    expect(meanRate(rates)).toBe(11_000)
    expect(meanRate([])).toBeNull()
    expect([9_999, 10_000, 12_001, 12_002].map((rate) => isWithin(rate, rates))).toEqual([false, true, true, false])
  })
})

describe('the values', () => {
  test('of a flat: market to the thousand, the others from it, guideline and building by their own rates', () => {
    expect(valuesOf(flat)).toEqual([
      { kind: 'market', amount: 84_27_000, formula: '742.5 sqft × ₹11,350 per sqft' },
      { kind: 'realisable', amount: 75_84_000, formula: '₹84,27,000 × 90%' },
      { kind: 'distress', amount: 63_20_000, formula: '₹84,27,000 × 75%' },
      { kind: 'guideline', amount: 64_92_176, formula: '891 sqft ÷ 10.7639 × ₹78,430 per sq m' },
      { kind: 'insurable', amount: 20_27_000, formula: '891 sqft × ₹2,600 × (100% − 12.5%)' },
    ])
  })

  test('of a plot: no building to insure, and the guideline is by its own area', () => {
    const plot = { ...flat, areaSqft: 10_763.9, builtUpSqft: null, guidelineRate: 1_000 }
    const values = valuesOf(plot)
    expect(values.map(({ kind }) => kind)).toEqual(['market', 'realisable', 'distress', 'guideline'])
    expect(values[3]?.amount).toBe(10_00_000)
  })

  test('without a Ready Reckoner for the place there is no guideline value', () => {
    expect(valuesOf({ ...flat, guidelineRate: null }).map(({ kind }) => kind)).not.toContain('guideline')
  })

  test('stay exact for the largest amounts', () => {
    const [market] = valuesOf({ ...flat, areaSqft: 10_00_00_000, adoptedRate: 10_00_000 })
    expect(market?.amount).toBe(100_000_000_000_000)
  })
})

test('a number is read as it is copied from paper', () => {
  expect(readReportNumber(' pv 7k4q 9xtd')).toBe('PV-7K4Q-9XTD')
  expect(readReportNumber('PV7K4Q9XTD')).toBe('PV-7K4Q-9XTD')
  for (const wrong of ['', 'PV-7K4Q', 'PV-7K4Q-9XTDA', 'PV-7I4Q-9XTD', 'AB-7K4Q-9XTD']) {
    expect(readReportNumber(wrong), wrong).toBeUndefined()
  }
})
