import type { PackageItem } from '@properysearch/contract/subscriptions/calls'
import { expect, test } from 'vitest'
import { comparedKinds, heldTexts, listingNamedIn, pricePerMonth, quotaText, unitsText } from './package-words.ts'

const nothing: PackageItem = {
  id: 1,
  role: 'user',
  name: 'Empty',
  about: '',
  price: 0,
  gst: 0,
  total: 0,
  days: 30,
  contacts: 0,
  leads: 0,
  listings: 0,
  promotedDays: 0,
  isUsual: false,
}

test('says one and many, and what is not in it', () => {
  expect(quotaText('contacts', 1)).toBe('1 owner contact')
  expect(quotaText('leads', 1200)).toBe('1,200 leads')
  expect(quotaText('listings', 10)).toBe('10 more listings at a time')
  expect(quotaText('listings', 0)).toBe('Only the 5 free listings')
})

test('says what was used', () => {
  expect([unitsText('contacts', 1), unitsText('promotedDays', 15)]).toEqual(['1 contact', '15 days'])
})

test('compares by what any of them holds, in one order', () => {
  const packages = [
    { ...nothing, promotedDays: 7 },
    { ...nothing, contacts: 5 },
  ]
  expect(comparedKinds(packages)).toEqual(['contacts', 'promotedDays'])
  expect(heldTexts({ ...nothing, contacts: 5, promotedDays: 7 })).toEqual(['5 owner contacts', '7 promoted days'])
})

test('the price of the same time, with tax', () => {
  expect(pricePerMonth({ total: 588.82, days: 30 })).toBe(589)
  expect(pricePerMonth({ total: 1532.82, days: 90 })).toBe(511)
})

test('a listing is found in what something was used for', () => {
  expect(listingNamedIn('Owner’s contact, listing 17')).toBe(17)
  expect(listingNamedIn('Featured, listing 1693')).toBe(1693)
  expect(listingNamedIn('Premium profile')).toBeNull()
})
