import { z } from 'zod'
import { stopWith } from '../kernel/stop-with.ts'
import { subcategories } from '../listings/facts.ts'
import { withoutNul } from '../values/text.ts'
import {
  caseDocumentKinds,
  caseItemNames,
  caseItemStateNames,
  caseStageNames,
  paperRequestStates,
  titleOpinionNames,
} from './facts.ts'

// A lawyer's leads and cases. A lead is a hire; once accepted it has a case, whose papers only its client and its
// lawyer can open, and of whose drafts the other side of the deal sees those that the client shared.

export const moment = z.iso.datetime()
export const opinion = z.enum(titleOpinionNames, { error: 'Say what the report comes to' })

const buyerdata = z.object({
  firstname: z.string(),
  lastname: z.string(),
  /** Where they live, as far as they said. */
  locality: z.string().nullable(),
  city: z.string(),
  photo: z.string().nullable(),
})

/** The listing; without one, what the lawyer is hired for. */
const propertydata = z.object({ id: z.number().nullable(), title: z.string() })

const lawyerdata = z.object({
  id: z.number(),
  /** 0 waits for an answer, 1 accepted, 2 not taken on, 3 delivered, 4 closed. */
  requeststatus: z.number(),
  state: z.string(),
  stateInWords: z.string(),
  paidAt: moment,
  /** By when the lawyer answers, while they have not. */
  answerBy: moment.nullable(),
})

export const lead = z.object({ buyerdata, propertydata, lawyerdata })
export type Lead = z.output<typeof lead>

export const paper = z.object({
  id: z.number(),
  fileName: z.string(),
  sizeBytes: z.number(),
  addedAt: moment,
})
export type CasePaper = z.output<typeof paper>

const paperRequest = z.object({
  id: z.number(),
  name: z.string(),
  about: z.string().nullable(),
  item: z.enum(caseItemNames).nullable(),
  state: z.enum(paperRequestStates),
  askedAt: moment,
  settledAt: moment.nullable(),
  /** Why the client cannot give it. */
  reply: z.string().nullable(),
  papers: z.array(paper),
})
export type PaperRequest = z.output<typeof paperRequest>

const comment = z.object({
  id: z.number(),
  by: z.enum(['client', 'other']),
  words: z.string(),
  at: moment,
})
export type DraftComment = z.output<typeof comment>

export const caseDocument = z.object({
  id: z.number(),
  kind: z.enum(caseDocumentKinds),
  /** Counted from 1, reports and drafts apart. */
  version: z.number(),
  madeAt: moment,
  fileName: z.string(),
  sizeBytes: z.number(),
  /** SHA-256 of what was given: what is approved is this and nothing else. */
  hash: z.string(),
  /** Given as text, so that it can be read here and compared. */
  isText: z.boolean(),
  opinion: opinion.nullable(),
  sharedAt: moment.nullable(),
  approvedAt: moment.nullable(),
  /** The client's are seen by client and lawyer alone. */
  comments: z.array(comment),
})
export type CaseDocument = z.output<typeof caseDocument>

const caseItem = z.object({
  item: z.enum(caseItemNames),
  state: z.enum(caseItemStateNames),
  note: z.string().nullable(),
  changedAt: moment.nullable(),
})
export type CaseItem = z.output<typeof caseItem>

const caseFile = z.object({
  stage: z.enum(caseStageNames),
  /** Whether work goes on; what is delivered, in dispute or closed is only read. */
  isOpen: z.boolean(),
  items: z.array(caseItem),
  requests: z.array(paperRequest),
  /** Given without having been asked for. */
  papers: z.array(paper),
  reports: z.array(caseDocument),
  drafts: z.array(caseDocument),
  /** There is a deal, so drafts can be shared with its other side. */
  hasOtherSide: z.boolean(),
  /** Of a closed case: the last day on which its lawyer can open it. */
  lawyerReadsUntil: z.iso.date().nullable(),
})
export type CaseFile = z.output<typeof caseFile>

/** A matter of the same lawyer that touches this one. */
const conflict = z.object({
  leadId: z.number(),
  /** Whom they acted for there. */
  client: z.string(),
  why: z.enum(['same-property', 'other-side-is-client', 'client-was-other-side']),
  stateInWords: z.string(),
})
export type Conflict = z.output<typeof conflict>

export const leadDetails = lead.extend({
  side: z.enum(['lawyer', 'client']),
  lawyer: z.object({ name: z.string(), photo: z.string().nullable() }),
  property: z
    .object({
      id: z.number(),
      title: z.string(),
      subcategory: z.enum(subcategories),
      locality: z.string(),
      city: z.string(),
    })
    .nullable(),
  /** What was agreed: what is done, and by when. */
  scope: z.string().nullable(),
  days: z.number().nullable(),
  dueAt: moment.nullable(),
  /** Only for the lawyer, before they accept. */
  conflicts: z.array(conflict),
  /** Null before it is accepted, when it was not taken on, and for a lawyer whose time to read it is over. */
  case: caseFile.nullable(),
})
export type LeadDetails = z.output<typeof leadDetails>

/** What the other side of a deal sees: that there is a lawyer, and the drafts that were shared. */
export const sharedCase = z.object({
  leadId: z.number(),
  /** On which side of the deal I am. */
  side: z.enum(['buyer', 'seller']),
  lawyer: z.object({ name: z.string(), photo: z.string().nullable() }),
  client: z.string(),
  property: z.object({ id: z.number(), title: z.string() }),
  bookingId: z.number(),
  isOpen: z.boolean(),
  drafts: z.array(caseDocument),
})
export type SharedCase = z.output<typeof sharedCase>

export const agreement = z.object({
  leadId: z.number(),
  isOpen: z.boolean(),
  /** Of the one draft; the newest first. */
  versions: z.array(caseDocument),
})

export const openCase = z.object({
  leadId: z.number(),
  client: z.string(),
  title: z.string(),
  stage: z.enum(caseStageNames),
  dueAt: moment.nullable(),
})
export type OpenCase = z.output<typeof openCase>

export const readDraft = z.object({
  id: z.number(),
  version: z.number(),
  text: z.string(),
  /** The version before it that was given as text and that I can read. */
  before: z.object({ version: z.number(), text: z.string() }).nullable(),
})
export type ReadDraft = z.output<typeof readDraft>

/** Of several lines. */
export const words = (error: string) =>
  z
    .string({ error })
    .max(2000, stopWith('At most 2,000 characters'))
    .transform((text) => withoutNul(text).trim())
    .pipe(z.string().min(2, error))
