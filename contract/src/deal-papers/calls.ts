import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id, wholeNumber } from '../kernel/page.ts'
import { uploadId } from '../listings/calls.ts'
import { paperMaxBytes } from '../listings/papers.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../values/text.ts'
import {
  costPayers,
  dealPaperKindNames,
  dealPaperMarks,
  dealPaperStates,
  fileReaders,
  handoverItemNames,
} from './facts.ts'

// The papers of a deal, its handover, and the record of the whole. Only the two sides can open any of it.

const moment = z.iso.datetime()
const side = z.enum(['buyer', 'seller'])
const kind = z.enum(dealPaperKindNames, { error: 'Choose the kind of paper.' })

const file = z.object({
  id: z.number(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.number(),
  /** SHA-256 of the file: whoever has a copy can tell that it is the same. */
  hash: z.string(),
  by: side,
  addedAt: moment,
  readers: z.enum(fileReaders),
  /** Of those that both can open, counted from 1; null for one's own. */
  version: z.number().nullable(),
})
export type DealPaperFile = z.output<typeof file>

const paper = z.object({
  /** Null for a usual paper with which nothing has been done yet. */
  id: z.number().nullable(),
  kind,
  name: z.string(),
  about: z.string(),
  from: z.enum(['buyer', 'seller', 'either']),
  state: z.enum(dealPaperStates),
  /** Who asked for it, or said that it is not needed. */
  markedBy: side.nullable(),
  markedAt: moment.nullable(),
  /** Whether I may take it off the list. */
  mayRemove: z.boolean(),
  /** The newest first. */
  files: z.array(file),
})
export type DealPaper = z.output<typeof paper>

const papers = z.object({
  side,
  /** Whether papers can be asked for and given now. */
  isOpen: z.boolean(),
  papers: z.array(paper),
})
export type DealPapers = z.output<typeof papers>

const payer = z.enum(costPayers, { error: 'Say who pays it' }).nullable()
const costs = z.object({ stampDuty: payer, registration: payer, societyTransfer: payer })

const handover = z.object({
  side,
  isOpen: z.boolean(),
  /** What was agreed or proposed; null: nothing yet. */
  plan: z
    .object({
      possessionOn: z.iso.date().nullable(),
      costs,
      proposedBy: side,
      proposedAt: moment,
      isAgreed: z.boolean(),
      /** Whoever agrees says which one they saw. */
      version: z.number(),
    })
    .nullable(),
  items: z.array(
    z.object({ item: z.enum(handoverItemNames), buyerAt: moment.nullable(), sellerAt: moment.nullable() }),
  ),
})
export type Handover = z.output<typeof handover>

const paperName = z
  .string({ error: 'Enter the name of the paper' })
  .max(1000, 'At most 80 characters')
  .transform(oneLine)
  .pipe(z.string().min(2, 'Enter the name of the paper').max(80, 'At most 80 characters'))

export const addPaperInput = z.object({
  bookingId: id,
  kind,
  /** Of another paper than the usual ones. */
  name: paperName.optional(),
})

export const proposeHandoverInput = z.object({
  bookingId: id,
  possessionOn: z.iso.date('Enter the day of possession.').nullable(),
  costs,
})

const moved = ['not-found', 'moved-on'] as const
const byHand = { max: 60, seconds: 60, per: 'person' } as const

export const dealPapers = describe(paths.dealPapers, {
  list: {
    access: 'signed-in',
    summary: 'The papers of a deal of mine: the usual ones and those that we added, each with the files I can open',
    input: z.object({ bookingId: id }),
    reply: data(papers),
    errors: ['not-found'],
  },
  add: {
    access: 'user',
    summary: 'Put a paper on the list of a deal, to ask for it or to give it; the same again is the same paper',
    input: addPaperInput,
    reply: data(paper.extend({ id: z.number() })),
    errors: [...moved, 'limit-reached', 'ruled-out'],
    limit: byHand,
  },
  mark: {
    access: 'user',
    summary: 'Ask the other side for a paper, say that it is not needed, or take that back',
    input: z.object({ paperId: id, mark: z.enum(dealPaperMarks, { error: 'Say what to do with this paper' }) }),
    reply: done,
    errors: [...moved, 'ruled-out'],
    limit: byHand,
  },
  remove: {
    access: 'user',
    summary: 'Take a paper that I added, and that has no files, off the list',
    input: z.object({ paperId: id }),
    reply: done,
    errors: [...moved, 'not-yet'],
    limit: byHand,
  },
  upload: {
    access: 'user',
    summary: 'Give a paper (PDF, JPEG or PNG) to the other side, or keep it in the deal for myself alone',
    input: z.object({ paperId: id, readers: z.enum(fileReaders, { error: 'Say who can open it' }), uploadId }),
    reply: data(file),
    errors: [...moved, 'limit-reached', 'file-too-large', 'wrong-file-type', 'wrong-content-type'],
    upload: { maxBytes: paperMaxBytes },
    limit: { max: 60, seconds: 60, per: 'person' },
  },
  share: {
    access: 'user',
    summary: 'Let the other side open a file that I had kept for myself',
    input: z.object({ fileId: id }),
    reply: done,
    errors: moved,
    limit: byHand,
  },
  removeFile: {
    access: 'user',
    summary: 'Remove a file of mine; nobody can open it any more',
    input: z.object({ fileId: id }),
    reply: done,
    errors: ['not-found'],
    limit: byHand,
  },
  download: {
    access: 'signed-in',
    summary: 'Download a file of a deal that I may open',
    input: z.object({ fileId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
  getHandover: {
    access: 'signed-in',
    summary: 'When the property is handed over, who pays which cost, and what both have ticked',
    input: z.object({ bookingId: id }),
    reply: data(handover),
    errors: ['not-found'],
  },
  proposeHandover: {
    access: 'user',
    summary: 'Propose the day of possession and who pays which cost; it holds once the other side agrees',
    input: proposeHandoverInput,
    reply: done,
    errors: [...moved, 'ruled-out'],
    limit: byHand,
  },
  agreeHandover: {
    access: 'user',
    summary: 'Agree to what the other side proposed for the handover, in the version I saw',
    input: z.object({ bookingId: id, version: wholeNumber({ min: 1, max: 1_000_000 }, 'Say which version you saw') }),
    reply: done,
    errors: [...moved, 'changed-meanwhile', 'not-yet', 'ruled-out'],
    limit: byHand,
  },
  tick: {
    access: 'user',
    summary: 'Tick an item of the handover for my side, or take the tick back',
    input: z.object({
      bookingId: id,
      item: z.enum(handoverItemNames, { error: 'Choose an item' }),
      isDone: z.boolean({ error: 'Say whether it is done' }),
    }),
    reply: done,
    errors: [...moved, 'ruled-out'],
    limit: { max: 120, seconds: 60, per: 'person' },
  },
  downloadRecord: {
    access: 'signed-in',
    summary:
      'A deal of mine as one file: what happened, the money with its lines in the ledger, the papers, the people',
    input: z.object({ bookingId: id, format: z.enum(['pdf', 'json'], { error: 'Choose pdf or json' }) }),
    reply: done,
    errors: ['not-found'],
    download: true,
    limit: { max: 20, seconds: 60, per: 'person' },
  },
  downloadStatement: {
    access: 'signed-in',
    summary: 'The statement of payments of a deal of mine, as a PDF',
    input: z.object({ bookingId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
    limit: { max: 20, seconds: 60, per: 'person' },
  },
})
