import { z } from 'zod'
import { data, describe, done, nothing } from '../kernel/endpoint.ts'
import { id } from '../kernel/page.ts'
import { subcategories } from '../listings/facts.ts'
import { paths } from '../paths.ts'

// The paid report of one property, as it was when it was made. Rupees.

const moment = z.iso.datetime()

const comparable = z.object({
  propertyId: z.number(),
  title: z.string(),
  locality: z.string(),
  price: z.number(),
  pricePerSqft: z.number(),
  sizeSqft: z.number(),
  distanceKm: z.number(),
  latitude: z.number(),
  longitude: z.number(),
  /** Since when it is asked for at this price. Early reports did not say it. */
  pricedAt: moment.nullable().default(null),
})

export const reportContent = z.object({
  propertyId: z.number(),
  title: z.string(),
  locality: z.string(),
  city: z.string(),
  /** The locality or city of which the usual prices, the trend and the deals are. Early reports did not say it. */
  around: z.string().default('the area'),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  subcategory: z.enum(subcategories),
  bhk: z.number().nullable(),
  sizeSqft: z.number(),
  price: z.number(),
  pricePerSqft: z.number(),
  daysOnMarket: z.number(),
  /** Its like around. */
  standing: z.object({
    n: z.number(),
    low: z.number().nullable(),
    usual: z.number().nullable(),
    high: z.number().nullable(),
    differencePercent: z.number().nullable(),
    cheaperPercent: z.number().nullable(),
  }),
  trend: z.array(z.object({ month: z.iso.date(), usual: z.number(), n: z.number() })),
  comparables: z.array(comparable),
  rentYield: z.object({ percent: z.number(), rentPerSqft: z.number(), rentals: z.number() }).nullable(),
  /** What was asked and agreed around, from five deals on. */
  deals: z.object({ n: z.number(), paidPercent: z.number().nullable() }),
  owning: z.object({
    lines: z.array(z.object({ label: z.string(), rupees: z.number().nullable(), note: z.string() })),
    total: z.number(),
    owed: z.number(),
    years: z.array(z.object({ year: z.number(), interest: z.number(), principal: z.number(), upkeep: z.number() })),
  }),
  /** Of the papers usual for its kind. Nobody has judged the title. */
  papers: z.object({ given: z.array(z.string()), missing: z.array(z.string()) }),
  priceHistory: z.array(z.object({ since: moment, price: z.number() })),
  /** What the price history shows, in sentences. */
  historySays: z.array(z.string()),
  /** An estimate, not a valuation; null where there is none. */
  estimate: z
    .object({
      value: z.number(),
      low: z.number(),
      high: z.number(),
      /** Half of the estimates there were at most so far from the price asked. */
      errorPercent: z.number(),
      errorPlace: z.string(),
      /** So many of the prices asked there lay within the band, of so many listings. Early reports did not say it. */
      coveragePercent: z.number().nullable().default(null),
      errorListings: z.number().nullable().default(null),
    })
    .nullable(),
  sources: z.array(z.object({ what: z.string(), source: z.string(), asOf: moment.nullable(), n: z.number() })),
})
export type ReportContent = z.output<typeof reportContent>

const summary = z.object({
  id: z.number(),
  /** Null for a sample. */
  orderId: z.number().nullable(),
  propertyId: z.number(),
  title: z.string(),
  madeAt: moment,
})
export type AnalysisReportSummary = z.output<typeof summary>

const report = summary.extend({ content: reportContent })
export type AnalysisReport = z.output<typeof report>

export const analysisReports = describe(paths.analysis, {
  listReports: {
    access: 'signed-in',
    summary: 'The reports I have bought, the newest first',
    input: nothing,
    reply: data(z.array(summary)),
  },
  getReport: {
    access: 'signed-in',
    summary: 'A report of mine',
    input: z.object({ reportId: id }),
    reply: data(report),
    errors: ['not-found'],
  },
  downloadReport: {
    access: 'signed-in',
    summary: 'A report of mine, as a PDF',
    input: z.object({ reportId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
})
