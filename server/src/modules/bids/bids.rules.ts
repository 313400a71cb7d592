import type { Bid } from '@properysearch/contract/bids/calls'
import { type BidState, bidDays, bidGraph, bidStatusNumbers } from '@properysearch/contract/bids/facts'
import { fail } from '../../platform/errors.ts'
import type { BidRow } from './bids.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

export const expiryFrom = (now: Date) => new Date(now.getTime() + bidDays * dayMs)

/** More open bids than this are no serious ones. */
export const mostOpenBids = 20

export function movedOn(state: BidState) {
  return fail('moved-on', `This bid is now “${bidGraph.states[state]}”. Please reload the page.`)
}

/** A bid whose time is over is expired, also before the job has said so. */
export function stateOf({ state, expiresAt }: Pick<BidRow, 'state' | 'expiresAt'>, now: Date): BidState {
  const isOver = expiresAt <= now && bidGraph.acts.expire.from.includes(state)
  return isOver ? 'expired' : state
}

export function bidOnWire(row: BidRow, now: Date): Bid {
  const state = stateOf(row, now)
  return {
    id: row.id,
    propertyId: row.propertyId,
    status: bidStatusNumbers[state],
    state,
    amount: row.amountPaise / 100,
    note: row.note,
    counter: row.counterPaise === null ? null : { amount: row.counterPaise / 100, note: row.counterNote },
    agreed: row.agreedPaise === null ? null : row.agreedPaise / 100,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    offers: row.offers.map((offer) => ({
      by: offer.byOwner ? 'owner' : 'buyer',
      amount: offer.amountPaise / 100,
      note: offer.note,
      at: new Date(offer.at).toISOString(),
    })),
  }
}
