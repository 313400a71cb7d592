import { readSearch } from '@properysearch/contract/search/address'
import type { Understood } from '@properysearch/contract/search/calls'
import { expect, test } from 'vitest'
import { savedAddress } from './list-address.ts'
import { proposedName, searchInWords, searchOfMap } from './saved-words.ts'

const read = (address: string) => readSearch(new URLSearchParams(address))
const chip = (kind: Understood['chips'][number]['kind'], label: string) => ({
  kind,
  label,
  typed: label,
  isCorrected: false,
  without: '',
})

test('the name says what is looked for, where and for how much', () => {
  const chips = [chip('bhk', '2 BHK'), chip('locality', 'Baner'), chip('price', 'Under ₹90 Lac')]
  expect(proposedName(read('type=buy&subCategory=flats&text=x'), chips)).toBe(
    '2 BHK flats for sale in Baner under ₹90 Lac',
  )
  expect(proposedName(read('type=rent&maxPrice=30000&polygon=73 18,74 18,74 19'), [])).toBe(
    'Properties for rent up to ₹30,000, drawn area',
  )
  const long = proposedName(read('type=buy'), [chip('locality', 'x'.repeat(100))])
  expect([long.length, long.at(-1)]).toEqual([80, '…'])
})

test('what is saved is the search without its order and page', () => {
  expect(savedAddress(read('type=buy&text=baner&sort=newest&page=3'))).toBe('?type=buy&text=baner')
  expect(savedAddress(read('sort=newest'))).toBe('')
})

test('a search in words, from its address alone', () => {
  expect(searchInWords(read('type=rent&text=2 bhk baner&furnishing=Furnished'))).toEqual([
    'Rent',
    '“2 bhk baner”',
    'Furnished',
  ])
  expect(searchInWords(read('type=buy&city=Nashik'))).toEqual(['Buy', 'Nashik'])
  expect(searchInWords(read('type=buy&city=All+India'))).toEqual(['Buy', 'All India'])
  // Its words may name a place.
  expect(searchInWords(read('text=2 bhk baner&city=All+India'))).toEqual(['“2 bhk baner”'])
  expect(searchInWords(read(''))).toEqual([])
})

test('of a map its drawn area is saved, or else what it shows', () => {
  const box = '73.7,18.4,73.9,18.6'
  expect(savedAddress(searchOfMap({ type: 'buy', box }))).toBe('?type=buy&box=73.7%2C18.4%2C73.9%2C18.6')
  const drawn = savedAddress(searchOfMap({ box, polygon: '73 18,74 18,74 19' }))
  expect(drawn).toBe('?polygon=73+18%2C74+18%2C74+19')
})
