import { z } from 'zod'
import { data, describe, envelope } from '../kernel/endpoint.ts'
import { id, page } from '../kernel/page.ts'
import { propertyIds, propertyItem, propertyPage } from '../listings/property.ts'
import { paths } from '../paths.ts'
import { checkPage, searchedCity, searchQuery, understood } from './calls.ts'
import { defaultRadiusKm, maxRadiusKm } from './facts.ts'
import { decimalNumber, degrees, words } from './fields.ts'

// The searches that answer listings.

/** A page of a search. `nextAfter` and `previousAfter` lead on at any depth; null where there is nothing more. */
const searchReply = envelope({
  ...propertyPage,
  nextAfter: z.string().nullable(),
  previousAfter: z.string().nullable(),
  understood,
  city: searchedCity,
  area: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }).nullable(),
})

export const foundListings = describe(paths.search, {
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
        .regex(/^\P{Cc}{1,80}$/u, 'We do not recognise this city.'),
      page,
    }),
    reply: envelope(propertyPage),
  },
})
