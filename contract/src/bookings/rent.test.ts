import { describe, expect, test } from 'vitest'
import { endOfTerm, financialYearOf, licenceCosts, monthlyRentOn, rentDues, rentFor } from './rent.ts'

const rupees = (amount: number) => Math.round(amount * 100)

describe('rent by calendar months', () => {
  const term = { startsOn: '2026-12-15', months: 14, monthlyPaise: rupees(28_000), yearlyRise: 500 }
  const dues = rentDues(term, '2026-12-15')

  test('the first and the last month by their days, each of the others once', () => {
    expect(endOfTerm(term)).toBe('2028-02-14')
    expect(dues.map(({ from }) => from.slice(0, 7))).toEqual([
      '2026-12',
      ...Array.from({ length: 12 }, (_, i) => `2027-${String(i + 1).padStart(2, '0')}`),
      '2028-01',
      '2028-02',
    ])
    expect(dues[0]).toMatchObject({ from: '2026-12-15', to: '2026-12-31', dueOn: '2026-12-15', grossPaise: 15_354_84 })
    // 14 of 29 days, at the risen rent.
    expect(dues.at(-1)).toMatchObject({ to: '2028-02-14', dueOn: '2028-02-05', grossPaise: 14_193_10 })
  })

  test('a rise comes with the first month after a whole year, and no month has two rents', () => {
    expect(dues.find(({ from }) => from === '2027-12-01')?.grossPaise).toBe(rupees(28_000))
    expect(dues.find(({ from }) => from === '2028-01-01')?.grossPaise).toBe(rupees(29_400))
    expect(monthlyRentOn(term, '2028-12-15')).toBe(rupees(30_870))
  })

  test('nothing is due before the keys', () => {
    const late = rentDues(term, '2027-01-20')
    expect(late.slice(0, 3).map(({ dueOn }) => dueOn)).toEqual(['2027-01-20', '2027-01-20', '2027-02-05'])
  })

  test('of the month of leaving, the days up to the last one', () => {
    expect(rentFor(rupees(28_000), '2027-07-01', '2027-07-10')).toBe(rupees(9_032.26))
  })
})

test('a financial year begins in April', () => {
  expect(['2027-03-31', '2027-04-01'].map(financialYearOf)).toEqual([2026, 2027])
})

test('what a licence costs at the counter', () => {
  const licence = { monthlyPaise: rupees(28_000), months: 11, depositPaise: rupees(84_000) }
  expect(licenceCosts(licence, '2026-11-18')).toEqual({ stampDuty: 789.25, registrationFee: 1000 })
})
