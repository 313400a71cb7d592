import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Licence, licenceDuty } from './leave-and-licence.ts'

const flat: Licence = {
  monthlyRentRupees: 25_000,
  months: 24,
  refundableDepositRupees: 5_00_000,
  nonRefundableRupees: 0,
  isInCorporation: true,
}

describe('leave and licence', () => {
  test('25,000 for 24 months with 5 lakh of deposit: 1,750', () => {
    expect(licenceDuty(flat)).toEqual({
      baseRupees: 7_00_000,
      dutyRupees: 1750,
      registrationRupees: 1000,
      handlingRupees: 300,
      totalRupees: 3050,
    })
  })

  test('registration is 500 outside a corporation', () => {
    expect(licenceDuty({ ...flat, isInCorporation: false }).registrationRupees).toBe(500)
  })

  test('a non-refundable payment counts in full, the deposit only by the year', () => {
    const kept = licenceDuty({ ...flat, refundableDepositRupees: 0, nonRefundableRupees: 5_00_000 })
    expect(kept.dutyRupees).toBe(2750)
    expect(licenceDuty({ ...flat, months: 11, refundableDepositRupees: 1_20_000 }).baseRupees).toBe(2_86_000)
  })

  test('a longer or dearer licence never pays less, and duty is never rounded down', () => {
    const anyLicence = fc.record({
      monthlyRentRupees: fc.integer({ min: 0, max: 10_00_000 }),
      months: fc.integer({ min: 1, max: 59 }),
      refundableDepositRupees: fc.integer({ min: 0, max: 1_00_00_000 }),
      nonRefundableRupees: fc.integer({ min: 0, max: 1_00_00_000 }),
      isInCorporation: fc.boolean(),
    })
    fc.assert(
      fc.property(anyLicence, (licence) => {
        const { dutyRupees, baseRupees } = licenceDuty(licence)
        expect(dutyRupees * 400).toBeGreaterThanOrEqual(baseRupees)
        expect(licenceDuty({ ...licence, months: licence.months + 1 }).dutyRupees).toBeGreaterThanOrEqual(dutyRupees)
      }),
    )
  })
})
