import { describe, expect, test } from 'vitest'
import { gstOn, type TaxProfile } from '../releases/payout.ts'
import { commissionThroughUs, feeOf, partsOf } from './commission.ts'

const on = { day: '2026-11-20', placeOfSupply: 'Maharashtra', ourState: 'Maharashtra' }
const firm: TaxProfile = { isRegistered: true, isIndividual: false, hasPan: true, feesThisYearPaise: 0 }
const rupees = (paise: number) => paise / 100

describe('a commission of 1 % on 78,50,000', () => {
  const feePaise = feeOf({ rate: 100, amountPaise: null }, 78_50_000_00)

  test('of a registered agent above 5 lakh leaves 87,527.50', () => {
    const figures = commissionThroughUs(feePaise, { ...firm, isIndividual: true, feesThisYearPaise: 4_50_000_00 }, on)
    expect(rupees(figures.feePaise)).toBe(78_500)
    expect(rupees(figures.gstPaise)).toBe(14_130)
    expect(rupees(figures.tcsPaise)).toBe(392.5)
    expect(rupees(figures.tdsPaise)).toBe(78.5)
    expect(rupees(figures.ourFee.taxablePaise)).toBe(3_925)
    expect(rupees(figures.ourFee.totalPaise - figures.ourFee.taxablePaise)).toBe(706.5)
    expect(rupees(figures.payoutPaise)).toBe(87_527.5)
  })

  test('of an unregistered individual within 5 lakh bears our fee alone', () => {
    const person = { isRegistered: false, isIndividual: true, hasPan: true, feesThisYearPaise: 0 }
    const figures = commissionThroughUs(feePaise, person, on)
    expect([figures.gstPaise, figures.tcsPaise, figures.tdsPaise]).toEqual([0, 0, 0])
    expect(rupees(figures.payoutPaise)).toBe(78_500 - 4_631.5)
  })

  test('bears the tax of somebody without a PAN, and of the first rupee above 5 lakh', () => {
    const person = { ...firm, isIndividual: true }
    expect(commissionThroughUs(feePaise, { ...person, hasPan: false }, on).tdsPaise).toBe(3_925_00)
    const upTo = { ...person, feesThisYearPaise: 5_00_000_00 - feePaise }
    expect(commissionThroughUs(feePaise, upTo, on).tdsPaise).toBe(0)
    const above = { ...upTo, feesThisYearPaise: upTo.feesThisYearPaise + 1 }
    expect(commissionThroughUs(feePaise, above, on).tdsPaise).toBe(78_50)
  })
})

test('an amount stays what it is, and two parts are the whole to the paisa', () => {
  expect(feeOf({ rate: null, amountPaise: 50_000_01 }, 78_50_000_00)).toBe(50_000_01)
  expect(partsOf(50_000_01, 5000)).toEqual({ agreement: 25_000_01, deed: 25_000_00 })
  expect(partsOf(50_000_01, 10_000)).toEqual({ agreement: 50_000_01, deed: 0 })
  expect(gstOn(50_000_00, false, on.day)).toBe(0)
})
