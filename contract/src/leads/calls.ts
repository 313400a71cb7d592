import { z } from 'zod'
import { data, describe, done, envelope, nothing } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { holdsContact } from '../listings/contact-in-text.ts'
import { paths } from '../paths.ts'
import { isWholePaise } from '../values/money.ts'
import { withoutNul } from '../values/text.ts'
import { type LeadStanding, leadStandings, mostLocalities, type Stage, stageNames, wishNames } from './facts.ts'

const moment = z.iso.datetime()
const wish = z.enum(wishNames, { error: 'Choose what you want to do' })
const stage = z.enum(stageNames, { error: 'Choose a stage' })
const standing = z.enum(Object.keys(leadStandings) as [LeadStanding, ...LeadStanding[]])

const rupees = z
  .number({ error: 'Enter an amount in rupees' })
  .min(1, 'Enter an amount of ₹1 or more')
  .max(1_000_00_00_000, 'The amount is too large')
  .refine(isWholePaise, 'Enter an amount with at most two decimals')

const asked = z.object({
  id: z.number(),
  wish,
  city: z.string(),
  localities: z.array(z.string()),
  /** Rupees; a rent is by the month. */
  minBudget: z.number().nullable(),
  maxBudget: z.number(),
  words: z.string(),
  askedAt: moment,
  openUntil: moment,
})

const requirement = asked.extend({
  consent: z.string(),
  /** To how many agents it was told, on that day; nobody else ever reads it. */
  recipients: z.number(),
  closedAt: moment.nullable(),
  agents: z.array(
    z.object({ name: z.string(), reraNumber: z.string().nullable(), image: z.string().nullable(), unlockedAt: moment }),
  ),
})
export type Requirement = z.output<typeof requirement>

/** What an agent reads before they unlock it: no name, no number. */
const offered = asked.extend({
  distanceKm: z.number(),
  placesLeft: z.number(),
  standing,
})
export type OfferedLead = z.output<typeof offered>

const offer = offered.extend({
  leadsLeft: z.number(),
  payment: z.object({ price: z.number(), gst: z.number(), total: z.number() }).nullable(),
  /** My line of it, once unlocked. */
  leadId: z.number().nullable(),
})
export type LeadOffer = z.output<typeof offer>

const lead = z.object({
  id: z.number(),
  stage,
  note: z.string(),
  nextOn: z.iso.date().nullable(),
  madeAt: moment,
  changedAt: moment,
  /** Whom it is about; the number only while they share it. */
  person: z.object({ name: z.string(), city: z.string(), mobile: z.string().nullable() }),
  source: z.enum(['requirement', 'hire', 'visit']),
  hireId: z.number().nullable(),
  /** The listing of the hire or the visit. */
  propertydata: z.object({ id: z.number(), title: z.string() }).nullable(),
  requirement: asked.extend({ closedAt: moment.nullable() }).nullable(),
})
export type Lead = z.output<typeof lead>

const counts = z.object(Object.fromEntries(stageNames.map((name) => [name, z.number()])) as Record<Stage, z.ZodNumber>)

export const tellAgentsInput = z
  .object({
    wish,
    city: z.string({ error: 'Choose a city' }).trim().min(1, 'Choose a city').max(80, 'Choose a city'),
    localities: z
      .array(z.string().trim().min(1).max(80), { error: 'Choose the localities' })
      .max(mostLocalities, `At most ${mostLocalities} localities`)
      .default([]),
    minBudget: rupees.optional(),
    maxBudget: rupees,
    words: z
      .string({ error: 'Say in a few words what you need' })
      .max(3000, 'At most 600 characters')
      .transform(withoutNul)
      .pipe(z.string().trim().min(10, 'Say in a few words what you need').max(600, 'At most 600 characters'))
      // Whoever writes a number here gives it to everybody.
      .refine((text) => !holdsContact(text), 'Leave out phone numbers and email addresses'),
    consent: z.literal(true, { error: 'Tick the box to agree' }),
    key: idempotencyKey,
  })
  .refine(({ minBudget, maxBudget }) => minBudget === undefined || minBudget <= maxBudget, {
    error: 'The lowest amount must not be above the highest',
    path: ['minBudget'],
  })

export const noteInput = z.object({
  id,
  note: z
    .string({ error: 'Write a note' })
    .transform(withoutNul)
    .pipe(z.string().trim().max(2000, 'At most 2000 characters')),
  nextOn: z.iso.date('Enter a date.').nullable(),
})

export const leads = describe(paths.leads, {
  tell: {
    access: 'user',
    summary: 'Tell the agents near a place what I need; at most three of them can unlock my name and number',
    input: tellAgentsInput,
    reply: data(requirement),
    errors: ['limit-reached'],
    limit: { max: 20, seconds: 3600, per: 'person' },
  },
  listMine: {
    access: 'user',
    summary: 'What I told agents, and which of them have my number, newest first',
    input: nothing,
    reply: data(z.array(requirement)),
  },
  close: {
    access: 'user',
    summary: 'Close what I told agents: nobody can see my number through it any longer',
    input: z.object({ id }),
    reply: done,
    errors: ['not-found', 'moved-on'],
  },
  listForAgent: {
    access: 'agent',
    summary: 'What people within reach of me need, newest first, without names and numbers',
    input: z.object({ id, page }),
    reply: pageOf(offered).extend({ leadsLeft: z.number() }),
    errors: ['not-found'],
  },
  getOffer: {
    access: 'agent',
    summary: 'One of them, with what it takes to unlock it',
    input: z.object({ id }),
    reply: data(offer),
    errors: ['not-found'],
  },
  unlock: {
    access: 'agent',
    summary:
      'Unlock one with a lead from my package; without a package, says what to pay. Unlocking it again uses none',
    input: z.object({ id }),
    reply: data(offer),
    errors: ['not-found'],
    limit: { max: 60, seconds: 3600, per: 'person' },
  },
  listPipeline: {
    access: 'agent',
    summary: 'My leads in one stage, those with the nearest next date first, and how many are in each',
    input: z.object({ stage, page }),
    reply: envelope({
      data: z.array(lead),
      counts,
      page: z.number(),
      pageSize: z.number(),
      total: z.number(),
    }),
  },
  move: {
    access: 'agent',
    summary: 'Move a lead of mine to another stage',
    input: z.object({ id, from: stage, to: stage }),
    reply: data(lead),
    errors: ['not-found', 'moved-on'],
  },
  saveNote: {
    access: 'agent',
    summary: 'Save what I noted about a lead, and when to come back to it',
    input: noteInput,
    reply: data(lead),
    errors: ['not-found'],
  },
})
