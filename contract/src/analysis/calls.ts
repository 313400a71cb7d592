import { z } from 'zod'
import { data, describe, nothing } from '../kernel/endpoint.ts'
import { id } from '../kernel/page.ts'
import {
  exteriorMaterials,
  type ListedIn,
  listedInNames,
  possessions,
  type StructureType,
  structureTypes,
  subcategories,
} from '../listings/facts.ts'
import { propertyItem } from '../listings/property.ts'
import { paths } from '../paths.ts'
import { oneOf, wholeOrBlank, words } from '../search/fields.ts'
import { analysisFilterNames, categoryValues, clearsFilter, listedInOf, mostFloors } from './facts.ts'

// What the market costs: every number comes with its source, its date and how many listings it is made of.

const moment = z.iso.datetime()
const listedIn = z.enum(Object.keys(listedInNames) as [ListedIn, ...ListedIn[]])

/** "Select city" asks for every city; the specification's own spellings are taken in any case. */
function choice<Out, In>(schema: z.ZodType<Out, In>, values: readonly string[] = []): z.ZodType<Out, In> {
  return z.preprocess((given) => {
    if (typeof given !== 'string') return given
    if (clearsFilter(given)) return undefined
    return values.find((value) => value.toLowerCase() === given.trim().toLowerCase()) ?? given
  }, schema) as unknown as z.ZodType<Out, In>
}

const place = (label: string) => choice(words(80, `Use at most 80 characters for the ${label}.`))
const count = (label: string, most: number) =>
  choice(wholeOrBlank(1, most, `${label} must be a number from 1 to ${most}.`))
const rupees = (label: string) => choice(wholeOrBlank(0, 1e12, `${label} must be a whole number of rupees.`))
const category = choice(oneOf(categoryValues, 'Category must be sell or Rent.'), categoryValues).transform((value) =>
  value === undefined ? undefined : listedInOf(value),
)
const kind = choice(oneOf(subcategories, 'We do not recognise this kind of property.'), subcategories)

/** The specification's filters, and the locality. Each may be left out. */
const filterFields = {
  country: place('country'),
  state: place('state'),
  city: place('city'),
  locality: place('locality'),
  bedrooms: count('Bedrooms', 10),
  bathrooms: count('Bathrooms', 10),
  floorsNo: count('Floors', mostFloors),
  category,
  subcategory: kind,
  exteriorMaterial: choice(oneOf(exteriorMaterials, 'We do not recognise this material.'), exteriorMaterials),
  structureType: choice(
    oneOf<StructureType>(structureTypes, 'We do not recognise this type of structure.'),
    structureTypes,
  ),
  min_price: rupees('The lowest price'),
  max_price: rupees('The highest price'),
  possession: choice(oneOf(possessions, 'We do not recognise this possession status.'), possessions),
}
const filters = z.object(filterFields).partial()

/** Where a number comes from, when it was counted, and of how many listings or deals it is made. */
const made = { source: z.string(), asOf: moment.nullable(), n: z.number() }
/** Rupees per sqft: the quarter, the middle and three quarters; null where there are too few. */
const band = {
  n: z.number(),
  low: z.number().nullable(),
  usual: z.number().nullable(),
  high: z.number().nullable(),
}

const allData = z.object({
  place: z.object({
    country: z.string(),
    state: z.string().nullable(),
    city: z.string().nullable(),
    locality: z.string().nullable(),
  }),
  /** Of what the prices are: for sale unless asked for otherwise. */
  listedIn,
  subcategory: z.enum(subcategories).nullable(),
  /** Of carpet area; of the plot for plots. */
  areaBasis: z.enum(['carpet', 'plot']),
  choices: z.object({ states: z.array(z.string()), cities: z.array(z.string()), localities: z.array(z.string()) }),
  summary: z.object({ ...made, ...band }),
  /** By locality; by city where no city is chosen. */
  byLocality: z.object({
    ...made,
    rows: z.array(
      z.object({
        name: z.string(),
        /** Of its own page; null where it has none. */
        slug: z.string().nullable(),
        latitude: z.number(),
        longitude: z.number(),
        ...band,
      }),
    ),
  }),
  /** By month, the newest last. By place and kind only. */
  trend: z.object({
    ...made,
    subcategory: z.enum(subcategories),
    rows: z.array(z.object({ month: z.iso.date(), usual: z.number(), n: z.number() })),
  }),
  supply: z.object({
    ...made,
    rows: z.array(z.object({ subcategory: z.enum(subcategories), bhk: z.number().nullable(), n: z.number() })),
  }),
  /** The first and last step are open. */
  distribution: z.object({
    ...made,
    rows: z.array(z.object({ from: z.number().nullable(), to: z.number().nullable(), n: z.number() })),
  }),
  /** Of one kind: flats where none is chosen. At any price. */
  rentYield: z.object({
    ...made,
    subcategory: z.enum(subcategories),
    rows: z.array(
      z.object({
        name: z.string(),
        /** A year's rent per sqft as per cent of the price per sqft. */
        percent: z.number(),
        rentPerSqft: z.number(),
        pricePerSqft: z.number(),
        rentals: z.number(),
        sales: z.number(),
      }),
    ),
  }),
  timeOnMarket: z.object({
    ...made,
    /** The median, in days; null where there are too few. */
    usualDays: z.number().nullable(),
    rows: z.array(z.object({ label: z.string(), n: z.number() })),
  }),
  /**
   * What was asked and what was paid, of deals closed here in two years, told five at a time: nothing below five. No rows
   * below thirty, each counted in fives.
   */
  deals: z.object({
    ...made,
    /** The median of paid as per cent of asked. */
    paidPercent: z.number().nullable(),
    usualDays: z.number().nullable(),
    asked: z.number().nullable(),
    paid: z.number().nullable(),
    rows: z.array(z.object({ label: z.string(), n: z.number() })),
  }),
})
export type AllData = z.output<typeof allData>
export type AnalysisQuery = z.input<typeof filters>

const details = z.object({
  ...made,
  propertydetails_id: z.number(),
  item: propertyItem,
  /** Rupees per sqft of this one. */
  pricePerSqft: z.number(),
  /** What is usual for its kind and rooms in its locality. */
  locality: z.object({ name: z.string(), ...band }),
  /** Per cent above (or below) the usual; null where there are too few. */
  differencePercent: z.number().nullable(),
  /** How many in a hundred of the locality's are cheaper per sqft. */
  cheaperPercent: z.number().nullable(),
  daysOnMarket: z.number(),
  /** Gross, at the usual rent of its kind and rooms; null where there are too few rentals. */
  rentYieldPercent: z.number().nullable(),
  priceHistory: z.array(z.object({ since: moment, price: z.number() })),
})
export type AnalysisDetails = z.output<typeof details>

const counted = z.object({ value: z.string(), n: z.number() })

export const analysis = describe(paths.analysis, {
  getRange: {
    access: 'public',
    isCostly: true,
    summary: 'The lowest and highest price and area of what is live, for sale and for rent',
    input: filters,
    reply: data(
      z.object({
        ...made,
        min_price: z.number().nullable(),
        max_price: z.number().nullable(),
        min_area: z.number().nullable(),
        max_area: z.number().nullable(),
        categories: z.array(
          z.object({
            category: z.enum(categoryValues),
            n: z.number(),
            min_price: z.number().nullable(),
            max_price: z.number().nullable(),
          }),
        ),
      }),
    ),
  },
  listFilterValues: {
    access: 'public',
    isCostly: true,
    summary: 'The values of one filter with how many live listings have each, under the other filters',
    input: filters.extend({
      filterName: choice(
        z.enum(analysisFilterNames, { error: 'There is no filter of this name.' }),
        analysisFilterNames,
      ),
    }),
    reply: data(z.object({ ...made, filterName: z.enum(analysisFilterNames), values: z.array(counted) })),
  },
  getDetails: {
    access: 'public',
    isCostly: true,
    summary: 'One live listing compared with what is usual around it, with its price history',
    input: z.object({ id }),
    reply: data(details),
    errors: ['not-found'],
  },
  countCategories: {
    access: 'public',
    isCostly: true,
    summary: 'How many live listings there are of each category and kind',
    input: filters,
    reply: data(
      z.object({
        ...made,
        rows: z.array(
          z.object({ category: z.enum(categoryValues), subcategory: z.enum(subcategories), n: z.number() }),
        ),
      }),
    ),
  },
  getAllData: {
    access: 'public',
    isCostly: true,
    summary: 'Every chart of the analysis for a district and kind of property, under any other filter, in one answer',
    input: filters.extend({ district: place('district'), property_type: kind }).partial(),
    reply: data(allData),
  },
  getUniqueData: {
    access: 'public',
    isCostly: true,
    summary: 'The different values of every filter among all live listings',
    input: nothing,
    reply: data(
      z.object({
        ...made,
        country: z.array(counted),
        state: z.array(counted),
        city: z.array(counted),
        category: z.array(counted),
        subcategory: z.array(counted),
        bedrooms: z.array(counted),
        bathrooms: z.array(counted),
        floorsNo: z.array(counted),
        exteriorMaterial: z.array(counted),
        structureType: z.array(counted),
        possession: z.array(counted),
      }),
    ),
  },
  getMatchingData: {
    access: 'public',
    isCostly: true,
    summary: 'The live listings most like one: same kind, rooms and place, of about the same size',
    input: z.object({ _id: id }),
    reply: data(
      z.object({ ...made, rows: z.array(z.object({ item: propertyItem, differencePercent: z.number().nullable() })) }),
    ),
    errors: ['not-found'],
  },
})
