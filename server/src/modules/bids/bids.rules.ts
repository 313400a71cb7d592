import type { Bid } from '@properysearch/contract/bids/calls'
import {
  type BidAct,
  type BidState,
  bidActs,
  bidDays,
  bidGraph,
  bidStatusNumbers,
} from '@properysearch/contract/bids/facts'
import { actsFor } from '@properysearch/contract/kernel/state-graph'
import { formatRupees } from '@properysearch/contract/values/money'
import { spokenDay } from '../../platform/day-in-india.ts'
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

type Side = 'buyer' | 'owner'

export const sideOf = ({ buyerId }: Pick<BidRow, 'buyerId'>, userId: number): Side =>
  buyerId === userId ? 'buyer' : 'owner'

const taking: readonly BidAct[] = ['accept', 'accept-counter']
const offering: readonly BidAct[] = ['counter', 'revise']

/** Why an act that the bid itself allows is not possible now; null: it is. The press refuses for it, the lists show it. */
export function hindranceOf(row: BidRow, act: BidAct, side: Side, now: Date): Hindrance | null {
  if (!taking.includes(act) && !offering.includes(act)) return null
  if (row.propertyState === 'on-hold') return { code: 'moved-on', text: onHold[side] }
  if (row.propertyState !== 'verified') {
    return { code: 'moved-on', text: 'This listing is not available now, so no bid can be accepted.' }
  }
  const { rival } = row
  if (!rival || !taking.includes(act) || new Date(rival.expiresAt) <= now) return null
  const until = spokenDay(new Date(rival.expiresAt))
  if (side === 'buyer') {
    return {
      code: 'limit-reached',
      text: `The owner has accepted another bid and keeps its price for that buyer until ${until}. You can accept the counter-offer if they do not book.`,
    }
  }
  const whose = `${rival.firstname} ${rival.lastname.slice(0, 1)}.`
  return {
    code: 'limit-reached',
    text: `You have accepted the bid of ${whose}, ${formatRupees(rival.agreedPaise / 100)}, and keep that price for them until ${until}. You can accept this one if they do not book.`,
  }
}

interface Hindrance {
  code: 'moved-on' | 'limit-reached'
  text: string
}

const onHold = {
  owner: 'The property is on hold for a buyer who is booking it. You can accept a bid again if they do not go on.',
  buyer: 'The property is on hold for another buyer. You can go on if they do not.',
}

export function bidOnWire(row: BidRow, userId: number, now: Date): Bid {
  const state = stateOf(row, now)
  const side = sideOf(row, userId)
  const legal = bidActs.filter((act) => (actsFor(bidGraph, state, side) as BidAct[]).includes(act))
  const hindered = legal.map((act) => hindranceOf(row, act, side, now))
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
    acts: legal.filter((_, at) => hindered[at] === null),
    hindrance: hindered.find((why) => why !== null)?.text ?? null,
  }
}
