import { z } from 'zod'
import { shortestReason } from './decision-facts.ts'
import { data, describe, done, nothing } from './endpoint.ts'
import { id, page, pageOf } from './page.ts'
import { paths } from './paths.ts'
import { type ReportReason, reportReasonNames } from './property-facts.ts'
import { type Role, roleNames } from './roles.ts'
import { stopWith } from './stop-with.ts'

const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]]
const moment = z.iso.datetime()

/** Every decision says why, in words that the person it concerns will read. */
export const decisionReason = z
  .string({ error: 'Give the reason: the person will read it' })
  .trim()
  .min(shortestReason, 'Give the reason in a sentence: the person will read it')
  .max(1000, stopWith('At most 1,000 characters'))
  .regex(/^[^\0]*$/, 'Remove the unreadable character')

const queue = z.object({ key: z.string(), label: z.string(), link: z.string(), waiting: z.number() })

const person = z.object({
  id: z.number(),
  name: z.string(),
  role: z.enum(keysOf<Role>(roleNames)),
  city: z.string(),
  /** Masked: the back office needs to recognise, not to ring. */
  email: z.string(),
  mobile: z.string(),
  isAadhaarVerified: z.boolean(),
  isPanVerified: z.boolean(),
  memberSince: moment,
  suspendedAt: moment.nullable(),
})
export type BackofficePerson = z.output<typeof person>

const reportReason = z.enum(keysOf<ReportReason>(reportReasonNames))

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
export type BackofficeReport = z.output<typeof report>

const auditLine = z.object({
  id: z.number(),
  admin: z.string(),
  act: z.string(),
  /** Whom it concerned. */
  person: z.object({ id: z.number(), name: z.string() }).nullable(),
  subjectId: z.number().nullable(),
  reason: z.string(),
  at: moment,
})
export type AuditLine = z.output<typeof auditLine>

export const backoffice = describe(paths.backoffice, {
  getOverview: {
    access: 'admin',
    summary: 'The queues, with the number waiting in each',
    input: nothing,
    reply: data(z.array(queue)),
  },
  listUsers: {
    access: 'admin',
    summary: 'People, newest first; found by the beginning of a name, or by email, mobile or id',
    input: z.object({
      text: z
        .string()
        .trim()
        .max(100, stopWith('At most 100 characters'))
        .regex(/^[^\0]*$/, 'Remove the unreadable character')
        .default(''),
      page,
    }),
    reply: pageOf(person),
  },
  suspendUser: {
    access: 'admin',
    summary: 'Suspend a person, who is signed out and told why',
    input: z.object({ userId: id, reason: decisionReason }),
    reply: done,
    errors: ['not-found', 'moved-on', 'ruled-out'],
  },
  restoreUser: {
    access: 'admin',
    summary: 'Lift a suspension',
    input: z.object({ userId: id, reason: decisionReason }),
    reply: done,
    errors: ['not-found', 'moved-on', 'ruled-out'],
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
  listAudit: {
    access: 'admin',
    summary: 'What the back office did, newest first',
    input: z.object({ page }),
    reply: pageOf(auditLine),
  },
})
