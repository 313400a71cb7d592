import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

test('a listing is called by what it is and where', () => {
  expect(plainName({ subcategory: 'Flats', bhk: 2, locality: 'Baner' })).toBe('2 BHK flat in Baner')
  expect(plainName({ subcategory: 'Plots', bhk: null, locality: 'Mulshi' })).toBe('plot in Mulshi')
  expect(plainName({ subcategory: 'Flats', bhk: 2, locality: null })).toBe('a property')
})
