import { z } from 'zod'
import { bookingRoom } from '../bookings/calls.ts'
import { sharers } from '../bookings/sharer-calls.ts'
import { releases } from '../releases/calls.ts'
import { dealPapers } from './calls.ts'

// The whole of a deal in one file, for one of its two sides to keep and to check.

const side = z.enum(['buyer', 'seller'])
const moment = z.iso.datetime()
const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A movement of the ledger, with what its hashes are made of. */
const ledgerLine = z.object({
  number: z.number(),
  key: z.string(),
  kind: z.string(),
  at: moment,
  what: z.string(),
  /** Debit above zero, credit below; in the order in which they are hashed. */
  entries: z.array(z.object({ account: z.string(), inWords: z.string(), paise: z.number(), amount: z.number() })),
  /** What it added to the held money, or took from it; and how much was held then. Rupees. */
  heldChange: z.number(),
  held: z.number(),
  contentHash: hash,
  /** Its link in the chain; null until it is sealed, a few minutes after it was posted. */
  chain: z.object({ position: z.number(), hash, hashBefore: hash }).nullable(),
})
export type RecordedLine = z.output<typeof ledgerLine>

const person = z.object({
  side,
  isYou: z.boolean(),
  name: z.string(),
  isVerified: z.boolean(),
  /** Masked. */
  pan: z.string().nullable(),
  account: z.string().nullable(),
})

export const dealRecord = z.object({
  name: z.literal('Record of a deal'),
  bookingId: z.number(),
  madeAt: moment,
  madeFor: side,
  /** The payment partner was simulated: no real money has moved. */
  isSimulated: z.boolean(),
  property: z.object({
    id: z.number(),
    title: z.string(),
    subcategory: z.string(),
    locality: z.string(),
    city: z.string(),
  }),
  deal: bookingRoom.shape.bookingData.omit({ acts: true, side: true }),
  terms: bookingRoom.shape.terms,
  people: z.array(person),
  /** Who has a share of a side besides: the other side's people with first name and initial. */
  sharers: sharers.shape.sharers.element.omit({ id: true, mobile: true, hasAccount: true }).array(),
  agents: z.array(z.object({ side, name: z.string(), reraNumber: z.string().nullable() })),
  timeline: bookingRoom.shape.timeline,
  conditions: bookingRoom.shape.conditions,
  registration: bookingRoom.shape.registration,
  ending: bookingRoom.shape.ending,
  money: bookingRoom.shape.money,
  releases: releases.list.reply.shape.data.shape.releases,
  ledger: z.object({
    lines: z.array(ledgerLine),
    /** Rupees: held = in − out − refunded. */
    totals: z.object({ in: z.number(), out: z.number(), refunded: z.number(), held: z.number() }),
    howToCheck: z.array(z.string()),
  }),
  papers: z.array(
    dealPapers.list.reply.shape.data.shape.papers.element.omit({ id: true, mayRemove: true, about: true, from: true }),
  ),
  handover: dealPapers.getHandover.reply.shape.data.omit({ side: true, isOpen: true }),
})
export type DealRecord = z.output<typeof dealRecord>
