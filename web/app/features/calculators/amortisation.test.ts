import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalInterestPaise, yearlyAmortisation } from './amortisation.ts'
import { monthlyInstalment } from './emi.ts'

const anyLoan = fc.record({
  loanRupees: fc.integer({ min: 1_00_000, max: 10_00_00_000 }),
  annualRatePercent: fc.integer({ min: 100, max: 1500 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 30 }),
})

describe('the loan year by year', () => {
  test('10 lakh over 5 years at 7.5 percent', () => {
    const years = yearlyAmortisation({ loanRupees: 10_00_000, annualRatePercent: 7.5, years: 5 })
    expect(years.map((year) => year.year)).toEqual([1, 2, 3, 4, 5])
    expect(years.map((year) => year.principalPaise)).toEqual([171263_09, 184558_69, 198886_48, 214326_55, 230965_19])
    expect(totalInterestPaise(years)).toBe(202276_93)
  })

  test('repays exactly the loan, to the paisa, and never owes less than nothing', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const years = yearlyAmortisation(loan)
        expect(years).toHaveLength(loan.years)
        expect(years.reduce((sum, year) => sum + year.principalPaise, 0)).toBe(loan.loanRupees * 100)
        expect(years.at(-1)?.balancePaise).toBe(0)
        for (const year of years) {
          expect(Number.isSafeInteger(year.interestPaise)).toBe(true)
          expect(year.balancePaise).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('what is owed after each year is the loan less the principal repaid so far', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        let owed = loan.loanRupees * 100
        for (const year of yearlyAmortisation(loan)) {
          owed -= year.principalPaise
          expect(year.balancePaise).toBe(owed)
        }
      }),
    )
  })

  test('every full year is twelve equal instalments; only the last year may differ, by paise', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const instalment = Math.round(monthlyInstalment(loan) * 100)
        const paid = yearlyAmortisation(loan).map((year) => year.principalPaise + year.interestPaise)
        for (const year of paid.slice(0, -1)) expect(year).toBe(instalment * 12)
        // Half a paisa of rounding a month, grown by the interest on it.
        expect(Math.abs((paid.at(-1) ?? 0) - instalment * 12)).toBeLessThan(10_000)
      }),
    )
  })
})
