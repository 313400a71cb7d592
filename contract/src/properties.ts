import { z } from 'zod'
import { data, describe, done, envelope } from './endpoint.ts'
import { id, page } from './page.ts'
import { paths } from './paths.ts'
import { fewPropertyIds, propertyDetails, propertyIds, propertyItem, propertyPage } from './property.ts'
import { type ReportReason, reportReasonNames } from './property-facts.ts'
import { checkPage, searchQuery, understood } from './search.ts'
import { defaultRadiusKm, maxRadiusKm } from './search-facts.ts'
import { decimalNumber, degrees, words } from './search-fields.ts'

/** A page of a search. `nextAfter` and `previousAfter` lead on at any depth; null where there is nothing more. */
const searchReply = envelope({
  ...propertyPage,
  nextAfter: z.string().nullable(),
  previousAfter: z.string().nullable(),
  understood,
  area: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }).nullable(),
})

export const reportInput = z.object({
  id,
  reason: z.enum(Object.keys(reportReasonNames) as [ReportReason, ...ReportReason[]], {
    error: 'Choose what is wrong with this listing',
  }),
  note: z
    .string({ error: 'Write a sentence or two' })
    .trim()
    .max(1000, 'At most 1,000 characters')
    .transform((text) => text.replaceAll('\u0000', ''))
    .default(''),
})

export const properties = describe(paths.properties, {
  searchProperties: {
    access: 'public',
    isCostly: true,
    summary: 'Search live listings',
    input: searchQuery,
    reply: searchReply,
  },
  listProperties: {
    access: 'public',
    isCostly: true,
    summary: 'Live listings, page by page; the same query as the search',
    input: searchQuery,
    reply: searchReply,
  },
  listNearby: {
    access: 'public',
    isCostly: true,
    summary: `Live listings around a place, nearest first; within ${defaultRadiusKm} km unless told otherwise`,
    input: z
      .object({
        lat: degrees(90, 'Latitude must be between -90 and 90'),
        lng: degrees(180, 'Longitude must be between -180 and 180'),
        radiusKm: decimalNumber(0.1, maxRadiusKm, `The radius must be 0.1 to ${maxRadiusKm} km.`),
        page: searchQuery.shape.page,
        after: searchQuery.shape.after,
      })
      .check(checkPage),
    reply: envelope({
      ...propertyPage,
      /** `zoomLevel` is the map zoom that shows the listing together with the place asked about. */
      data: z.array(propertyItem.extend({ zoomLevel: z.number() })),
      nextAfter: z.string().nullable(),
      previousAfter: z.string().nullable(),
    }),
  },
  recommend: {
    access: 'public',
    isCostly: true,
    summary: 'Listings similar to those given; without any, the featured and newest in a city',
    input: z.object({
      /** The listings looked at, newest first. Signed in and without any, one's favourites are taken. */
      propertyIds: propertyIds.optional(),
      city: words(80, 'City must be at most 80 characters.'),
    }),
    reply: data(z.array(propertyItem)),
  },
  getOffers: {
    access: 'public',
    isCostly: true,
    summary: 'Similar listings near this one, cheaper per sqft first',
    input: z.object({ id }),
    reply: data(
      z.array(
        propertyItem.extend({
          /** Against the listing asked about: below 0 is cheaper. */
          offer: z.object({ priceDifference: z.number(), pricePerSqftDifference: z.number(), distanceKm: z.number() }),
        }),
      ),
    ),
    errors: ['not-found'],
  },
  listPromoted: {
    access: 'public',
    isCostly: true,
    summary: 'Featured listings of a city, or of all cities (`all` or a number)',
    input: z.object({
      param: z
        .string()
        .trim()
        .regex(/^\P{Cc}{1,80}$/u, 'This city is not known.'),
      page,
    }),
    reply: envelope(propertyPage),
  },
  listByIds: {
    access: 'public',
    summary: 'The listings with these ids, in the order given; those no longer public are left out',
    input: z.object({ ids: fewPropertyIds }),
    reply: data(z.array(propertyItem)),
    limit: { max: 240, seconds: 60 },
  },
  getProperty: {
    access: 'public',
    summary: 'One listing with everything public about it',
    input: z.object({ id }),
    reply: data(propertyDetails),
    errors: ['not-found'],
  },
  getPropertyData: {
    access: 'public',
    summary: 'The same as getProperty, under its second name',
    input: z.object({ id }),
    reply: data(propertyDetails),
    errors: ['not-found'],
  },
  findForUser: {
    access: 'signed-in',
    summary: 'One listing with my own marks on it; its owner can open it even when it is not live',
    input: z.object({ id, userId: id }),
    reply: data(
      propertyDetails.extend({
        userData: z.object({
          isMine: z.boolean(),
          isFavourite: z.boolean(),
          isShortlisted: z.boolean(),
          isInterested: z.boolean(),
        }),
      }),
    ),
    errors: ['not-found'],
  },
  reportProperty: {
    access: 'public',
    summary: 'Report a problem with a listing',
    input: reportInput,
    reply: done,
    errors: ['not-found'],
    limit: { max: 20, seconds: 3600 },
  },
})
