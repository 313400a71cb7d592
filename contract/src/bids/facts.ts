import { type ActOf, type StateOf, stateGraph } from '../kernel/state-graph.ts'

// The life of a bid, and what bidders may see of each other: both sides read it. Free of zod.

/**
 * Buyer and owner make offers in turn until one of them takes the other's. An accepted bid keeps its price for the buyer
 * for a week; it gives no right in the property.
 */
export const bidGraph = stateGraph({
  name: 'bid',
  states: {
    pending: 'Waiting for the owner',
    countered: 'Counter-offer made',
    accepted: 'Accepted',
    booked: 'Booked',
    rejected: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  actors: ['buyer', 'owner', 'timer', 'system'],
  first: 'pending',
  final: ['booked', 'rejected', 'withdrawn', 'expired'],
  acts: {
    revise: { from: ['pending', 'countered'], to: 'pending', by: 'buyer', label: 'Change my bid' },
    counter: { from: ['pending', 'countered'], to: 'countered', by: 'owner', label: 'Make a counter-offer' },
    accept: { from: ['pending'], to: 'accepted', by: 'owner', label: 'Accept' },
    'accept-counter': { from: ['countered'], to: 'accepted', by: 'buyer', label: 'Accept the counter-offer' },
    reject: { from: ['pending', 'countered'], to: 'rejected', by: 'owner', label: 'Decline' },
    withdraw: { from: ['pending', 'countered', 'accepted'], to: 'withdrawn', by: 'buyer', label: 'Withdraw my bid' },
    expire: { from: ['pending', 'countered', 'accepted'], to: 'expired', by: 'timer', label: 'Expire' },
    book: { from: ['accepted'], to: 'booked', by: 'system', label: 'Book' },
  },
})
export type BidState = StateOf<typeof bidGraph>
export type BidAct = ActOf<typeof bidGraph>
export const bidStates = Object.keys(bidGraph.states) as [BidState, ...BidState[]]

/** Those that a person presses, in the order of the buttons. */
export const bidActs = [
  'accept',
  'accept-counter',
  'counter',
  'revise',
  'reject',
  'withdraw',
] as const satisfies BidAct[]
export type PressedBidAct = (typeof bidActs)[number]

/** Those that an answer is still possible to, or that still hold a price. */
export const openBidStates = ['pending', 'countered', 'accepted'] as const satisfies BidState[]

/** The specification's figure for each. */
export const bidStatusNumbers = {
  pending: 0,
  countered: 0,
  accepted: 1,
  booked: 1,
  rejected: 2,
  withdrawn: 3,
  expired: 4,
} as const satisfies Record<BidState, number>

/** How long an offer waits for an answer, and an accepted one for the booking. */
export const bidDays = 7

/** What bidders may see of each other, as the owner chooses. The owner sees every bid in any case. */
export const bidModes = {
  sealed: { label: 'Sealed', means: 'Bidders see only their own bid.' },
  rank: { label: 'Rank only', means: 'Bidders see how their bid ranks, but no amounts.' },
  open: { label: 'Open', means: 'Everyone signed in sees the amounts, but no names.' },
} as const
export type BidMode = keyof typeof bidModes
export const bidModeNames = Object.keys(bidModes) as [BidMode, ...BidMode[]]

/** What an accepted bid means, in the words of the deal. */
export const bidPromise = 'Subject to a registered agreement; it gives no right in the property.'

export const bidNoteLength = 500
