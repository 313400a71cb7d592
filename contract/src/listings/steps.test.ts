import { expect, test } from 'vitest'
import { doneSteps, fitToKind, type ListingFields, missingOf } from './steps.ts'

const newDraft: ListingFields = {
  listedIn: 'sell',
  subcategory: 'Flats',
  postedBy: 'owner',
  city: null,
  locality: null,
  society: null,
  address: null,
  unit: null,
  pincode: null,
  latitude: null,
  longitude: null,
  bhk: null,
  bathrooms: null,
  balconies: 0,
  garages: 0,
  carpetSqft: null,
  builtUpSqft: null,
  superBuiltUpSqft: null,
  plotSqft: null,
  floor: null,
  totalFloors: null,
  permittedUse: 'residential',
  possession: 'Ready To Move',
  possessionOn: null,
  availableFrom: null,
  age: null,
  furnishing: null,
  facing: null,
  exteriorMaterial: null,
  structureType: null,
  reraNumber: null,
  price: null,
  deposit: null,
  maintenance: null,
  title: null,
  description: '',
  amenities: [],
}
const done = (said: Partial<ListingFields>, photos = 0) => {
  const fields = { ...newDraft, ...said }
  return doneSteps(fields, missingOf(fields, { photos, papers: [] }))
}

test('of a new draft no step is done', () => {
  expect(done({})).toEqual([])
})

test('a step that asks for nothing is done once it, or a later one, says something', () => {
  expect(done({ facing: 'East' })).toEqual(['condition'])
  expect(done({ price: 80_00_000 })).toEqual(['condition', 'price'])
})

test('pictures are done when there are enough', () => {
  expect(done({}, 3)).toEqual(['media'])
})

test('an industrial unit is posted as an office or a shop; a home is lived in', () => {
  const use = (said: Partial<ListingFields>) => fitToKind({ ...newDraft, ...said }).permittedUse
  expect(use({ subcategory: 'Offices', permittedUse: 'industrial' })).toBe('industrial')
  expect(use({ subcategory: 'Shops', permittedUse: 'office' })).toBe('retail')
  expect(use({ subcategory: 'Flats', permittedUse: 'industrial' })).toBe('residential')
})
