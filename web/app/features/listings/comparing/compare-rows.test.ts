import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { expect, test } from 'vitest'
import { exampleProperty } from '../example-property.fixture.ts'
import { compareGroups } from './compare-rows.ts'

const small = exampleProperty({ propertydata: { price: 80_00_000, pricePerSqft: 11_000 } })
const large = exampleProperty({ detailsData: { carpetSqft: 900, garages: 1 } })
const rented = exampleProperty({ propertydata: { listedIn: 'rent', price: 30_000 } })
const plot = exampleProperty({
  propertydata: { subcategory: 'Plots' },
  detailsData: { bhk: null, bathrooms: null, carpetSqft: null, plotSqft: 2000, garages: 0 },
})

const row = (label: string, ...properties: PropertyDetails[]) =>
  compareGroups(properties, (price) => price / 100)
    .flatMap((group) => group.rows)
    .find((row) => row.label === label)

test('the best is marked where better can be counted, and only when there is a difference', () => {
  expect(row('Price', small, large)).toMatchObject({
    values: ['₹80,00,000', '₹90,00,000'],
    best: [0],
    bestWord: 'Lowest',
  })
  expect(row('EMI a month', small, large)).toMatchObject({ values: ['₹80,000', '₹90,000'], best: [0] })
  expect(row('Carpet area', small, large)).toMatchObject({ best: [1], bestWord: 'Most' })
  expect(row('Garages', small, large)).toMatchObject({ isDifferent: false, best: [] })
  expect(row('Carpet area', large, small, large)?.best).toEqual([0, 2])
  expect(row('Facing', small, exampleProperty({ detailsData: { facing: 'West' } }))).toMatchObject({
    isDifferent: true,
    best: [],
  })
})

test('furnishing is written as people write it', () => {
  const bare = exampleProperty({ detailsData: { furnishing: 'UnFurnished' } })
  expect(row('Furnishing', small, bare)?.values).toEqual(['Semi-furnished', 'Unfurnished'])
})

test('a price and a rent are not compared with each other', () => {
  expect(row('Price', small, rented)).toMatchObject({ isDifferent: true, best: [] })
  expect(row('EMI a month', small, rented)).toMatchObject({ values: ['₹80,000', '–'], best: [] })
})

test('a square foot of land is not compared with one of carpet', () => {
  const land = (pricePerSqft: number) =>
    exampleProperty({ propertydata: { subcategory: 'Plots', pricePerSqft }, detailsData: { carpetSqft: null } })
  expect(row('₹ per carpet sqft', small, large, land(3_000))?.best).toEqual([0])
  expect(row('₹ per carpet sqft', land(3_000), land(4_000))?.best).toEqual([0])
})

test('what is not there takes no part, and rows that say nothing are left out', () => {
  expect(row('Carpet area', small, plot)).toMatchObject({ values: ['750 sqft', '–'], best: [] })
  expect(row('Deposit', small, large)).toBeUndefined()
  expect(row('Plot area', small, large)).toBeUndefined()
})

test('a listing that was changed since its papers were compared says so', () => {
  const badge = { evidence: '', since: '2026-12-12' }
  const verified = { ...small, badges: [{ ...badge, kind: 'verified-listing' as const, label: 'Verified listing' }] }
  const label = 'Changed on 12 Dec 2026, being checked'
  const changed = { ...small, badges: [{ ...badge, kind: 'being-checked' as const, label }] }
  expect(row('Papers checked', verified, changed, small)?.values).toEqual(['Yes', label, 'No'])
})
