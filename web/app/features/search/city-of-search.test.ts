import { readSearch } from '@properysearch/contract/search/address'
import type { Understood } from '@properysearch/contract/search/calls'
import { expect, test } from 'vitest'
import { cityShown, inCity, inSomeCity, isElsewhere, settled } from './city-of-search.ts'
import type { FoundList } from './find-list.ts'

const read = (address: string) => readSearch(new URLSearchParams(address))
const pune = { name: 'Pune', latitude: 18.5, longitude: 73.9 }
const chip = (kind: Understood['chips'][number]['kind'], label: string, left: string) => ({
  kind,
  label,
  typed: label,
  isCorrected: false,
  without: left,
})
const found = (address: string, chips: Understood['chips'] = [], city: FoundList['city'] = pune) =>
  ({ search: read(address), understood: { chips }, city }) as FoundList

test('a search that says nothing about where is made in the city remembered, or at home', () => {
  expect(inSomeCity(read('type=buy'))).toEqual({ type: 'buy', city: 'Pune' })
  expect(inSomeCity(read('type=buy'), 'Mumbai')).toEqual({ type: 'buy', city: 'Mumbai' })
  for (const said of ['city=All India', 'box=73,18,74,19', 'near=18.5,73.8', 'polygon=73 18,74 18,74 19']) {
    expect(inSomeCity(read(said))).toEqual(read(said))
  }
})

test('the address names the city unless its words do; where they name another, that one', () => {
  const baner = [chip('locality', 'Baner', '')]
  expect(isElsewhere(read('text=baner'), found('text=baner&city=Pune', baner))).toBe(false)
  expect(isElsewhere(read('text=2 bhk'), found('text=2 bhk&city=Pune'))).toBe(true)
  expect(isElsewhere(read('text=baner&city=Mumbai'), found('text=baner&city=Mumbai', baner))).toBe(true)
  expect(settled(read('text=baner&city=Mumbai'), found('text=baner&city=Mumbai', baner)).search).toEqual({
    text: 'baner',
    city: 'Pune',
  })
  const two = [chip('city', 'Pune', 'mumbai'), chip('city', 'Mumbai', 'pune')]
  expect(settled(read('text=pune mumbai'), found('text=pune mumbai&city=Pune', two, null)).search).toEqual({
    text: 'pune mumbai',
  })
})

test('another city takes the place out of the words, and the area off the map', () => {
  const chips = [chip('bhk', '2 BHK', 'baner'), chip('locality', 'Baner', '2 bhk')]
  expect(inCity(found('type=buy&text=2 bhk baner&bhk=2&page=3', chips), 'Mumbai')).toEqual(
    read('type=buy&text=2 bhk&city=Mumbai&bhk=2'),
  )
  expect(inCity(found('near=18,73&radiusKm=3&sort=distance', [], null), 'All India')).toEqual({ city: 'All India' })
})

test('the list says where it looks', () => {
  expect(cityShown(found('city=Pune'))).toBe('Pune')
  expect(cityShown(found('city=All India', [], null))).toBe('All India')
  expect(cityShown(found('box=73,18,74,19', [], null))).toBeUndefined()
})
