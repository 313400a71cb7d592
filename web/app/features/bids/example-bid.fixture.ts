import type { Bid, BidStanding } from '@properysearch/contract/bids/calls'
import { bidActs, bidGraph } from '@properysearch/contract/bids/facts'
import { actsFor } from '@properysearch/contract/kernel/state-graph'
import type { Biddable } from './bid-words.ts'

export const exampleListing: Biddable = {
  id: 3,
  title: 'Corner 2 BHK flat in Baner',
  price: 90_00_000,
  listedIn: 'sell',
  availability: 'available',
  postedBy: 'owner',
}

/** ₹80 lakh, waiting for the owner until 12 Dec 2026, unless told otherwise. */
export function exampleBid(given: Partial<Bid> = {}): Bid {
  const acts = bidActs.filter((act) => (actsFor(bidGraph, given.state ?? 'pending', 'buyer') as string[]).includes(act))
  return {
    acts,
    hindrance: null,
    id: 5,
    propertyId: 3,
    status: 0,
    state: 'pending',
    amount: 80_00_000,
    note: null,
    counter: null,
    agreed: null,
    createdAt: '2026-12-05T06:00:00.000Z',
    changedAt: '2026-12-05T06:00:00.000Z',
    expiresAt: '2026-12-12T06:00:00.000Z',
    offers: [{ by: 'buyer', amount: 80_00_000, note: null, at: '2026-12-05T06:00:00.000Z' }],
    ...given,
  }
}

/** Sealed, open to bids, and none of mine, unless told otherwise. */
export function exampleStanding(given: Partial<BidStanding> = {}): BidStanding {
  return { mode: 'sealed', isOwner: false, isOpen: true, myBid: null, count: null, rank: null, bids: null, ...given }
}
