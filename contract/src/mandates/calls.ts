import { z } from 'zod'
import { bookingRoom } from '../bookings/calls.ts'
import { bookingKinds, bookingStates } from '../bookings/facts.ts'
import { data, describe, done } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id, page, pageOf, wholeNumber } from '../kernel/page.ts'
import { propertyItem } from '../listings/property.ts'
import { gstin } from '../orders/calls.ts'
import { paths } from '../paths.ts'
import { releaseStates } from '../releases/facts.ts'
import { isWholePaise } from '../values/money.ts'
import { mobile } from '../values/people.ts'
import { oneLine } from '../values/text.ts'
import {
  commissionMeans,
  commissionPartNames,
  commissionStates,
  mandateStates,
  mostRate,
  usualAgreementShare,
} from './facts.ts'

const moment = z.iso.datetime()
const day = z.iso.date('Enter a date.')
const reason = z.string().trim().min(3, 'Say why, in a few words').max(500, 'At most 500 characters')

/** What was asked of one part. Rupees. */
const commission = z.object({
  id: z.number(),
  state: z.enum(commissionStates),
  means: z.enum(commissionMeans),
  fee: z.number(),
  gst: z.number(),
  /** Fee and GST: what the client pays. */
  total: z.number(),
  /** What is taken off on the way, where it goes through the payment partner. */
  tcs: z.number(),
  tds: z.number(),
  ourFee: z.number(),
  ourGst: z.number(),
  payout: z.number(),
  /** The release that pays it out, which the client approves with a code. */
  release: z
    .object({
      id: z.number(),
      state: z.enum(releaseStates),
      account: z.string().nullable(),
      /** The client has given their word; it may wait for others with a share of their side. */
      hasClientApproved: z.boolean(),
      /** First name and initial, each with a code of their own. */
      waitsFor: z.array(z.string()),
    })
    .nullable(),
  reason: z.string().nullable(),
  reference: z.string().nullable(),
  paidOn: z.iso.date().nullable(),
  recordedBy: z.enum(['client', 'agent']).nullable(),
  askedAt: moment,
  changedAt: moment,
})
export type Commission = z.output<typeof commission>

const part = z.object({
  part: z.enum(commissionPartNames),
  /** Rupees before GST, and the GST that comes on top; null until the agent has said whether they are registered. */
  fee: z.number(),
  gst: z.number().nullable(),
  isDue: z.boolean(),
  /** The newest that was asked; null: nothing yet. */
  commission: commission.nullable(),
})

const mandate = z.object({
  id: z.number(),
  bookingId: z.number(),
  side: z.enum(['buyer', 'seller']),
  state: z.enum(mandateStates),
  /** What I am in it: the other side learns only that there is an agent. */
  iAm: z.enum(['client', 'agent', 'other']),
  agent: z.object({ name: z.string(), isVerified: z.boolean(), reraNumber: z.string().nullable() }),
  /** Whom the agent represents, first name and initial; for the agent alone. */
  client: z.object({ name: z.string(), isVerified: z.boolean() }).nullable(),
  /** The same agent represents the other side too. */
  servesBoth: z.boolean(),
  terms: z
    .object({
      /** Hundredths of a per cent of the price; null where an amount was agreed on. */
      rate: z.number().nullable(),
      /** Rupees before GST. */
      fee: z.number(),
      /** Hundredths of a per cent. */
      agreementShare: z.number(),
      expiresOn: z.iso.date(),
      isRegistered: z.boolean().nullable(),
      parts: z.array(part),
    })
    .nullable(),
  changedAt: moment,
})
export type Mandate = z.output<typeof mandate>

const request = commission.extend({
  mandateId: z.number(),
  bookingId: z.number(),
  part: z.enum(commissionPartNames),
  propertydata: z.object({ id: z.number(), title: z.string() }),
  agent: z.object({ name: z.string(), isVerified: z.boolean() }),
})
export type CommissionRequest = z.output<typeof request>

const byAgent = propertyItem.extend({
  bookingData: z.object({
    kind: z.enum(bookingKinds),
    /** Rupees; of a rental, the rent of a month. */
    price: z.number(),
    /** Null unless the mandate is in force: whoever is invited decides by the listing and the terms. */
    state: z.enum(bookingStates).nullable(),
  }),
  mandate,
})
export type BookingByAgent = z.output<typeof byAgent>

const room = bookingRoom.extend({ mandate })
export type RoomOfAgent = z.output<typeof room>

export const inviteAgentInput = z.object({
  bookingId: id,
  agentMobile: mobile,
  /** One of the two. */
  rate: wholeNumber({ min: 1, max: mostRate }, 'The commission must be 0.01 to 10 per cent.').optional(),
  amount: z
    .number({ error: 'Enter the commission in rupees' })
    .min(1, 'Enter an amount of ₹1 or more')
    .max(10_00_00_000, 'The amount is too large')
    .refine(isWholePaise, 'Enter an amount with at most two decimals')
    .optional(),
  agreementShare: wholeNumber({ min: 0, max: 10_000 }, 'The share must be 0 to 100 per cent.').default(
    usualAgreementShare,
  ),
  expiresOn: day,
})

export const acceptMandateInput = z.object({
  id,
  /** Of an agent who is registered for GST. */
  gstin: gstin.optional(),
  /** Not a firm or company. */
  isIndividual: z.boolean({ error: 'Say whether you work in your own name' }),
})

const paidInput = z.object({
  commissionId: id,
  paidOn: day,
  reference: z
    .string({ error: 'Enter the UTR or cheque number' })
    .max(1000, 'At most 40 characters')
    .transform(oneLine)
    .pipe(z.string().min(1, 'Enter the UTR or cheque number').max(40, 'At most 40 characters')),
})
export const recordCommissionInput = paidInput

const moved = ['not-found', 'moved-on'] as const
const people = ['user', 'agent'] as const

export const mandates = describe(paths.mandates, {
  invite: {
    access: 'user',
    summary: 'Invite an agent to represent my side of a deal, for a commission agreed in advance',
    input: inviteAgentInput,
    reply: data(mandate),
    errors: [...moved, 'limit-reached', 'ruled-out'],
    // Whether a number is an agent's can be learnt here: not by trying many.
    limit: { max: 10, seconds: 60, per: 'person' },
  },
  list: {
    access: 'user',
    summary: 'Who represents whom in a deal of mine; of the other side only that it is represented',
    input: z.object({ bookingId: id }),
    reply: data(z.array(mandate)),
    errors: ['not-found'],
  },
  accept: {
    access: 'agent',
    summary: 'Accept to represent a side of a deal, and say how I am taxed',
    input: acceptMandateInput,
    reply: data(mandate),
    errors: moved,
  },
  act: {
    access: people,
    summary: 'Decline or withdraw an invitation, or end a mandate',
    input: z.object({ id, act: z.enum(['decline', 'withdraw', 'end'], { error: 'Choose what to do' }) }),
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  listByAgent: {
    access: 'signed-in',
    summary: 'The deals in which I am an agent or am asked to be, newest first',
    input: z.object({ id, page }),
    reply: pageOf(byAgent),
    errors: ['not-found'],
  },
  getDeal: {
    access: 'agent',
    summary: 'The room of a deal in which I represent a side, as that side sees it; nothing in it can be pressed',
    input: z.object({ id }),
    reply: data(room),
    errors: ['not-found'],
  },
  askCommission: {
    access: 'agent',
    summary: 'Ask for a part of my commission that is due',
    input: z.object({
      id,
      part: z.enum(commissionPartNames, { error: 'Choose the part' }),
      key: idempotencyKey,
    }),
    reply: data(mandate),
    errors: [...moved, 'not-yet', 'ruled-out'],
    limit: { max: 30, seconds: 60, per: 'person' },
  },
  withdrawCommission: {
    access: 'agent',
    summary: 'Withdraw what I asked for, before it is paid',
    input: z.object({ commissionId: id }),
    reply: done,
    errors: moved,
  },
  refuseCommission: {
    access: 'user',
    summary: 'Refuse a commission that my agent asks for, with the reason that they read',
    input: z.object({ commissionId: id, reason }),
    reply: done,
    errors: moved,
  },
  recordCommission: {
    access: people,
    summary: 'Record that a commission was paid directly; the other of the two confirms it',
    input: paidInput,
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  answerCommission: {
    access: people,
    summary: 'Say whether a commission that the other of the two recorded was paid',
    input: z.object({ commissionId: id, hasArrived: z.boolean(), reason: reason.optional() }),
    reply: done,
    errors: [...moved, 'not-yet'],
  },
  listForBuyer: {
    access: 'signed-in',
    summary: 'What my agents ask for in deals in which I buy: those that wait first, then the newest',
    input: z.object({ userId: id }),
    reply: data(z.array(request)),
    errors: ['not-found'],
  },
  listForSeller: {
    access: 'signed-in',
    summary: 'The same in deals in which I sell',
    input: z.object({ userId: id }),
    reply: data(z.array(request)),
    errors: ['not-found'],
  },
})
