import { formatRupees } from '@properysearch/contract/values/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capitalGainsTax, years } from './capital-gains.ts'
import { costInflationIndex } from './rates.ts'

const shown = (tax: number) => formatRupees(tax, 2)
const rupees = fc.integer({ min: 0, max: 50_00_00_000 })
const anySale = fc.record({
  salePriceRupees: rupees,
  transferCostRupees: rupees,
  purchasePriceRupees: rupees,
  improvementCostRupees: rupees,
  purchaseYear: fc.constantFrom(...years),
  saleYear: fc.constantFrom(...years),
  taxRatePercent: fc.integer({ min: 1, max: 30 }),
})

describe('capital gains tax by the product’s formula', () => {
  test.each([
    [1_00_00_000, 1_00_000, 40_00_000, 5_00_000, 2010, '₹1,41,077.84'],
    [90_00_000, 1_00_000, 40_00_000, 5_00_000, 2010, '-₹58,922.16'],
    [2_00_00_000, 2_00_000, 30_00_000, 0, 2003, '₹19,61,834.86'],
  ])(
    'sale %d, transfer %d, purchase %d, improvement %d, bought in %d: %s',
    (salePriceRupees, transferCostRupees, purchasePriceRupees, improvementCostRupees, purchaseYear, expected) => {
      const tax = capitalGainsTax({
        salePriceRupees,
        transferCostRupees,
        purchasePriceRupees,
        improvementCostRupees,
        purchaseYear,
        saleYear: 2024,
        taxRatePercent: 20,
      })
      expect(shown(tax)).toBe(expected)
    },
  )

  test('raises the improvement from the year of sale', () => {
    const sale = {
      salePriceRupees: 0,
      transferCostRupees: 0,
      purchasePriceRupees: 0,
      improvementCostRupees: 1_00_000,
      purchaseYear: 2001,
      saleYear: 2012,
      taxRatePercent: 100,
    }
    expect(shown(capitalGainsTax(sale))).toBe('-₹1,81,500.00')
  })

  test('offers the years 2001 to 2024, each with the specification’s index', () => {
    const specified =
      '2001=100, 2002=105, 2003=109, 2004=113, 2005=117, 2006=122, 2007=129, 2008=137, 2009=148, 2010=167, 2011=184, ' +
      '2012=200, 2013=220, 2014=240, 2015=254, 2016=264, 2017=272, 2018=280, 2019=289, 2020=301, 2021=317, 2022=331, ' +
      '2023=348, 2024=363'
    expect(years.map((year) => `${year}=${costInflationIndex[year]}`).join(', ')).toBe(specified)
  })

  test('one rupee more of price is rate percent more of tax', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const more = capitalGainsTax({ ...sale, salePriceRupees: sale.salePriceRupees + 1_00_000 })
        expect(more - capitalGainsTax(sale)).toBeCloseTo(1000 * sale.taxRatePercent, 2)
      }),
    )
  })

  test('the earlier it was bought, the less the tax', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const later = Math.min(sale.purchaseYear + 1, 2024)
        expect(capitalGainsTax(sale)).toBeLessThanOrEqual(capitalGainsTax({ ...sale, purchaseYear: later }))
      }),
    )
  })
})
