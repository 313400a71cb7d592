import type { AllData } from '@properysearch/contract/analysis/calls'
import type { PropertyItem } from '@properysearch/contract/listings/property'

const made = { source: 'Live listings on Properysearch', asOf: '2026-11-15T10:00:00.000Z', n: 60 }
const band = { n: 30, low: 9_000, usual: 11_000, high: 13_000 }

export const exampleAnalysis: AllData = {
  place: { country: 'India', state: 'Maharashtra', city: 'Pune', locality: null },
  listedIn: 'sell',
  subcategory: 'Flats',
  areaBasis: 'carpet',
  choices: { states: ['Maharashtra'], cities: ['Mumbai', 'Pune'], localities: ['Baner', 'Wakad'] },
  summary: { ...made, ...band, n: 60 },
  byLocality: {
    ...made,
    rows: [
      { name: 'Baner', slug: 'baner-pune', latitude: 18.56, longitude: 73.79, ...band, usual: 12_500 },
      { name: 'Wakad', slug: 'wakad-pune', latitude: 18.6, longitude: 73.76, ...band, usual: 9_500 },
      {
        name: 'Kiwale',
        slug: 'kiwale-pune',
        latitude: 18.66,
        longitude: 73.73,
        n: 2,
        low: null,
        usual: null,
        high: null,
      },
    ],
  },
  trend: {
    ...made,
    subcategory: 'Flats',
    rows: [
      { month: '2026-09-01', usual: 10_000, n: 50 },
      { month: '2026-10-01', usual: 10_500, n: 55 },
      { month: '2026-11-01', usual: 11_000, n: 60 },
    ],
  },
  supply: {
    ...made,
    rows: [
      { subcategory: 'Flats', bhk: 2, n: 40 },
      { subcategory: 'Flats', bhk: 3, n: 20 },
    ],
  },
  distribution: {
    ...made,
    rows: [
      { from: null, to: 9_000, n: 15 },
      { from: 9_000, to: 13_000, n: 30 },
      { from: 13_000, to: null, n: 15 },
    ],
  },
  rentYield: {
    ...made,
    subcategory: 'Flats',
    rows: [{ name: 'Wakad', percent: 3.4, rentPerSqft: 27.5, pricePerSqft: 9_500, rentals: 12, sales: 30 }],
  },
  timeOnMarket: {
    ...made,
    usualDays: 48,
    rows: [
      { label: 'Under 30 days', n: 20 },
      { label: '30 to 59 days', n: 40 },
    ],
  },
  deals: { ...made, n: 3, paidPercent: null, usualDays: null, asked: null, paid: null, rows: [] },
}

export const exampleItem: PropertyItem = {
  propertydata: {
    id: 1,
    title: '2 BHK flat in Baner',
    price: 90_00_000,
    listedIn: 'sell',
    promotePropertyStatus: 0,
    subcategory: 'Flats',
    pricePerSqft: 12_000,
    postedBy: 'owner',
    possession: 'Ready To Move',
    deposit: null,
    maintenance: null,
    reraNumber: null,
    listedAt: '2026-10-06T10:00:00.000Z',
    confirmedAt: '2026-11-01T10:00:00.000Z',
    beingCheckedSince: null,
    availability: 'available',
  },
  mediaData: { images: [], imageCount: 0 },
  locationData: {
    address: 'Lane 5',
    locality: 'Baner',
    society: null,
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411045',
    latitude: 18.559,
    longitude: 73.7868,
    distanceKm: null,
  },
  detailsData: {
    bedrooms: 2,
    bathrooms: 2,
    bhk: '2',
    sizeInFt: 750,
    garages: 1,
    balconies: 1,
    floor: 3,
    totalFloors: 9,
    furnishing: null,
    facing: null,
    age: null,
    permittedUse: 'residential',
  },
}
