import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loanForInstalment, monthlyInstalment } from './emi.ts'

const anyLoan = fc.record({
  loanRupees: fc.integer({ min: 1, max: 100 }).map((steps) => steps * 1_00_000),
  annualRatePercent: fc.integer({ min: 10, max: 150 }).map((tenths) => tenths / 10),
  years: fc.integer({ min: 1, max: 30 }),
})

describe('the monthly instalment', () => {
  test.each([
    [10_00_000, 5, 7.5, '20037.95'],
    [1_00_00_000, 30, 15, '126444.40'],
    [1_00_000, 1, 1, '8378.54'],
  ])('of %d rupees over %d years at %d percent is %s', (loanRupees, years, annualRatePercent, expected) => {
    expect(monthlyInstalment({ loanRupees, years, annualRatePercent }).toFixed(2)).toBe(expected)
  })

  test('without interest is the loan in equal parts', () => {
    expect(monthlyInstalment({ loanRupees: 1_20_000, annualRatePercent: 0, years: 1 })).toBe(10_000)
  })

  test('rises with the rate, falls with the tenure, and repays more than was lent', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const emi = monthlyInstalment(loan)
        expect(monthlyInstalment({ ...loan, annualRatePercent: loan.annualRatePercent + 0.1 })).toBeGreaterThan(emi)
        expect(monthlyInstalment({ ...loan, years: loan.years + 1 })).toBeLessThan(emi)
        expect(emi * loan.years * 12).toBeGreaterThan(loan.loanRupees)
      }),
    )
  })
})

test('the loan that an instalment repays is the loan that instalment was for', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const back = loanForInstalment(monthlyInstalment(loan), loan.annualRatePercent, loan.years)
      expect(back).toBeCloseTo(loan.loanRupees, 3)
    }),
  )
})
