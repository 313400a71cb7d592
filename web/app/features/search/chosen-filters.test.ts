import { expect, test } from 'vitest'
import { chosenFilters, clearedSearch, searchInTab } from './chosen-filters.ts'
import { countText, titleOf } from './search-words.ts'

const baner = { kind: 'locality' as const, label: 'Baner', typed: 'banner', isCorrected: true, without: '2 bhk' }
const rooms = { kind: 'bhk' as const, label: '2 BHK', typed: '2 bhk', isCorrected: false, without: 'banner' }

test('what was understood of the text comes first, with what was typed, and each can be taken away', () => {
  const chosen = chosenFilters({ type: 'buy', text: 'banner 2 bhk', possession: 'Ready To Move', page: '3' }, [
    baner,
    rooms,
  ])
  expect(chosen.map((filter) => filter.label)).toEqual(['Baner (you typed ‘banner’)', '2 BHK', 'Ready To Move'])
  expect(chosen[0]?.search).toEqual({ type: 'buy', text: '2 bhk', possession: 'Ready To Move' })
  expect(chosen[2]?.search).toEqual({ type: 'buy', text: 'banner 2 bhk' })
})

test('the last piece of the text takes the text with it', () => {
  const [only] = chosenFilters({ text: 'baner' }, [{ ...baner, without: '' }])
  expect(only?.search).toEqual({})
})

test('several values are taken away one by one, ranges as a whole', () => {
  const chosen = chosenFilters({ bhk: '2,3', minPrice: '5000000', maxPrice: '8000000', minArea: '500' }, [])
  expect(chosen.map((filter) => filter.label)).toEqual(['₹50 Lac to ₹80 Lac', '2 BHK', '3 BHK', 'From 500 sqft'])
  expect(chosen[0]?.search).toEqual({ bhk: '2,3', minArea: '500' })
  expect(chosen[1]?.search.bhk).toBe('3')
})

test('without the place to be near, nearest first goes too', () => {
  const [near] = chosenFilters({ near: '18.5,73.8', radiusKm: '5', sort: 'distance' }, [])
  expect(near).toMatchObject({ label: 'Within 5 km', search: {} })
})

test('another tab keeps the place and drops what it does not offer', () => {
  const search = { type: 'buy', subCategory: 'flats', text: 'baner', budget: 'Under50Lac', bhk: '2', page: '4' }
  expect(searchInTab(search, 'rent')).toEqual({ type: 'rent', text: 'baner', bhk: '2' })
  expect(searchInTab(search, 'plots')).toEqual({ type: 'plots', text: 'baner' })
  expect(clearedSearch(search)).toEqual({ type: 'buy' })
})

test('a search is said in words', () => {
  expect(titleOf({}, [])).toBe('Properties for sale and rent')
  expect(titleOf({ type: 'rent', subCategory: 'condo', budget: 'Under20K' }, [])).toBe(
    'Villas for rent under ₹20,000 /month',
  )
  expect(titleOf({ type: 'buy', subCategory: 'flats', text: 'banner 2 bhk' }, [baner, rooms])).toBe(
    '2 BHK flats for sale in Baner',
  )
  expect(titleOf({ type: 'commercial', subCategory: 'office-space' }, [])).toBe('Office space')
  expect(titleOf({ type: 'constructor', budget: 'toString' }, [])).toBe('Properties for sale and rent')
})

test('a count is exact or says that there are more', () => {
  expect(countText(1284, true)).toBe('1,284 properties')
  expect(countText(1, true)).toBe('1 property')
  expect(countText(12_000, false)).toBe('About 12,000 properties')
})
