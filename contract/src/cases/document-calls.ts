import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id, idOrZero } from '../kernel/page.ts'
import { uploadId } from '../listings/calls.ts'
import { paperMaxBytes } from '../listings/papers.ts'
import { paths } from '../paths.ts'
import { otp } from '../values/people.ts'
import { agreement, caseDocument, moment, opinion, readDraft, sharedCase, words } from './case.ts'

// What a lawyer gives: title reports and the versions of the one draft, read by the client and, once shared, by the other
// side of the deal.

export const commentInput = z.object({
  documentId: id,
  words: words('Write your comment'),
  key: idempotencyKey,
})

const moved = ['not-found', 'moved-on'] as const
const file = [...moved, 'limit-reached', 'file-too-large', 'wrong-file-type', 'wrong-content-type'] as const
const byHand = { max: 60, seconds: 60, per: 'person' } as const

export const caseDocuments = describe(paths.cases, {
  listBySeller: {
    access: 'user',
    summary: 'The lawyers who work on deals over a listing of mine (0: any), with the newest draft that was shared',
    input: z.object({ userId: id, id: idOrZero }),
    reply: data(z.array(sharedCase)),
    errors: ['not-found'],
  },
  getBySeller: {
    access: 'user',
    summary: 'The case of the other side’s lawyer in a deal of mine: the drafts that were shared with me',
    input: z.object({ id }),
    reply: data(sharedCase),
    errors: ['not-found'],
  },
  listOfDeal: {
    access: 'user',
    summary: 'The lawyers’ cases that belong to a deal of mine: my own, and the other side’s once a draft is shared',
    input: z.object({ bookingId: id }),
    reply: data(
      z.array(
        z.object({
          leadId: z.number(),
          isMine: z.boolean(),
          lawyer: z.string(),
          stateInWords: z.string(),
          /** Those that I can read. */
          drafts: z.number(),
          newestDraftAt: moment.nullable(),
        }),
      ),
    ),
    errors: ['not-found'],
  },
  getBuyerAgreement: {
    access: 'user',
    summary: 'The versions of a draft agreement that I can read as the buyer',
    input: z.object({ userId: id, id }),
    reply: data(agreement),
    errors: ['not-found'],
  },
  getSellerAgreement: {
    access: 'user',
    summary: 'The versions of a draft agreement that I can read as the seller',
    input: z.object({ userId: id, id }),
    reply: data(agreement),
    errors: ['not-found'],
  },
  giveReport: {
    access: 'lawyer',
    summary: 'Give my client the title report as a PDF, with what it comes to; another one is a new version',
    input: z.object({ leadId: id, opinion, uploadId }),
    reply: data(caseDocument),
    errors: file,
    upload: { maxBytes: paperMaxBytes },
    limit: byHand,
  },
  giveDraft: {
    access: 'lawyer',
    summary: 'Give my client a version of the draft agreement, as a PDF or as plain text',
    input: z.object({ leadId: id, uploadId }),
    reply: data(caseDocument),
    errors: file,
    upload: { maxBytes: paperMaxBytes },
    limit: byHand,
  },
  downloadDocument: {
    access: ['user', 'lawyer'],
    summary: 'Download a report or a draft that I can read',
    input: z.object({ documentId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
  readDraft: {
    access: ['user', 'lawyer'],
    summary: 'The text of a draft that I can read, with that of the version before it',
    input: z.object({ documentId: id }),
    reply: data(readDraft),
    errors: ['not-found', 'ruled-out'],
  },
  shareDraft: {
    access: 'user',
    summary: 'Let the other side of my deal read a version of my lawyer’s draft and comment on it',
    input: z.object({ documentId: id }),
    reply: done,
    errors: [...moved, 'ruled-out'],
    limit: byHand,
  },
  comment: {
    access: 'user',
    summary: 'Comment on a version of the draft, as the client or as the other side',
    input: commentInput,
    reply: done,
    errors: [...moved, 'limit-reached'],
    limit: byHand,
  },
  sendOtp: {
    access: 'user',
    summary: 'Have a code sent with which I approve the newest version of my draft',
    input: z.object({ documentId: id }),
    reply: data(z.object({ mobile: z.string(), resendAfterSeconds: z.number(), isSimulation: z.boolean() })),
    errors: [...moved, 'changed-meanwhile', 'ruled-out', 'too-soon', 'too-many-requests'],
    limit: { max: 20, seconds: 60, per: 'person' },
  },
  approve: {
    access: 'user',
    summary: 'Approve exactly this version of the draft, with the code; it signs nothing',
    input: z.object({ documentId: id, otp }),
    reply: done,
    errors: [...moved, 'changed-meanwhile', 'ruled-out', 'wrong-otp'],
    limit: { max: 20, seconds: 60, per: 'person' },
  },
  deliver: {
    access: 'lawyer',
    summary: 'Deliver the work of a case: there is a title report, or a draft that the client approved',
    input: z.object({ leadId: id }),
    reply: done,
    errors: [...moved, 'not-yet'],
    limit: byHand,
  },
})
