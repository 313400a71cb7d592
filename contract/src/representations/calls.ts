import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id, page, pageOf, wholeNumber } from '../kernel/page.ts'
import { propertyItem } from '../listings/property.ts'
import { mostRate, usualAgreementShare } from '../mandates/facts.ts'
import { gstin } from '../orders/calls.ts'
import { paths } from '../paths.ts'
import { rupeesAboveZero } from '../values/amounts.ts'
import { withoutNul } from '../values/text.ts'
import { representationActs, representationStates } from './facts.ts'

const moment = z.iso.datetime()

export const representation = z.object({
  id: z.number(),
  state: z.enum(representationStates),
  /** First name and initial of the owner, for the agent alone. */
  owner: z.string().nullable(),
  agent: z.object({
    id: z.number(),
    name: z.string(),
    city: z.string(),
    isVerified: z.boolean(),
    reraNumber: z.string().nullable(),
    image: z.string().nullable(),
  }),
  /** It came with a hire. */
  hireId: z.number().nullable(),
  words: z.string(),
  terms: z.object({
    /** Hundredths of a per cent of the price, or rupees before GST; neither: the fee of the hire is all. */
    rate: z.number().nullable(),
    amount: z.number().nullable(),
    /** Hundredths of a per cent. */
    agreementShare: z.number(),
    expiresOn: z.iso.date(),
    isRegistered: z.boolean(),
  }),
  acts: z.array(z.enum(representationActs)),
  askedAt: moment,
  changedAt: moment,
})
export type Representation = z.output<typeof representation>

const represented = propertyItem.extend({ representation })
export type Represented = z.output<typeof represented>

export const askRepresentationInput = z.object({
  propertyId: id,
  /** One of the two. */
  rate: wholeNumber({ min: 1, max: mostRate }, 'The commission must be 0.01 to 10 per cent.').optional(),
  amount: rupeesAboveZero.optional(),
  agreementShare: wholeNumber({ min: 0, max: 10_000 }, 'The share must be 0 to 100 per cent.').default(
    usualAgreementShare,
  ),
  expiresOn: z.iso.date('Enter a date.'),
  words: z
    .string({ error: 'Say in a few words why they should choose you' })
    .transform(withoutNul)
    .pipe(
      z.string().trim().min(10, 'Say in a few words why they should choose you').max(1000, 'At most 1,000 characters'),
    ),
  gstin: gstin.optional(),
  isIndividual: z.boolean({ error: 'Say whether you work in your own name' }),
})

export const representations = describe(paths.representations, {
  ask: {
    access: 'agent',
    summary: 'Ask the owner of a live listing to let me represent it, on terms that the owner reads first',
    input: askRepresentationInput,
    reply: data(represented),
    errors: ['not-found', 'ruled-out', 'limit-reached'],
    limit: { max: 30, seconds: 3600, per: 'person' },
  },
  listByAgent: {
    access: 'agent',
    summary: 'The listings I asked to represent, represent now or did, newest first',
    input: z.object({ id, page, state: z.enum(representationStates).optional() }),
    reply: pageOf(represented),
    errors: ['not-found'],
  },
  listForListing: {
    access: 'user',
    summary: 'The agents who ask to represent a listing of mine, represent it or did',
    input: z.object({ id }),
    reply: data(z.array(represented)),
    errors: ['not-found'],
  },
  listOfAgent: {
    access: 'user',
    summary: 'What one agent has asked of me or does for me, by listing',
    input: z.object({ agentId: id, userId: id }),
    reply: data(z.array(represented)),
    errors: ['not-found'],
  },
  act: {
    access: ['user', 'agent'],
    summary: 'Accept or decline an agent, withdraw my request, or end a representation',
    input: z.object({ id, act: z.enum(representationActs, { error: 'Choose what to do' }) }),
    reply: done,
    errors: ['not-found', 'moved-on', 'limit-reached'],
  },
})
