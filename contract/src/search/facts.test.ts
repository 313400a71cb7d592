import { expect, test } from 'vitest'
import { bhkNames, pictureSet, pictureUrl, subcategories } from '../listings/facts.ts'
import {
  budgetBounds,
  budgets,
  budgetsFor,
  matchOf,
  optionNamed,
  optionsOf,
  searchTypes,
  typeOfOption,
} from './facts.ts'

test('the tabs offer the values of the specification, with its defaults', () => {
  expect(Object.values(searchTypes).map((type) => type.label)).toEqual(['Buy', 'Rent', 'Commercial', 'Plots'])
  expect(Object.keys(optionsOf('buy'))).toEqual([
    'flats',
    'houses',
    'villa',
    'plots',
    'Studio Apartment',
    'offices',
    'shops',
  ])
  expect(Object.keys(optionsOf('rent'))).toEqual(['house', 'apartment', 'condo'])
  expect(optionsOf('rent').condo?.label).toBe('Villa')
  expect(Object.keys(optionsOf('commercial'))).toEqual(['office-space', 'retail-space', 'industrial-space'])
  expect(Object.keys(optionsOf('plots'))).toEqual(['any', 'office-space', 'retail-space', 'industrial-space'])
  expect([searchTypes.buy.initial, searchTypes.rent.initial, searchTypes.plots.initial]).toEqual([
    'flats',
    'house',
    'any',
  ])
})

test('each option stands for listings', () => {
  expect(matchOf('rent', 'apartment')).toEqual({ listedIn: 'rent', subcategories: ['Flats', 'Studio Apartments'] })
  expect(matchOf('commercial', undefined)).toEqual({ subcategories: ['Offices', 'Shops'] })
  expect(matchOf('commercial', 'industrial-space')).toEqual({
    subcategories: ['Offices', 'Shops'],
    permittedUse: 'industrial',
  })
  expect(matchOf('plots', 'retail-space')).toEqual({ subcategories: ['Plots'], permittedUse: 'retail' })
  expect(matchOf('plots', 'any')).toEqual({ subcategories: ['Plots'] })
  expect(matchOf(undefined, 'villa')).toEqual({ listedIn: 'sell', subcategories: ['Villas'] })
  expect(matchOf(undefined, undefined)).toEqual({})
  expect(typeOfOption('office-space')).toBe('commercial')
})

test.each([
  ['buy', 'Villas', 'villa'],
  ['buy', 'Studio Apartments', 'Studio Apartment'],
  ['rent', 'Villas', 'condo'],
  ['rent', 'Houses', 'house'],
  ['rent', 'Flats', 'apartment'],
  ['rent', 'Studio Apartments', 'apartment'],
  ['commercial', 'Offices', 'office-space'],
  ['commercial', 'Shops', 'retail-space'],
  ['plots', 'Plots', 'any'],
  [undefined, 'Shops', 'shops'],
] as const)('under %s the name %s stands for the option %s', (type, name, option) => {
  expect(optionNamed(type, name)).toBe(option)
})

test('every kind can be bought, and rooms go from 1 RK to 10+ BHK', () => {
  const bought = Object.values(optionsOf('buy')).flatMap((option) => option.match.subcategories ?? [])
  expect(bought).toEqual([...subcategories])
  expect(Object.values(bhkNames)).toHaveLength(11)
  expect([bhkNames['0'], bhkNames['1'], bhkNames['10']]).toEqual(['1 RK', '1 BHK', '10+ BHK'])
})

test('a home at ₹1.2 crore is in two budgets, as the names say; every price is in at least one', () => {
  const names = (price: number) =>
    budgetsFor('sell').filter((name) => {
      const { min, max } = budgets[name]
      return price >= min && (max === null || price < max)
    })
  expect(names(49_99_999)).toEqual(['Under50Lac'])
  expect(names(50_00_000)).toEqual(['50LacTo1Cr'])
  expect(names(1_00_00_000)).toEqual(['1CrTo1_5Cr', 'above1Cr'])
  expect(names(1_20_00_000)).toEqual(['1CrTo1_5Cr', 'above1Cr'])
  expect(names(1_50_00_000)).toEqual(['above1Cr'])
})

test('a sale has the budgets of the specification; a rent has its own, without a gap', () => {
  expect(budgetsFor('sell')).toEqual(['Under50Lac', '50LacTo1Cr', '1CrTo1_5Cr', 'above1Cr'])
  expect(budgetsFor(undefined)).toEqual(budgetsFor('sell'))
  expect(budgetsFor('rent')).toEqual(['Under20K', '20KTo35K', '35KTo60K', 'above60K'])
  const rents = budgetsFor('rent').map((name) => budgets[name])
  expect(rents.map(({ min }) => min)).toEqual([0, ...rents.slice(0, -1).map(({ max }) => max)])
  expect(budgetBounds).toEqual([0, 20_000, 35_000, 60_000, 50_00_000, 1_00_00_000, 1_50_00_000])
})

test('a picture has an address for each width and format', () => {
  expect(pictureUrl({ url: '/pictures/12/1-800.webp' }, 800, 'avif')).toBe('/pictures/12/1-800.avif')
  expect(pictureSet({ url: '/pictures/12/1-800.webp' })).toBe(
    '/pictures/12/1-400.webp 400w, /pictures/12/1-800.webp 800w, /pictures/12/1-1600.webp 1600w',
  )
})
