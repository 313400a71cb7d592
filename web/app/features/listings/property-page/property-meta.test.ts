import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { expect, test } from 'vitest'
import { exampleProperty } from '../example-property.fixture.ts'
import { factRows } from '../fact-rows.ts'
import { propertyJsonLd } from './property-json-ld.ts'
import { descriptionOf, titleOf } from './property-meta.ts'

const flat = exampleProperty()
const rented = exampleProperty({ propertydata: { listedIn: 'rent', price: 32_000, deposit: 96_000 } })
const plot = exampleProperty({
  propertydata: { subcategory: 'Plots' },
  detailsData: {
    bhk: null,
    bedrooms: null,
    bathrooms: null,
    carpetSqft: null,
    plotSqft: 2400,
    sizeInFt: 2400,
    floor: null,
    totalFloors: null,
    age: null,
    furnishing: null,
  },
})

test('the title says what, where and how much', () => {
  expect(titleOf(flat)).toBe('2 BHK flat for sale in Baner, Pune, ₹90 Lac')
  expect(titleOf(rented)).toBe('2 BHK flat for rent in Baner, Pune, ₹32,000 /month')
  expect(titleOf(plot)).toBe('Plot for sale in Baner, Pune, ₹90 Lac')
})

test('the description ends with a whole word within 160 characters', () => {
  const long = exampleProperty({ propertydata: { description: 'Bright rooms, '.repeat(40) } })
  expect(descriptionOf(long).length).toBeLessThanOrEqual(161)
  expect(descriptionOf(long)).toMatch(/(Bright|rooms)…$/)
  expect(descriptionOf(flat)).toBe('750 sqft carpet in Kinara Grove, ready to move. A bright corner flat.')
})

const address = {
  siteUrl: 'https://example.in',
  path: '/property/ViewPropertyDetails/7',
  trail: [
    { name: 'Home', path: '/' },
    { name: 'This flat', path: '/property/ViewPropertyDetails/7' },
  ],
}
const graphOf = (property: PropertyDetails) => propertyJsonLd(property, address)['@graph']

test('search engines read a listing, its place, its offer and the way to it', () => {
  const [listing, trail] = graphOf(flat)
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    url: 'https://example.in/property/ViewPropertyDetails/7',
    datePosted: '2026-05-17',
    image: ['https://example.in/pictures/7/1-1600.webp'],
    about: {
      '@type': 'Apartment',
      numberOfBedrooms: 2,
      floorSize: { value: 750, unitCode: 'FTK' },
      address: { addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' },
    },
    offers: { '@type': 'Offer', price: 90_00_000, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.in/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'This flat',
        item: 'https://example.in/property/ViewPropertyDetails/7',
      },
    ],
  })
})

test('a rent is by the month, a plot has no rooms, nobody’s name or number is told', () => {
  expect(graphOf(rented)[0]).toMatchObject({
    offers: {
      priceSpecification: { price: 32_000, unitCode: 'MON' },
      businessFunction: expect.stringMatching(/LeaseOut$/),
    },
  })
  expect(graphOf(plot)[0]).not.toHaveProperty('about.numberOfBedrooms')
  expect(graphOf(plot)[0]).toHaveProperty('about.geo')
  expect(JSON.stringify(graphOf(flat))).not.toContain('Mandar')
})

test('facts fit the kind', () => {
  const labels = (property: PropertyDetails) => factRows(property).map((row) => row.label)
  expect(labels(flat)).toEqual(expect.arrayContaining(['Rooms', 'Bathrooms', 'Carpet area', 'Floor', 'Age']))
  expect(labels(flat)).not.toContain('Permitted use')
  expect(labels(plot)).toEqual([
    'Property type',
    'Plot area',
    'Facing',
    'Possession',
    'Permitted use',
    'Society',
    'Building authority',
  ])
})
