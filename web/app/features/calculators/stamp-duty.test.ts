import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Deed, stampDuty } from './stamp-duty.ts'

const flat: Deed = {
  agreementRupees: 80_00_000,
  readyReckonerRupees: 0,
  place: 'pmc',
  buyers: 'men',
  isHome: true,
}

describe('stamp duty and registration in Maharashtra', () => {
  test.each([
    ['pmc', 'men', 5_60_000],
    ['pmc', 'women', 4_80_000],
    ['pmc', 'joint', 5_60_000],
    ['pcmc', 'men', 5_60_000],
    ['pcmc', 'women', 4_80_000],
  ] as const)('an 80 lakh flat in %s bought by %s: %d and 30,000', (place, buyers, dutyRupees) => {
    expect(stampDuty({ ...flat, place, buyers })).toMatchObject({
      dutyRupees,
      registrationRupees: 30_000,
      isEstimate: false,
    })
  })

  test('outside the corporations it is an estimate and says so', () => {
    expect(stampDuty({ ...flat, place: 'outside' })).toMatchObject({ dutyRupees: 4_80_000, isEstimate: true })
  })

  test('the higher of agreement and Ready Reckoner value is the base', () => {
    expect(stampDuty({ ...flat, readyReckonerRupees: 90_00_000 })).toMatchObject({
      baseRupees: 90_00_000,
      dutyRupees: 6_30_000,
    })
    expect(stampDuty({ ...flat, readyReckonerRupees: 70_00_000 }).baseRupees).toBe(80_00_000)
  })

  test('a shop bought by a woman has no reduction', () => {
    expect(stampDuty({ ...flat, buyers: 'women', isHome: false }).dutyRupees).toBe(5_60_000)
  })

  test('registration is 1 percent until 30 lakh, then 30,000', () => {
    expect(stampDuty({ ...flat, agreementRupees: 20_00_000 }).registrationRupees).toBe(20_000)
    expect(stampDuty({ ...flat, agreementRupees: 30_00_000 }).registrationRupees).toBe(30_000)
    expect(stampDuty({ ...flat, agreementRupees: 30_00_100 }).registrationRupees).toBe(30_000)
  })

  test('a dearer deed never pays less, and women never more than men', () => {
    const anyDeed = fc.record({
      agreementRupees: fc.integer({ min: 0, max: 100_00_00_000 }),
      readyReckonerRupees: fc.integer({ min: 0, max: 100_00_00_000 }),
      place: fc.constantFrom('pmc' as const, 'pcmc' as const, 'outside' as const),
      buyers: fc.constantFrom('men' as const, 'women' as const, 'joint' as const),
      isHome: fc.boolean(),
    })
    fc.assert(
      fc.property(anyDeed, fc.integer({ min: 1, max: 1_00_00_000 }), (deed, more) => {
        const paid = stampDuty(deed)
        const dearer = stampDuty({ ...deed, agreementRupees: deed.agreementRupees + more })
        expect(dearer.dutyRupees).toBeGreaterThanOrEqual(paid.dutyRupees)
        expect(dearer.registrationRupees).toBeGreaterThanOrEqual(paid.registrationRupees)
        expect(stampDuty({ ...deed, buyers: 'women' }).dutyRupees).toBeLessThanOrEqual(
          stampDuty({ ...deed, buyers: 'men' }).dutyRupees,
        )
      }),
    )
  })
})
