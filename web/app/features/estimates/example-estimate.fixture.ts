import type { Estimate, EstimateComparable, GivenEstimate } from '@properysearch/contract/estimates/calls'
import type { AskedListing } from './estimate-body.tsx'

export const exampleAsked: AskedListing = { id: 3, listedIn: 'sell', subcategory: 'Flats', price: 90_00_000 }

export function exampleGiven(given: Partial<GivenEstimate> = {}): GivenEstimate {
  return {
    price: 84_40_000,
    low: 74_00_000,
    high: 96_50_000,
    pricePerSqft: 11_253,
    learnedFrom: 1650,
    trainedAt: '2026-11-19T20:30:00.000Z',
    accuracy: { of: 'place', place: 'Baner', listings: 62, medianErrorPercent: 7.2, coveragePercent: 80.6 },
    facts: [
      { key: 'locality', label: 'Baner', against: 'than in Pune as a whole', percent: 9.4, rupees: 7_25_000 },
      {
        key: 'age',
        label: '15 to 20 years old',
        against: 'than average for flats in Pune',
        percent: -6.1,
        rupees: -5_40_000,
      },
    ],
    ...given,
  }
}

export function exampleComparable(id: number, given: Partial<EstimateComparable> = {}): EstimateComparable {
  return {
    id,
    title: `Flat ${id}`,
    locality: 'Baner',
    society: null,
    bhk: '2',
    sizeInFt: 745,
    price: 82_00_000,
    pricePerSqft: 11_007,
    distanceKm: 0.8,
    listedAt: '2026-09-12T06:00:00.000Z',
    latitude: 18.56,
    longitude: 73.79,
    isLeftOut: false,
    ...given,
  }
}

export function exampleEstimate(given: Partial<Estimate> = {}): Estimate {
  return {
    estimate: exampleGiven(),
    refusal: null,
    comparables: [11, 12, 13, 14, 15, 16].map((id) => exampleComparable(id)),
    ...given,
  }
}
