import { z } from 'zod'
import { data, describe } from '../kernel/endpoint.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { id } from '../kernel/page.ts'
import { type Bhk, bhkNames } from '../listings/facts.ts'
import { listedIn } from '../listings/fields.ts'
import { fewPropertyIds } from '../listings/property.ts'
import { paths } from '../paths.ts'
import { type AccuracyOf, accuracyNames, type Refusal, refusalTexts } from './facts.ts'

// What a listing would be asked for, by those asked for others: an estimate with its error, not a valuation.

const moment = z.iso.datetime()

/** How right estimates of listings that the model had never seen were. */
const accuracy = z.object({
  listings: z.number(),
  /** Half of the estimates were at most so far from the asked price. */
  medianErrorPercent: z.number(),
  /** So many of the asked prices lay within the band. */
  coveragePercent: z.number(),
})
export type EstimateAccuracy = z.output<typeof accuracy>

const fact = z.object({
  key: z.string(),
  /** As the listing has it: `3rd of 11 floors`. */
  label: z.string(),
  /** Against what it moves the estimate. */
  against: z.string(),
  percent: z.number(),
  /** By so many rupees. */
  rupees: z.number(),
})
export type EstimateFact = z.output<typeof fact>

const comparable = z.object({
  id: z.number(),
  title: z.string(),
  locality: z.string(),
  society: z.string().nullable(),
  bhk: z.enum(keysOf<Bhk>(bhkNames)).nullable(),
  sizeInFt: z.number(),
  /** Rupees. */
  price: z.number(),
  pricePerSqft: z.number(),
  distanceKm: z.number(),
  listedAt: moment,
  latitude: z.number(),
  longitude: z.number(),
  /** Taken out by whoever asks. */
  isLeftOut: z.boolean(),
})
export type EstimateComparable = z.output<typeof comparable>

const given = z.object({
  /** Rupees; for rent, by the month. */
  price: z.number(),
  low: z.number(),
  high: z.number(),
  pricePerSqft: z.number(),
  /** Listings that the model learned from, and when. */
  learnedFrom: z.number(),
  trainedAt: moment,
  accuracy: accuracy.extend({ of: z.enum(keysOf<AccuracyOf>(accuracyNames)), place: z.string() }),
  /** The five that moved it most, the strongest first. */
  facts: z.array(fact),
})
export type GivenEstimate = z.output<typeof given>

const estimate = z.object({
  estimate: given.nullable(),
  /** Why there is none. */
  refusal: z.enum(keysOf<Refusal>(refusalTexts)).nullable(),
  /** The most alike first. */
  comparables: z.array(comparable),
})
export type Estimate = z.output<typeof estimate>

const asked = z.object({ propertyId: id, without: fewPropertyIds.optional() })

export const estimates = describe(paths.estimates, {
  getOfListing: {
    access: 'public',
    summary:
      'What a listing would be offered at, with its band, the facts that moved it most and its comparables, some of which can be left out. An estimate, not a valuation',
    input: asked,
    reply: data(estimate),
    errors: ['not-found'],
    isCostly: true,
    limit: { max: 60, seconds: 60 },
  },
  getOfMine: {
    access: 'user',
    summary: 'The same of a listing of mine, in any state',
    input: asked,
    reply: data(estimate),
    errors: ['not-found'],
    isCostly: true,
    limit: { max: 60, seconds: 60, per: 'person' },
  },
  listAccuracy: {
    access: 'public',
    summary: 'How accurate the estimates of held-out listings were, overall and place by place',
    input: z.object({ listedIn }),
    reply: data(
      z
        .object({
          trainedAt: moment,
          /** So many listings had too few comparables and would have had no estimate: they are not judged. */
          refused: z.number().nullable(),
          whole: accuracy,
          places: z.array(accuracy.extend({ city: z.string(), locality: z.string().nullable() })),
        })
        .nullable(),
    ),
    limit: { max: 120, seconds: 60 },
  },
})
