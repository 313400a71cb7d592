import { z } from 'zod'
import { handedInFile, words } from '../disputes/handing-in.ts'
import { data, describe } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id, page, pageOf, wholeNumber } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { mostRate, usualAgreementShare } from '../mandates/facts.ts'
import { gstin } from '../orders/calls.ts'
import { paths } from '../paths.ts'
import { releaseStates } from '../releases/facts.ts'
import type { Role } from '../roles.ts'
import { rupeesAboveZero } from '../values/amounts.ts'
import { oneLine } from '../values/text.ts'
import { type HireAct, hireGraph, hireKinds, hireStates, mostHireDays } from './facts.ts'

const moment = z.iso.datetime()
const day = z.iso.date('Enter a date.')

const line = (error: string, max: number) =>
  z
    .string({ error })
    .max(1000, `At most ${max} characters`)
    .transform(oneLine)
    .pipe(z.string().min(3, stopWith(error)).max(max, `At most ${max} characters`))

/** What only one kind has: what an evaluation is for, the terms of an agent's mandate. */
const details = z.object({
  /** Of an evaluator: what the value is for, where to look, and for which bank, if one asked. */
  purpose: z.string().optional(),
  address: z.string().optional(),
  bank: z.string().optional(),
  /** Which paper they wait for, and what for; a lawyer says it in the case. */
  paper: z.string().optional(),
  /** Of an agent: hundredths of a per cent of the price, and how much of it is due at the agreement. */
  rate: z.number().optional(),
  agreementShare: z.number().optional(),
  expiresOn: z.iso.date().optional(),
})

const person = z.object({ id: z.number(), name: z.string() })
const acts = Object.keys(hireGraph.acts) as [HireAct, ...HireAct[]]

export const rating = z.object({
  stars: z.number(),
  words: z.string().nullable(),
  ratedAt: moment,
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
})
export type Rating = z.output<typeof rating>

export const hireDisputeFile = handedInFile(['client', 'professional'])
export type HireDisputeFile = z.output<typeof hireDisputeFile>

export const hireDispute = z.object({
  raisedBy: z.enum(['client', 'professional']),
  /** Null: whoever wrote it has left. */
  reason: z.string().nullable(),
  answer: z.string().nullable(),
  files: z.array(hireDisputeFile),
  raisedAt: moment,
  answeredAt: moment.nullable(),
  decideBy: moment,
  /** Rupees. */
  decision: z
    .object({ toClient: z.number(), toProfessional: z.number(), reason: z.string(), decidedAt: moment })
    .nullable(),
})
export type HireDispute = z.output<typeof hireDispute>

export const hire = z.object({
  id: z.number(),
  kind: z.enum(hireKinds),
  state: z.enum(hireStates),
  /** As the specification counts it. */
  requeststatus: z.number(),
  iAm: z.enum(['client', 'professional']),
  client: person,
  professional: person,
  propertydata: z.object({ id: z.number(), title: z.string() }).nullable(),
  bookingId: z.number().nullable(),
  title: z.string(),
  /** Null: whoever asked has left. */
  scope: z.string().nullable(),
  details,
  /** Rupees. */
  quote: z
    .object({
      fee: z.number(),
      gst: z.number(),
      platformFee: z.number(),
      platformGst: z.number(),
      total: z.number(),
      /** From the acceptance to the delivery. */
      days: z.number(),
    })
    .nullable(),
  /** For the professional alone: what reaches them, and what is kept back, in rupees. */
  payout: z
    .object({
      fee: z.number(),
      gst: z.number(),
      tcs: z.number(),
      tds: z.number(),
      ourFee: z.number(),
      ourGst: z.number(),
      payout: z.number(),
      /** Not there: as it would be today. */
      release: z.object({ state: z.enum(releaseStates), account: z.string().nullable() }).nullable(),
    })
    .nullable(),
  /** For the client alone: the payment, and what of it went back, in rupees. */
  order: z.object({ id: z.number(), refunded: z.number() }).nullable(),
  /** What I can do now. */
  acts: z.array(z.enum(acts)),
  askedAt: moment,
  changedAt: moment,
  quotedAt: moment.nullable(),
  paidAt: moment.nullable(),
  acceptedAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  closedAt: moment.nullable(),
  /** When something happens by itself unless somebody acts. */
  deadlineAt: moment.nullable(),
  /** When it is to be delivered; while the clock stands, null. */
  dueAt: moment.nullable(),
  isRevised: z.boolean(),
  reason: z.string().nullable(),
  rating: rating.nullable(),
  mayRate: z.boolean(),
  dispute: hireDispute.nullable(),
})
export type Hire = z.output<typeof hire>

const review = rating.extend({
  hireId: z.number(),
  /** By whom, as everybody reads it. */
  by: z.string(),
  title: z.string(),
})
export type HireReview = z.output<typeof review>

export const professionalRoles = ['agent', 'lawyer', 'evaluator'] as const satisfies readonly Role[]

const taxProfile = z.object({ gstin: z.string().nullable(), isIndividual: z.boolean() })
export type TaxProfileOnWire = z.output<typeof taxProfile>

const taxed = { gstin: gstin.optional(), isIndividual: z.boolean({ error: 'Say how you are taxed' }) }
export const taxProfileInput = z.object(taxed)

/** What is asked of a professional. */
const asked = {
  professionalId: id,
  propertyId: id.optional(),
  /** The deal that a lawyer or an evaluator is hired for. */
  bookingId: id.optional(),
  /** Of an evaluator. */
  purpose: line('Say what the value is for', 100).optional(),
  address: line('Enter the address to be inspected', 200).optional(),
  bank: line('Enter the name of the bank', 100).optional(),
  key: idempotencyKey,
}

export const askHireInput = z.object({
  ...asked,
  title: line('Say in a few words what you need', 100),
  scope: words('Say what is to be done, in a sentence or two'),
})

export const askForServiceInput = z.object({
  ...asked,
  serviceId: id,
  scope: words('Say what they should know, in a sentence or two'),
})

export const quoteHireInput = z.object({
  id,
  fee: rupeesAboveZero,
  days: wholeNumber({ min: 1, max: mostHireDays }, `Enter 1 to ${mostHireDays} days`),
  scope: words('Say what you will deliver, in a sentence or two'),
  /** Of an agent: the mandate. */
  rate: wholeNumber({ min: 0, max: mostRate }, 'A commission is at most 10 per cent of the price').optional(),
  agreementShare: wholeNumber({ min: 0, max: 10_000 }, 'Enter 0 to 100 per cent')
    .optional()
    .default(usualAgreementShare),
  expiresOn: day.optional(),
  ...taxed,
})

const moved = ['not-found', 'moved-on'] as const

const asking = {
  access: 'user',
  reply: data(hire),
  errors: [...moved, 'limit-reached', 'ruled-out'],
  limit: { max: 20, seconds: 60, per: 'person' },
} as const

/** As the specification asks for them: all of one kind. */
const ofKind = {
  access: 'signed-in',
  input: z.object({ id }),
  reply: data(z.array(hire)),
  errors: ['not-found'],
} as const

export const hires = describe(paths.hires, {
  ask: { ...asking, summary: 'Ask a professional for a quote', input: askHireInput },
  askForService: {
    ...asking,
    summary: 'Hire a professional for a service of theirs that has a fee of its own',
    input: askForServiceInput,
  },
  list: {
    access: 'signed-in',
    summary: 'My hires, newest first: as a client those I asked for, as a professional those asked of me',
    input: z.object({ show: z.enum(['quotes', 'work', 'over', 'all']).default('all'), page }),
    reply: pageOf(hire),
  },
  get: {
    access: 'signed-in',
    summary: 'A hire of which I am the client or the professional',
    input: z.object({ id }),
    reply: data(hire),
    errors: ['not-found'],
  },
  quote: {
    access: professionalRoles,
    summary: 'Say what the work I was asked for costs, before GST, and how many days it takes',
    input: quoteHireInput,
    reply: data(hire),
    errors: [...moved, 'ruled-out'],
  },
  act: {
    access: 'signed-in',
    summary: 'Do the next thing with a hire of mine, such as accepting it or its work',
    input: z.object({
      id,
      act: z.enum(
        ['accept', 'decline', 'withdraw', 'ask-paper', 'provide', 'deliver', 'revise', 'approve', 'give-up'],
        { error: 'Choose what to do' },
      ),
      reason: words('Say why, in a sentence', 3).optional(),
    }),
    reply: data(hire),
    errors: [...moved, 'ruled-out'],
  },
  listAgents: { ...ofKind, summary: 'The agents I have hired, newest first' },
  listLawyers: { ...ofKind, summary: 'The lawyers I have hired, newest first' },
  listEvaluators: { ...ofKind, summary: 'The evaluators I have hired, newest first' },
  rate: {
    access: 'user',
    summary: 'Rate the delivered work of an agent or an evaluator; lawyers are not rated',
    input: z.object({
      id,
      stars: wholeNumber({ min: 1, max: 5 }, 'Choose one to five stars'),
      words: words('Write at most 2,000 characters', 1).optional(),
    }),
    reply: data(hire),
    errors: [...moved, 'ruled-out', 'not-yet'],
  },
  answerRating: {
    access: ['agent', 'evaluator'],
    summary: 'Answer a rating of my work, once',
    input: z.object({ id, answer: words('Write an answer', 3) }),
    reply: data(hire),
    errors: moved,
  },
  listRatings: {
    access: ['agent', 'evaluator'],
    summary: 'What clients said about my work, newest first',
    input: z.object({ id, page }),
    reply: pageOf(review).extend({ mean: z.number().nullable() }),
    errors: ['not-found'],
  },
  getTaxProfile: {
    access: professionalRoles,
    summary: 'How I am taxed as a professional; null: I have not said so yet',
    input: z.object({}),
    reply: data(taxProfile.nullable()),
  },
  setTaxProfile: {
    access: professionalRoles,
    summary: 'Say how I am taxed, for quotes that are made by themselves',
    input: taxProfileInput,
    reply: data(taxProfile),
  },
})
