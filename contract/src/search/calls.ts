import { z } from 'zod'
import { data, describe, envelope } from '../kernel/endpoint.ts'
import { keysOf } from '../kernel/keys-of.ts'
import {
  type Amenity,
  amenities,
  type Bhk,
  bhkNames,
  countCap,
  facings,
  floorCounts,
  furnishings,
  listedInNames,
  type PostedBy,
  possessions,
  postedByNames,
  propertyAges,
  subcategories,
} from '../listings/facts.ts'
import { paths } from '../paths.ts'
import { saidTogether } from '../values/text.ts'
import {
  type Budget,
  budgets,
  lastNumberedPage,
  maxRadiusKm,
  optionNamed,
  optionsOf,
  type SearchType,
  type Sort,
  searchTypes,
  sortNames,
  typeOfOption,
} from './facts.ts'
import { box, decimalNumber, oneOf, polygon, position, someOf, wholeOrBlank, words } from './fields.ts'

const options = [...new Set([...keysOf(searchTypes).flatMap((type) => Object.keys(optionsOf(type))), ...subcategories])]
const rupees = (label: string) => wholeOrBlank(0, 1e12, `${label} must be a whole number of rupees.`)
const sqft = (label: string) => wholeOrBlank(0, 1e9, `${label} must be a whole number of square feet.`)

const longestText = 200
const tooLong = `Use at most ${longestText} characters.`

/** What narrows a search, without its order and page. */
const filters = {
  type: oneOf<SearchType>(keysOf(searchTypes), 'Type must be buy, rent, commercial or plots.', { sell: 'buy' }),
  /** An option of the type, or the name of a kind of property. */
  subCategory: oneOf(options, 'We do not recognise this kind of property.'),
  budget: oneOf<Budget>(keysOf(budgets), 'We do not recognise this budget.'),
  minPrice: rupees('The lowest price'),
  maxPrice: rupees('The highest price'),
  /** A locality, a project, or a sentence such as `2 bhk in baner under 80 lakh`. */
  text: words(longestText, tooLong),
  /** Other words for the text; what they say is added to it. */
  location: words(longestText, tooLong),
  locality: words(longestText, tooLong),
  /** A city we serve, or `All India`. A city or locality that the text names wins over it. */
  city: words(80, 'City must be at most 80 characters.'),
  bhk: someOf<Bhk>(keysOf(bhkNames), 'BHK must be numbers from 0 (1 RK) to 10 (10+ BHK).'),
  /** At least this many. */
  bathrooms: wholeOrBlank(1, countCap, `Bathrooms must be a number from 1 to ${countCap}.`),
  /** Floors of the building; four are four or more. */
  floorsNo: someOf(floorCounts, 'Floors must be numbers from 1 to 4.'),
  minArea: sqft('The smallest area'),
  maxArea: sqft('The largest area'),
  possession: someOf(possessions, 'We do not recognise this possession status.'),
  furnishing: someOf(furnishings, 'We do not recognise this furnishing.'),
  facing: someOf(facings, 'We do not recognise this direction.'),
  age: someOf(propertyAges, 'We do not recognise this age.'),
  /** All of them nearby. */
  amenities: someOf<Amenity>(amenities, 'We do not recognise this amenity.'),
  postedBy: someOf<PostedBy>(keysOf(postedByNames), 'Posted by must be owner, agent or builder.'),
  /** The map's view. Read on a grid of at most 1/16 of its longer side, so that list, count and map agree. */
  box: box('The map area must be west,south,east,north in degrees.'),
  polygon: polygon('An area must be corners as longitude latitude, with commas between.'),
  near: position('Near must be latitude,longitude in degrees.'),
  radiusKm: decimalNumber(0.1, maxRadiusKm, `The radius must be 0.1 to ${maxRadiusKm} km.`),
}

const paging = {
  sort: oneOf<Sort>(keysOf(sortNames), 'We do not recognise this sort order.'),
  page: wholeOrBlank(1, 1_000_000, 'Page must be a whole number of 1 or more.'),
  /** The `nextAfter` or `previousAfter` of an earlier answer to the same search. */
  after: words(600, 'We do not recognise this place in the list.'),
}

type Filters = { [K in keyof typeof filters]?: z.output<(typeof filters)[K]> | undefined }

/** What one field cannot see by itself. */
function checkFilters(ctx: z.core.ParsePayload<Filters>): void {
  const query = ctx.value
  const { text, location, locality } = query
  delete query.location
  delete query.locality
  if (location || locality) query.text = saidTogether([text, location, locality])
  if (query.subCategory !== undefined) query.subCategory = optionNamed(query.type, query.subCategory)
  const refuse = (field: keyof Filters, message: string) =>
    ctx.issues.push({ code: 'custom', path: [field], message, input: query })
  if (query.text !== undefined && query.text.length > longestText) refuse('text', tooLong)
  if (query.subCategory !== undefined) {
    const type = query.type ?? typeOfOption(query.subCategory)
    if (type && !(query.subCategory in optionsOf(type))) {
      refuse('subCategory', `${searchTypes[type].label} has no such kind of property.`)
    }
  }
  if (query.minPrice !== undefined && query.maxPrice !== undefined && query.minPrice > query.maxPrice) {
    refuse('maxPrice', 'The highest price is below the lowest.')
  }
  if (query.minArea !== undefined && query.maxArea !== undefined && query.minArea > query.maxArea) {
    refuse('maxArea', 'The largest area is below the smallest.')
  }
  if (query.radiusKm !== undefined && query.near === undefined)
    refuse('radiusKm', 'To search within a radius, choose a place.')
}

function checkPaging(ctx: z.core.ParsePayload<z.output<z.ZodObject<typeof filters & typeof paging>>>): void {
  checkFilters(ctx as z.core.ParsePayload<Filters>)
  checkPage(ctx)
  const query = ctx.value
  if (query.sort === 'distance' && query.near === undefined) {
    ctx.issues.push({
      code: 'custom',
      path: ['sort'],
      message: 'To sort by distance, choose a place.',
      input: query,
    })
  }
}

/** For every input with these two fields. */
export function checkPage(ctx: z.core.ParsePayload<{ page?: number | undefined; after?: string | undefined }>): void {
  const { page, after } = ctx.value
  if (page !== undefined && page > lastNumberedPage && after === undefined) {
    const message = `Pages beyond ${lastNumberedPage} can be reached only from the page before, with its nextAfter.`
    ctx.issues.push({ code: 'custom', path: ['page'], message, input: ctx.value })
  }
}

function leavePaging(ctx: z.core.ParsePayload<{ [K in keyof typeof paging]?: unknown }>): void {
  for (const field of keysOf(paging)) delete ctx.value[field]
}

/** The one query object: it drives the list, the count, the facets and the map. Every field may be left out. */
export const searchQuery = z.strictObject({ ...filters, ...paging }).check(checkPaging)
export type SearchQuery = z.output<typeof searchQuery>
/** As it is sent: texts, with commas in lists. */
export type SentSearchQuery = z.input<typeof searchQuery>

/** The same for what has neither order nor pages: those of a list's address are left aside. */
export const searchFilters = z.strictObject({ ...filters, ...paging }).check(checkFilters, leavePaging)
export type SearchFilters = Omit<z.output<typeof searchFilters>, keyof typeof paging>

const understoodKinds = [
  'listedIn',
  'subcategory',
  'bhk',
  'price',
  'possession',
  'furnishing',
  'facing',
  'postedBy',
  'city',
  'locality',
  'society',
  'words',
] as const

/** What the search made of the text: one chip for each piece, and the text that remains when the chip is removed. */
export const understood = z.object({
  chips: z.array(
    z.object({
      kind: z.enum(understoodKinds),
      label: z.string(),
      /** The piece as it was typed. */
      typed: z.string(),
      /** Whether a typing error was forgiven. */
      isCorrected: z.boolean(),
      without: z.string(),
    }),
  ),
})
export type Understood = z.output<typeof understood>
export type UnderstoodKind = (typeof understoodKinds)[number]

/** The area that was really looked at: the asked box on the grid. */
const area = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })

/** Exact, or, when isTotalExact is false, about this many. */
export const totals = { total: z.number(), isTotalExact: z.boolean() }

/** Where the listings were looked for; null when in several cities, or an area on the map. */
export const searchedCity = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable()

const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  /** How many there would be with this value chosen in place of what is chosen now. About so many if not isExact. */
  count: z.number(),
  isExact: z.boolean(),
})
export const facetNames = [
  'subCategory',
  'bhk',
  'bathrooms',
  'budget',
  'possession',
  'furnishing',
  'facing',
  'age',
  'amenities',
  'postedBy',
] as const
export type FacetName = (typeof facetNames)[number]
export type FacetValue = z.output<typeof facetValue>

const cluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.number(),
  /** The listing itself where there is only one and the view is close enough to know it. */
  property: z
    .object({
      id: z.number(),
      title: z.string(),
      price: z.number(),
      listedIn: z.enum(keysOf(listedInNames)),
    })
    .nullable(),
})
export type Cluster = z.output<typeof cluster>

const suggestion = z.object({
  kind: z.enum(['city', 'locality', 'society']),
  /** What to put into the search box. */
  text: z.string(),
  label: z.string(),
  /** Where it lies, such as `Baner, Pune`. */
  place: z.string(),
  /** Live listings there. */
  count: z.number(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type Suggestion = z.output<typeof suggestion>

export const search = describe(paths.search, {
  getFacets: {
    access: 'public',
    isCostly: true,
    summary: 'How many listings each further choice would leave, for the same query as the list',
    input: searchFilters,
    reply: data(
      z.object({
        ...totals,
        facets: z.record(z.enum(facetNames), z.array(facetValue)),
        understood,
        area: area.nullable(),
      }),
    ),
  },
  getClusters: {
    access: 'public',
    isCostly: true,
    summary:
      'The same query as groups on the map; their counts add up to the total of the list, or are approximate where isTotalExact is false',
    input: z
      .strictObject({ ...filters, ...paging, zoom: wholeOrBlank(0, 22, 'Zoom must be a whole number from 0 to 22.') })
      .check(checkFilters, leavePaging),
    reply: data(
      z.object({
        total: z.number(),
        /** False where there are so many that they were counted from a part of each place. */
        isTotalExact: z.boolean(),
        clusters: z.array(cluster),
        understood,
        area: area.nullable(),
      }),
    ),
  },
  suggest: {
    access: 'public',
    isCostly: true,
    summary: 'Localities, projects and cities suggested while typing; allows for typing errors',
    input: z.object({ text: words(80, 'Use at most 80 characters.') }),
    reply: data(z.array(suggestion)),
  },
  getCategoryCounts: {
    access: 'public',
    isCostly: true,
    summary: 'How many live listings there are of each kind, in a city or in all',
    input: z.object({ city: words(80, 'City must be at most 80 characters.') }),
    reply: envelope({
      data: z.array(
        z.object({ subcategory: z.enum(subcategories), sell: z.number(), rent: z.number(), total: z.number() }),
      ),
    }),
  },
})
