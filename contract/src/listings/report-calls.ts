import { z } from 'zod'
import { decisionReason } from '../backoffice/decision.ts'
import { describe, done } from '../kernel/endpoint.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { withoutNul } from '../values/text.ts'
import { type ReportReason, reportReasonNames } from './facts.ts'

const moment = z.iso.datetime()
const reasons = Object.keys(reportReasonNames) as [ReportReason, ...ReportReason[]]
const reportReason = z.enum(reasons)

/** What people say about one listing. */
const report = z.object({
  property: z.object({ id: z.number(), title: z.string(), state: z.string() }),
  count: z.number(),
  /** The most frequent first. */
  reasons: z.array(z.object({ reason: reportReason, count: z.number() })),
  /** The five newest. */
  newest: z.array(
    z.object({
      id: z.number(),
      reason: reportReason,
      note: z.string(),
      /** Null: somebody who was not signed in. */
      reporter: z.string().nullable(),
      reportedAt: moment,
    }),
  ),
  firstReportedAt: moment,
  lastReportId: z.number(),
})
export type ReportedListing = z.output<typeof report>

export const reportInput = z.object({
  id,
  reason: z.enum(reasons, { error: 'Choose what is wrong with this listing' }),
  note: z
    .string({ error: 'Write a sentence or two' })
    .trim()
    .max(1000, 'At most 1,000 characters')
    .transform(withoutNul)
    .default(''),
})

export const listingReports = describe(paths.listings, {
  reportProperty: {
    access: 'public',
    summary: 'Report a problem with a listing',
    input: reportInput,
    reply: done,
    errors: ['not-found'],
    limit: { max: 20, seconds: 3600 },
  },
  listReports: {
    access: 'admin',
    summary: 'Reported listings, the longest waiting first',
    input: z.object({ page }),
    reply: pageOf(report),
  },
  settleReports: {
    access: 'admin',
    summary: 'Dismiss the reports on a listing, or take it down; the owner is told if it is taken down',
    input: z.object({
      propertyId: id,
      /** Those that came later were not read yet, so they are not dismissed. */
      lastReportId: id,
      decision: z.enum(['dismissed', 'taken-down'], { error: 'Choose what to do with the listing' }),
      reason: decisionReason,
    }),
    reply: done,
    errors: ['not-found', 'moved-on'],
  },
})
