import { expect, test } from 'vitest'
import { roleNames } from '../roles.ts'
import {
  amenities,
  bhkNames,
  countCap,
  countName,
  facings,
  furnishings,
  listedInNames,
  possessions,
  propertyAges,
  subcategories,
} from './facts.ts'

// The specification's lists, as it writes them.
test.each([
  ['possession status', possessions, 'Under Construction, Ready To Move, Upcoming'],
  [
    'amenities nearby',
    amenities,
    'Temple, School, Hospital, Park, Market, Gym, Restaurant, Cinema, Library, Public Transport, Playground, Shopping Mall, Police Station, Fire Station',
  ],
  ['furnishing', furnishings, 'Furnished, UnFurnished, Semi-Furnished'],
  ['facing', facings, 'East, West, South, North, South East, South West, North East, North West'],
  ['property age', propertyAges, 'UnderConstruction, 0-5 Years, 5-10 Years, 10-15 Years, 15-20 Years, Above 20 Years'],
  ['subcategories', subcategories, 'Flats, Houses, Villas, Plots, Studio Apartments, Offices, Shops'],
  [
    'BHK types',
    Object.values(bhkNames),
    '1 RK, 1 BHK, 2 BHK, 3 BHK, 4 BHK, 5 BHK, 6 BHK, 7 BHK, 8 BHK, 9 BHK, 10+ BHK',
  ],
  ['listed in', Object.keys(listedInNames), 'sell, rent'],
])('%s', (_, values, specified) => {
  expect(values.join(', ')).toBe(specified)
})

test('rooms and baths are counted from 1 to 10+, which has the value 10', () => {
  expect(countCap).toBe(10)
  expect([1, 9, 10, 11].map(countName)).toEqual(['1', '9', '10+', '10+'])
})

test('role user is shown as Buyer/Seller', () => {
  expect(roleNames.user).toBe('Buyer/Seller')
})
