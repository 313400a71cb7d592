import { z } from 'zod'
import { hireStates } from '../hires/facts.ts'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id, page, pageOf, wholeNumber } from '../kernel/page.ts'
import { uploadId } from '../listings/calls.ts'
import { propertyItem } from '../listings/property.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../values/text.ts'
import { leadLists, reportPhotoMaxBytes } from './facts.ts'
import {
  assignmentPart,
  comparablesPart,
  declarationPart,
  documentsPart,
  propertyPart,
  reportDraft,
  valuesPart,
} from './report.ts'

// What an evaluator is asked to value, the report they write, and what others see of it.

const moment = z.iso.datetime()
const day = z.iso.date()

const lead = z.object({
  /** Of the hire. */
  id: z.number(),
  requeststatus: z.number(),
  state: z.enum(hireStates),
  title: z.string(),
  scope: z.string().nullable(),
  /** In the client's words. */
  purpose: z.string().nullable(),
  /** Where it is to be inspected, if the client said so. */
  address: z.string().nullable(),
  /** On whose panel the evaluator has to be. */
  bank: z.string().nullable(),
  client: z.object({ firstname: z.string(), lastname: z.string() }),
  property: propertyItem.nullable(),
  /** Rupees, before the evaluator's own GST. */
  fee: z.number(),
  days: z.number(),
  paidAt: moment,
  /** Accept or decline by then; null once answered. */
  answerBy: moment.nullable(),
  dueAt: moment.nullable(),
  deliveredAt: moment.nullable(),
})
export type EvaluatorLead = z.output<typeof lead>

const photo = z.object({ id: z.number(), caption: z.string() })
export type ReportPhoto = z.output<typeof photo>

/** A report as its two sides see it. Rupees. */
const report = z.object({
  id: z.number(),
  number: z.string(),
  version: z.number(),
  issuedAt: moment,
  valuedOn: day,
  areaSqft: z.number(),
  rate: z.number(),
  market: z.number(),
  realisable: z.number(),
  distress: z.number(),
  sizeBytes: z.number(),
  /** SHA-256 of the file. */
  hash: z.string(),
  isReplaced: z.boolean(),
})
export type ValuationReport = z.output<typeof report>

const guidance = z
  .object({
    place: z.string(),
    low: z.number(),
    high: z.number(),
    listings: z.number(),
    month: day,
  })
  .nullable()

const leadDetails = lead.extend({
  /** Whether the report can be written now. */
  isOpen: z.boolean(),
  draft: reportDraft,
  /** Whoever saves says which one they saw. */
  version: z.number(),
  savedAt: moment.nullable(),
  photos: z.array(photo),
  /** The newest first. */
  reports: z.array(report),
})
export type EvaluatorLeadDetails = z.output<typeof leadDetails>

const ofHire = z.object({
  iAm: z.enum(['client', 'evaluator']),
  evaluator: z.string(),
  reports: z.array(report),
  /** Whether the report can be shown on the property's page: only where whoever ordered it posted the property. */
  canBeShown: z.boolean(),
  iAgree: z.boolean(),
  otherAgrees: z.boolean(),
})
export type ValuationOfHire = z.output<typeof ofHire>

/** All that a stranger learns. */
const checked = z.object({
  number: z.string(),
  issuedOn: day,
  hash: z.string(),
  /** Null where they have left. */
  evaluator: z.string().nullable(),
  isReplaced: z.boolean(),
  /** The evaluator gave the work up afterwards. */
  isWithdrawn: z.boolean(),
})
export type CheckedReport = z.output<typeof checked>

const shown = z.object({
  number: z.string(),
  issuedOn: day,
  valuedOn: day,
  evaluator: z.string(),
  market: z.number(),
  areaSqft: z.number(),
  rate: z.number(),
})
export type ShownValuation = z.output<typeof shown>

const offered = propertyItem.extend({ distanceKm: z.number().nullable() })
export type OfferedComparable = z.output<typeof offered>

const caption = z
  .string({ error: 'Say what the photo shows' })
  .max(1000, 'At most 80 characters')
  .transform(oneLine)
  .pipe(z.string().max(80, 'At most 80 characters'))

const version = wholeNumber({ min: 0, max: 1_000_000 }, 'Say which version you saw')
const moved = ['not-found', 'moved-on'] as const
const byHand = { max: 120, seconds: 60, per: 'person' } as const

export const valuations = describe(paths.valuations, {
  listLeads: {
    access: 'signed-in',
    summary: 'What I am paid to value, the newest first',
    input: z.object({ id, page, list: z.enum(leadLists, { error: 'Choose a list' }).default('all') }),
    reply: pageOf(lead).extend({ counts: z.record(z.enum(leadLists), z.number()) }),
    errors: ['not-found'],
  },
  getLead: {
    access: 'evaluator',
    summary: 'One of them, with the report that I write and have delivered',
    input: z.object({ id }),
    reply: data(leadDetails),
    errors: ['not-found'],
  },
  save: {
    access: 'evaluator',
    summary: 'Save a part of my report, or several',
    input: z.object({
      hireId: id,
      version,
      assignment: assignmentPart.optional(),
      property: propertyPart.optional(),
      documents: documentsPart.optional(),
      comparables: comparablesPart.optional(),
      values: valuesPart.optional(),
      declaration: declarationPart.optional(),
    }),
    reply: data(z.object({ version: z.number(), savedAt: moment, draft: reportDraft })),
    errors: [...moved, 'changed-meanwhile'],
    limit: byHand,
  },
  findComparables: {
    access: 'evaluator',
    isCostly: true,
    summary: 'Similar live listings near the property, and what is usual in its locality',
    input: z.object({ hireId: id }),
    reply: data(z.object({ listings: z.array(offered), usual: guidance })),
    errors: ['not-found', 'not-yet'],
    limit: { max: 60, seconds: 60, per: 'person' },
  },
  uploadPhoto: {
    access: 'evaluator',
    summary: 'Add a photo (JPEG or PNG) to my report',
    input: z.object({ hireId: id, uploadId }),
    reply: data(photo),
    errors: [...moved, 'limit-reached', 'file-too-large', 'wrong-file-type', 'wrong-content-type'],
    upload: { maxBytes: reportPhotoMaxBytes },
    limit: byHand,
  },
  captionPhoto: {
    access: 'evaluator',
    summary: 'Say what a photo of my report shows',
    input: z.object({ photoId: id, caption }),
    reply: done,
    errors: moved,
    limit: byHand,
  },
  removePhoto: {
    access: 'evaluator',
    summary: 'Remove a photo of my report',
    input: z.object({ photoId: id }),
    reply: done,
    errors: moved,
    limit: byHand,
  },
  downloadPhoto: {
    access: 'evaluator',
    summary: 'A photo of my report',
    input: z.object({ photoId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
  preview: {
    access: 'evaluator',
    summary: 'My report as a PDF, marked as a draft',
    input: z.object({ hireId: id }),
    reply: done,
    errors: ['not-found', 'not-yet'],
    download: true,
    limit: { max: 20, seconds: 60, per: 'person' },
  },
  deliver: {
    access: 'evaluator',
    summary: 'Deliver my report: it gets its number, and never changes again',
    input: z.object({ hireId: id, version }),
    reply: data(report),
    errors: [...moved, 'changed-meanwhile', 'not-yet'],
    limit: { max: 20, seconds: 60, per: 'person' },
  },
  getOfHire: {
    access: 'signed-in',
    summary: 'The reports delivered for a hire of mine, and whether they are shown on the property’s page',
    input: z.object({ hireId: id }),
    reply: data(ofHire),
    errors: ['not-found'],
  },
  download: {
    access: 'signed-in',
    summary: 'A report of a hire of mine, as a PDF',
    input: z.object({ reportId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
  agree: {
    access: ['user', 'evaluator'],
    summary: 'Agree that the newest report is shown on the property’s page, or take that back',
    input: z.object({ hireId: id, isShown: z.boolean({ error: 'Say whether it is shown' }) }),
    reply: done,
    errors: ['not-found', 'not-yet', 'ruled-out'],
    limit: byHand,
  },
  check: {
    access: 'public',
    summary: 'Whether a report with this number exists: its date, hash and evaluator',
    input: z.object({ number: z.string({ error: 'Enter the number' }).trim().max(40, 'At most 40 characters') }),
    reply: data(checked),
    errors: ['not-found'],
    limit: { max: 60, seconds: 60 },
  },
  findShown: {
    access: 'public',
    summary: 'The valuation that is shown with a property; null where none is',
    input: z.object({ propertyId: id }),
    reply: data(shown.nullable()),
  },
})
