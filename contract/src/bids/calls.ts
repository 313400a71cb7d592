import { z } from 'zod'
import { data, describe, done, envelope } from '../kernel/endpoint.ts'
import { listGroups } from '../kernel/list-groups.ts'
import { id, idOrZero, page, pageOf } from '../kernel/page.ts'
import { propertyItem } from '../listings/property.ts'
import { paths } from '../paths.ts'
import { rupeesAboveZero } from '../values/amounts.ts'
import { bidActs, bidModeNames, bidNoteLength, bidStates } from './facts.ts'

const moment = z.iso.datetime()

/** Rupees; a month's rent where the listing is to let. */
export const amount = rupeesAboveZero

const note = z
  .string()
  .trim()
  .max(bidNoteLength, `At most ${bidNoteLength} characters`)
  .transform((text) => text || undefined)
  .optional()

const offer = z.object({ by: z.enum(['buyer', 'owner']), amount: z.number(), note: z.string().nullable(), at: moment })

const bid = z.object({
  id: z.number(),
  propertyId: z.number(),
  /** The specification's figure: 0 waiting, 1 accepted, 2 declined, 3 withdrawn, 4 expired. */
  status: z.number(),
  state: z.enum(bidStates),
  amount: z.number(),
  note: z.string().nullable(),
  /** What the owner would take instead. */
  counter: z.object({ amount: z.number(), note: z.string().nullable() }).nullable(),
  /** What both agreed on. */
  agreed: z.number().nullable(),
  createdAt: moment,
  changedAt: moment,
  expiresAt: moment,
  offers: z.array(offer),
  /** What I can do now. */
  acts: z.array(z.enum(bidActs)),
  /** Why I cannot do now what the state of the bid would let me do; null: nothing is in the way. */
  hindrance: z.string().nullable(),
})
export type Bid = z.output<typeof bid>

const ownBid = propertyItem.extend({ bidData: bid, group: z.enum(listGroups) })
export type OwnBid = z.output<typeof ownBid>

const receivedBid = ownBid.extend({
  /** First name and initial; their number stays theirs. */
  userData: z.object({ name: z.string(), isVerified: z.boolean() }),
})
export type ReceivedBid = z.output<typeof receivedBid>

const standing = z.object({
  mode: z.enum(bidModeNames),
  isOwner: z.boolean(),
  /** Whether it can be bid on now. */
  isOpen: z.boolean(),
  myBid: bid.nullable(),
  /** How many bids are open; null where the owner keeps them sealed. */
  count: z.number().nullable(),
  /** Where mine is among them, the highest first; null when I have none or it may not be seen. */
  rank: z.number().nullable(),
  /** Under pseudonyms, highest first; null unless they are open. */
  bids: z.array(z.object({ bidder: z.string(), amount: z.number(), isMine: z.boolean() })).nullable(),
})
export type BidStanding = z.output<typeof standing>

export const placeBidInput = z.object({ propertyId: id, amount, note })
export const counterBidInput = z.object({ id, amount, note })

const answerErrors = ['not-found', 'moved-on'] as const

export const bids = describe(paths.bids, {
  place: {
    access: 'user',
    summary: 'Bid for a listing, or change my open bid; the same amount again changes nothing',
    input: placeBidInput,
    reply: data(bid),
    errors: ['not-found', 'moved-on', 'ruled-out', 'limit-reached'],
    limit: { max: 60, seconds: 60, per: 'person' },
  },
  check: {
    access: 'user',
    summary: 'How an amount compares with the asking price, its history and what is usual nearby; refuses nothing',
    input: z.object({ propertyId: id, amount }),
    reply: data(
      z.object({
        /** Negative below the asking price. */
        percentFromAsking: z.number(),
        sentences: z.array(z.string()),
      }),
    ),
    errors: ['not-found'],
    limit: { max: 120, seconds: 60, per: 'person' },
  },
  getStanding: {
    access: 'signed-in',
    summary: 'What I may see of the bids for a listing, and my own',
    input: z.object({ propertyId: id }),
    reply: data(standing),
    errors: ['not-found'],
  },
  listMine: {
    access: 'signed-in',
    summary: 'My bids: what waits for me first, then what is open, then what is over; the newest of each first',
    input: z.object({ id, page }),
    reply: pageOf(ownBid),
    errors: ['not-found'],
  },
  listReceived: {
    access: 'user',
    summary:
      'The bids for one of my listings, or with 0 for all of them: what waits for me first, then what is open, then what is over; the highest first',
    input: z.object({ id: idOrZero, page }),
    reply: envelope({
      ...pageOf(receivedBid).shape,
      /** Of the one listing that was asked for. */
      mode: z.enum(bidModeNames).nullable(),
    }),
    errors: ['not-found'],
  },
  accept: {
    access: 'user',
    summary: 'Accept a bid for my listing, or the counter-offer to a bid of mine',
    input: z.object({ id }),
    reply: data(bid),
    errors: [...answerErrors, 'limit-reached'],
  },
  reject: {
    access: 'user',
    summary: 'Decline a bid for my listing',
    input: z.object({ id }),
    reply: data(bid),
    errors: answerErrors,
  },
  counter: {
    access: 'user',
    summary: 'Answer a bid for my listing with another amount',
    input: counterBidInput,
    reply: data(bid),
    errors: answerErrors,
  },
  withdraw: {
    access: 'user',
    summary: 'Withdraw my bid',
    input: z.object({ id }),
    reply: data(bid),
    errors: answerErrors,
  },
  setMode: {
    access: 'user',
    summary: 'Choose what bidders for my listing may see of each other',
    input: z.object({ propertyId: id, mode: z.enum(bidModeNames, { error: 'Choose what bidders may see' }) }),
    reply: done,
    errors: ['not-found'],
  },
})
