import { expect, test } from 'vitest'
import { isTidy, readSearch, searchString, valuesOf, without } from './address.ts'

const read = (query: string) => searchString(readSearch(new URLSearchParams(query)))

test.each([
  ['type=Buy&subCategory=flats', '?type=buy&subCategory=flats'],
  ['TYPE=Buy', ''],
  ['type=RENT&budget=under20k', '?type=rent&budget=Under20K'],
  ['type=Buy&subCategory=studio+apartment&location=Baner', '?type=buy&subCategory=Studio+Apartment&text=Baner'],
  ['type=plots&subCategory=any&budget=null&locality=', '?type=plots'],
  ['text=&location=Wakad', '?text=Wakad'],
  ['text=2+bhk&location=Pune&locality=Baner', '?text=2+bhk+Pune+Baner'],
  ['text=2+bhk+in+baner&location=Baner', '?text=2+bhk+in+baner'],
  ['text=2++bhk%20 baner ', '?text=2+bhk+baner'],
  ['bhk=3&bhk=2&bhk=3', '?bhk=2%2C3'],
  ['possession=upcoming,Ready To Move', '?possession=Ready+To+Move%2CUpcoming'],
  ['minPrice=80+lakh&maxPrice=1.2+cr', '?minPrice=8000000&maxPrice=12000000'],
  ['maxPrice=1.1', '?maxPrice=11000000'],
  ['minPrice=60&maxPrice=95', '?minPrice=6000000&maxPrice=9500000'],
  ['type=Rent&maxPrice=25', '?type=rent&maxPrice=25000'],
  ['minArea=1,200+sq+ft', '?minArea=1200'],
  ['sort=relevance&page=1', ''],
  ['page=3&sort=newest', '?sort=newest&page=3'],
  ['utm_source=x', ''],
])('%s has one address: %s', (given, address) => {
  expect(read(given)).toBe(address)
  expect(read(address)).toBe(address)
  expect(isTidy(new URLSearchParams(address))).toBe(true)
})

test('an address is tidy or not by its search alone', () => {
  expect(isTidy(new URLSearchParams('type=buy&utm_source=x&_routes=y'))).toBe(true)
  expect(isTidy(new URLSearchParams('type=Buy'))).toBe(false)
  expect(isTidy(new URLSearchParams('type=buy&text='))).toBe(false)
  expect(isTidy(new URLSearchParams('location=Baner'))).toBe(false)
})

test('what cannot be read stays, for the server to name it', () => {
  expect(readSearch(new URLSearchParams('type=castle&minPrice=cheap&bhk=2,99'))).toEqual({
    type: 'castle',
    minPrice: 'cheap',
    bhk: '2,99',
  })
})

test('a field is taken out, and a list taken apart', () => {
  expect(without({ type: 'buy', page: '2', bhk: '2,3' }, 'page', 'bhk')).toEqual({ type: 'buy' })
  expect(valuesOf({ bhk: '2,3' }, 'bhk')).toEqual(['2', '3'])
  expect(valuesOf({}, 'bhk')).toEqual([])
})
