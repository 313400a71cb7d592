import type { Bid } from '@properysearch/contract/bids/calls'
import type { BidAct } from '@properysearch/contract/bids/facts'
import { bidGraph } from '@properysearch/contract/bids/facts'
import { isLegal, mayDo } from '@properysearch/contract/kernel/state-graph'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { lockProperty } from '../listings/index.ts'
import { announceBid } from './bids.notices.ts'
import { bidOnWire, expiryFrom, hindranceOf, movedOn, sideOf, stateOf } from './bids.rules.ts'
import {
  type BidRow,
  findBid,
  findPropertyOfBid,
  insertOffer,
  lockBid,
  moveBid,
  setAgreed,
  setCounter,
} from './bids.sql.ts'

type Answer = Extract<BidAct, 'accept' | 'accept-counter' | 'reject' | 'counter' | 'withdraw'>

interface Answered {
  act: Answer
  /** What both sides hear of. */
  paise: number
  set?: ReturnType<typeof setAgreed>
}

/** The owner takes the bid, or the buyer takes the owner's counter-offer. Of two at once, one wins. */
export function acceptBid(ctx: CallContext, id: number): Promise<Bid> {
  return answer(ctx, id, async (tx, bid) => {
    const isOwner = bid.ownerId === signedIn(tx).id
    const paise = isOwner ? bid.amountPaise : bid.counterPaise
    // A press that comes twice is answered twice.
    if (stateOf(bid, tx.now) === 'accepted') return null
    if (isOwner && bid.state === 'countered') {
      throw fail(
        'moved-on',
        'The bidder has yet to answer your counter-offer. You can decline the bid or change your offer.',
      )
    }
    if (paise === null) throw movedOn(bid.state)
    return { act: isOwner ? 'accept' : 'accept-counter', paise, set: setAgreed(paise, expiryFrom(tx.now)) }
  })
}

export function rejectBid(ctx: CallContext, id: number): Promise<Bid> {
  return answer(ctx, id, async (_, bid) => ({ act: 'reject', paise: bid.amountPaise }))
}

export function withdrawBid(ctx: CallContext, id: number): Promise<Bid> {
  return answer(ctx, id, async (_, bid) => ({ act: 'withdraw', paise: bid.amountPaise }))
}

export function counterBid(
  ctx: CallContext,
  asked: { id: number; amount: number; note?: string | undefined },
): Promise<Bid> {
  const amountPaise = Math.round(asked.amount * 100)
  return answer(ctx, asked.id, async (tx, bid) => {
    const offer = { amountPaise, note: asked.note ?? null, now: tx.now, expiresAt: expiryFrom(tx.now) }
    const isSame = bid.state === 'countered' && bid.counterPaise === amountPaise && bid.counterNote === offer.note
    if (isSame) return null
    await insertOffer(tx.db, bid.id, true, offer)
    return { act: 'counter', paise: amountPaise, set: setCounter(offer) }
  })
}

/** In one transaction with the bid locked; `decide` says what is to be done, or null when it was done before. */
async function answer(
  ctx: CallContext,
  id: number,
  decide: (tx: CallContext, bid: BidRow) => Promise<Answered | null>,
): Promise<Bid> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const propertyId = await findPropertyOfBid(tx.db, id)
    // The listing first, as for every bid and booking, so that no two wait for each other.
    if (propertyId !== undefined) await lockProperty(tx.db, propertyId)
    const bid = await lockBid(tx.db, id, userId)
    if (!bid) throw fail('not-found')
    const answered = await decide(tx, bid)
    if (!answered) return
    const { act, paise, set } = answered
    const by = sideOf(bid, userId)
    if (!mayDo(bidGraph, act, by)) throw fail('not-found')
    const state = stateOf(bid, tx.now)
    if (state !== bid.state) throw movedOn(state)
    const hindrance = isLegal(bidGraph, act, state) ? hindranceOf(bid, act, by, tx.now) : null
    if (hindrance) throw fail(hindrance.code, hindrance.text)
    const isMoved = await moveBid(tx.db, { id, act, by, byUser: userId, ...(set ? { set } : {}) }, tx.now).catch(
      oneOnly,
    )
    if (!isMoved) throw movedOn(bid.state)
    await announceBid(tx, bid, act, paise)
  })
  return bidOnWire(await findBid(ctx.db, id), userId, ctx.now)
}

/** The database lets a listing have one accepted bid. */
function oneOnly(error: unknown): never {
  if ((error as { constraint?: string }).constraint !== 'bids_accepted_once') throw error
  throw fail(
    'limit-reached',
    'Another bid for this property is accepted already, and its price is kept for 7 days. You can accept this one if the other bidder does not book.',
  )
}
