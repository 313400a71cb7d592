import { z } from 'zod'
import { keysOf } from '../kernel/keys-of.ts'
import { id } from '../kernel/page.ts'
import {
  type Availability,
  amenities,
  availabilityNames,
  type Bhk,
  bhkNames,
  exteriorMaterials,
  facings,
  furnishings,
  type ListedIn,
  listedInNames,
  type PermittedUse,
  type PostedBy,
  permittedUseNames,
  possessions,
  postedByNames,
  propertyAges,
  structureTypes,
  subcategories,
} from './facts.ts'

// A listing on the wire: the specification's four groups, each with what the domain adds to it.

const day = z.iso.date()
const moment = z.iso.datetime()

export const picture = z.object({
  /** Of a middling rendering, to be fetched as it is: `pictureUrl(picture, 1600, 'avif')` has the others. */
  url: z.string(),
  /** Of the largest rendering; the others have the same shape. */
  width: z.number(),
  height: z.number(),
  /** The colour to show until it has come. */
  placeholder: z.string(),
  alt: z.string(),
})
export type Picture = z.output<typeof picture>

export const propertyItem = z.object({
  propertydata: z.object({
    id: z.number(),
    title: z.string(),
    /** Rupees; for rent, by the month. */
    price: z.number(),
    listedIn: z.enum(keysOf<ListedIn>(listedInNames)),
    /** 1 when it is promoted: shown as Featured. */
    promotePropertyStatus: z.union([z.literal(0), z.literal(1)]),
    subcategory: z.enum(subcategories),
    /** Rupees per sqft of sizeInFt. */
    pricePerSqft: z.number(),
    postedBy: z.enum(keysOf<PostedBy>(postedByNames)),
    possession: z.enum(possessions),
    /** Rupees; rent only. */
    deposit: z.number().nullable(),
    /** Rupees by the month. */
    maintenance: z.number().nullable(),
    reraNumber: z.string().nullable(),
    /** When it went live, and when the owner last confirmed that it is still available. */
    listedAt: moment,
    confirmedAt: moment,
    /** Since when it says something else than what was verified, and is being checked again; null when it does not. */
    beingCheckedSince: moment.nullable(),
    availability: z.enum(keysOf<Availability>(availabilityNames)),
  }),
  mediaData: z.object({
    /** In lists, the first few. */
    images: z.array(picture),
    imageCount: z.number(),
  }),
  locationData: z.object({
    address: z.string(),
    locality: z.string(),
    society: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    /** From the place asked about, when there was one. */
    distanceKm: z.number().nullable(),
  }),
  detailsData: z.object({
    /** Plots have no bedrooms or bathrooms; offices and shops no bedrooms. 10 means 10 or more. */
    bedrooms: z.number().nullable(),
    bathrooms: z.number().nullable(),
    bhk: z.enum(keysOf<Bhk>(bhkNames)).nullable(),
    /** Carpet area; of a plot, its area. */
    sizeInFt: z.number(),
    garages: z.number(),
    balconies: z.number(),
    floor: z.number().nullable(),
    totalFloors: z.number().nullable(),
    furnishing: z.enum(furnishings).nullable(),
    facing: z.enum(facings).nullable(),
    age: z.enum(propertyAges).nullable(),
    permittedUse: z.enum(keysOf<PermittedUse>(permittedUseNames)),
  }),
})
export type PropertyItem = z.output<typeof propertyItem>

/** A page of listings. The total is exact, or, when isTotalExact is false, at least so many. */
export const propertyPage = {
  data: z.array(propertyItem),
  page: z.number(),
  pageSize: z.number(),
  total: z.number(),
  isTotalExact: z.boolean(),
}

/** Ids as an array or with commas between. */
const idsUpTo = (most: number) =>
  z
    .preprocess(
      (given) =>
        typeof given === 'string' ? given.split(',').filter(Boolean) : Array.isArray(given) ? given : [given],
      z.array(id).max(most, `At most ${most} properties at once.`),
    )
    .meta({ description: 'An id, or several' }) as unknown as z.ZodType<number[], number | string | readonly number[]>

export const propertyIds = idsUpTo(100)
/** As many as one remembers having looked at. */
export const fewPropertyIds = idsUpTo(12)

/** One step of a listing's own price. */
const priceStep = z.object({ price: z.number(), since: day })

/** What is usual around it, month by month. */
const trendMonth = z.object({ month: day, pricePerSqft: z.number(), listings: z.number() })

/** A badge with the evidence behind it. */
const badge = z.object({
  kind: z.enum(['verified-listing', 'being-checked', 'verified-owner', 'rera', 'recently-confirmed']),
  label: z.string(),
  evidence: z.string(),
  since: day,
})

export const propertyDetails = z.object({
  ...propertyItem.shape,
  propertydata: propertyItem.shape.propertydata.extend({
    description: z.string(),
    availableFrom: day.nullable(),
    /** When a home under construction is promised. */
    possessionOn: day.nullable(),
  }),
  mediaData: propertyItem.shape.mediaData.extend({ floorPlan: picture.nullable(), videoUrl: z.string().nullable() }),
  locationData: propertyItem.shape.locationData.extend({
    zone: z.string().nullable(),
    /** Who governs building here: PMC, PCMC, PMRDA, a cantonment or a council. */
    authority: z.string().nullable(),
  }),
  detailsData: propertyItem.shape.detailsData.extend({
    carpetSqft: z.number().nullable(),
    builtUpSqft: z.number().nullable(),
    superBuiltUpSqft: z.number().nullable(),
    plotSqft: z.number().nullable(),
    amenities: z.array(z.enum(amenities)),
    exteriorMaterial: z.enum(exteriorMaterials).nullable(),
    structureType: z.enum(structureTypes).nullable(),
  }),
  /** Who posted it: never more than a first name and since when. */
  posterData: z.object({
    id: z.number(),
    name: z.string(),
    postedBy: z.enum(keysOf<PostedBy>(postedByNames)),
    memberSince: day,
  }),
  priceHistory: z.array(priceStep),
  /** Usual ₹ per sqft of the same kind in the same locality over a year; empty where too few are known. */
  localityTrend: z.array(trendMonth),
  badges: z.array(badge),
})
export type PropertyDetails = z.output<typeof propertyDetails>
