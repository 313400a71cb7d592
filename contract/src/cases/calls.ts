import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id, idOrZero, page, pageOf } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { uploadId } from '../listings/calls.ts'
import { paperMaxBytes } from '../listings/papers.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../values/text.ts'
import { lead, leadDetails, openCase, paper, words } from './case.ts'
import { caseItemNames, caseItemStateNames } from './facts.ts'

const line = (error: string, max: number) =>
  z
    .string({ error })
    .max(1000, stopWith(`At most ${max} characters`))
    .transform(oneLine)
    .pipe(z.string().min(2, error).max(max, `At most ${max} characters`))

export const setItemInput = z.object({
  leadId: id,
  item: z.enum(caseItemNames, { error: 'Choose an item of the checklist' }),
  state: z.enum(caseItemStateNames, { error: 'Say what was found' }),
  note: words('Write at least two letters, or leave it empty').optional(),
})

export const askPaperInput = z.object({
  leadId: id,
  name: line('Enter the name of the paper', 80),
  about: words('Write at least two letters, or leave it empty').optional(),
  item: z.enum(caseItemNames, { error: 'Choose an item of the checklist' }).optional(),
})

export const cannotGiveInput = z.object({ requestId: id, reply: words('Say in a sentence why you cannot give it') })

const moved = ['not-found', 'moved-on'] as const
const file = [...moved, 'limit-reached', 'file-too-large', 'wrong-file-type', 'wrong-content-type'] as const
const byHand = { max: 60, seconds: 60, per: 'person' } as const

export const cases = describe(paths.cases, {
  listLeads: {
    access: 'lawyer',
    summary: 'My leads as a lawyer: those that wait for my answer first, then those I work on, then the rest',
    input: z.object({ id, page }),
    reply: pageOf(lead),
    errors: ['not-found'],
  },
  acceptLead: {
    access: 'lawyer',
    summary: 'Take on a lead, declaring that I act for nobody else in the matter; work begins and its case is opened',
    input: z.object({
      leadId: id,
      /** Said once more where another matter of mine touches this one. */
      declaresNoConflict: z.boolean({ error: 'Say whether there is a conflict' }).default(false),
    }),
    reply: done,
    errors: [...moved, 'ruled-out', 'not-yet'],
    limit: byHand,
  },
  getLead: {
    access: ['user', 'lawyer'],
    summary: 'A lead of mine with its case, as its lawyer or its client',
    input: z.object({ id }),
    reply: data(leadDetails),
    errors: ['not-found'],
  },
  listOpen: {
    access: 'lawyer',
    summary: 'The cases I work on, the earliest deadline first',
    input: z.object({}),
    reply: data(z.array(openCase)),
  },
  setItem: {
    access: 'lawyer',
    summary: 'Say what was found about an item of the title checklist',
    input: setItemInput,
    reply: done,
    errors: moved,
    limit: { max: 120, seconds: 60, per: 'person' },
  },
  askPaper: {
    access: 'lawyer',
    summary: 'Ask my client for a paper; until they answer, the case waits and its deadline moves',
    input: askPaperInput,
    reply: done,
    errors: [...moved, 'limit-reached'],
    limit: byHand,
  },
  withdrawRequest: {
    access: 'lawyer',
    summary: 'Take back a request for a paper that my client has not answered',
    input: z.object({ requestId: id }),
    reply: done,
    errors: moved,
    limit: byHand,
  },
  givePaper: {
    access: 'user',
    summary: 'Give my lawyer a paper (PDF, JPEG or PNG) that they asked for, or another one (request 0)',
    input: z.object({ leadId: id, requestId: idOrZero, uploadId }),
    reply: data(paper),
    errors: file,
    upload: { maxBytes: paperMaxBytes },
    limit: byHand,
  },
  cannotGive: {
    access: 'user',
    summary: 'Tell my lawyer that I cannot give a paper, and why',
    input: cannotGiveInput,
    reply: done,
    errors: moved,
    limit: byHand,
  },
  removePaper: {
    access: 'user',
    summary: 'Remove a paper that I gave; nobody can open it any more',
    input: z.object({ paperId: id }),
    reply: done,
    errors: ['not-found'],
    limit: byHand,
  },
  downloadPaper: {
    access: ['user', 'lawyer'],
    summary: 'Download a paper of a case of mine',
    input: z.object({ paperId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
})
