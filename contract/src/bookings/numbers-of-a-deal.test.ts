import { describe, expect, test } from 'vitest'
import { refundOfAll, refundOnDay } from './cancelling.ts'
import { rentFor } from './rent.ts'
import { afterPrepayment, lateInterest, licenceDuty, monthlyDues } from './schedule.ts'
import { deductionOf, fileBy, rentTds, saleTds } from './tds.ts'

const rupees = (amount: number) => Math.round(amount * 100)

describe('tax deducted from a price of 78,50,000 with a stamp value of 80,00,000', () => {
  const pricePaise = rupees(78_50_000)
  const tdsPaise = saleTds({ pricePaise, stampValuePaise: rupees(80_00_000), sellerHasPan: true }, '2026-11-20')

  test('is one per cent of the higher value, spread over the payments to the rupee, and filed in time', () => {
    expect(tdsPaise).toBe(rupees(80_000))
    let before = { grossPaise: 0, tdsPaise: 0 }
    const seen = [
      { day: '2026-11-20', gross: 1_00_000 },
      { day: '2026-12-10', gross: 6_85_000 },
      { day: '2027-01-25', gross: 70_65_000 },
    ].map(({ day, gross }) => {
      const now = deductionOf({ pricePaise, tdsPaise }, before, rupees(gross))
      before = { grossPaise: before.grossPaise + rupees(gross), tdsPaise: before.tdsPaise + now.tdsPaise }
      return { tds: now.tdsPaise / 100, cash: now.cashPaise / 100, fileBy: fileBy(day) }
    })
    expect(seen).toEqual([
      { tds: 1019, cash: 98_981, fileBy: '2026-12-30' },
      { tds: 6981, cash: 6_78_019, fileBy: '2027-01-30' },
      { tds: 72_000, cash: 69_93_000, fileBy: '2027-03-02' },
    ])
    expect(before.grossPaise - before.tdsPaise).toBe(rupees(77_70_000))
  })

  test('is nothing below 50 lakh, begins at 50 lakh, and is 20 per cent without a PAN', () => {
    const sale = { stampValuePaise: null, sellerHasPan: true }
    expect(saleTds({ ...sale, pricePaise: rupees(49_99_999) }, '2026-11-20')).toBe(0)
    expect(saleTds({ ...sale, pricePaise: rupees(50_00_000) }, '2026-11-20')).toBe(rupees(50_000))
    const noPan = { pricePaise: rupees(49_00_000), stampValuePaise: rupees(50_00_000), sellerHasPan: false }
    expect(saleTds(noPan, '2026-11-20')).toBe(rupees(10_00_000))
  })

  test('is never more than what is paid, and nothing beyond the price', () => {
    const sale = { pricePaise: rupees(50_00_000), tdsPaise: rupees(50_000) }
    expect(deductionOf(sale, { grossPaise: rupees(50_00_000), tdsPaise: rupees(50_000) }, 100)).toEqual({
      tdsPaise: 0,
      cashPaise: 100,
    })
    expect(deductionOf(sale, { grossPaise: rupees(49_99_999), tdsPaise: 0 }, rupees(1))).toEqual({
      tdsPaise: rupees(1),
      cashPaise: 0,
    })
  })
})

describe('cancelling', () => {
  test.each([
    ['2026-10-16', 6_22_710],
    ['2026-10-17', 5_59_810],
    ['2026-11-01', 5_28_360],
    ['2026-12-01', 4_96_910],
  ])('with a promoter on %s gives back %d', (day, back) => {
    const deal = {
      table: 'promoter',
      pricePaise: rupees(62_90_000),
      grossPaise: rupees(6_29_000),
      tdsPaise: rupees(6_290),
      bookingPaise: rupees(6_29_000),
      bookedOn: '2026-10-01',
    } as const
    expect(refundOnDay(deal, day).refundPaise).toBe(rupees(back))
  })

  const resale = {
    table: 'resale',
    pricePaise: rupees(85_00_000),
    grossPaise: rupees(2_00_000),
    tdsPaise: rupees(2_000),
    bookingPaise: rupees(2_00_000),
    bookedOn: '2026-11-02',
  } as const

  test('a resale on the 18th day keeps a quarter of the booking amount for the seller; the tax is reclaimed', () => {
    expect(refundOnDay(resale, '2026-11-20')).toEqual({
      refundPaise: rupees(1_48_000),
      keptPaise: rupees(50_000),
      tdsPaise: rupees(2_000),
    })
    expect(refundOfAll(resale)).toEqual({ refundPaise: rupees(1_98_000), keptPaise: 0, tdsPaise: rupees(2_000) })
  })

  test.each([
    ['2026-11-05', 0],
    ['2026-11-06', 20_000],
    ['2026-11-17', 20_000],
    ['2026-11-18', 50_000],
    ['2026-12-02', 50_000],
    ['2026-12-03', 85_000],
  ])('a resale on %s keeps %d, never more than one per cent of the price', (day, kept) => {
    expect(refundOnDay(resale, day).keptPaise).toBe(rupees(kept))
  })
})

describe('a balance of 70,65,000 in seven parts', () => {
  const dues = monthlyDues(rupees(70_65_000), 7, '2027-01-31')

  test('is due at the ends of seven months, the last with the rounding', () => {
    expect(dues.map((due) => due.grossPaise / 100)).toEqual([...Array(6).fill(10_09_285.71), 10_09_285.74])
    expect(dues.map((due) => due.dueOn)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
    ])
  })

  test('becomes smaller parts after a prepayment; the first of them, paid late, bears the agreed interest', () => {
    const left = afterPrepayment(dues.slice(1), rupees(5_00_000))
    expect(left.map((due) => due.grossPaise / 100)).toEqual([...Array(5).fill(9_25_952.38), 9_25_952.39])
    expect(lateInterest(left[0]?.grossPaise ?? 0, 1070, '2027-02-28', '2027-03-25')).toBe(rupees(6786.09))
    expect(lateInterest(left[0]?.grossPaise ?? 0, 1070, '2027-02-28', '2027-02-28')).toBe(0)
  })
})

describe('a rental of 28,000 for eleven months with a deposit of 84,000', () => {
  test('the rent of the month of leaving, the deposit less deductions, and the stamp duty', () => {
    const rent = rentFor(rupees(28_000), '2027-07-01', '2027-07-10')
    expect(rent).toBe(rupees(9032.26))
    expect(rupees(84_000) - rent - rupees(1846.5) - rupees(6000)).toBe(rupees(67_121.24))
    const licence = { monthlyPaise: rupees(28_000), months: 11, depositPaise: rupees(84_000) }
    expect(licenceDuty(licence, '2026-11-18')).toBe(rupees(789.25))
  })

  test('tax on rent begins above 50,000 a month and never exceeds the month it is taken from', () => {
    const rent = (monthly: number, months: number, ownerHasPan = true) =>
      rentTds({ monthlyPaise: rupees(monthly), periodPaise: rupees(monthly * months), ownerHasPan }, '2027-03-01')
    expect(rent(50_000, 11)).toBe(0)
    expect(rent(60_000, 11)).toBe(rupees(13_200))
    expect(rent(60_000, 11, false)).toBe(rupees(60_000))
  })
})
