import type { Bid } from '@properysearch/contract/bids/calls'
import { plainName } from '@properysearch/contract/listings/plain-name'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { lockStanding } from '../listings/index.ts'
import { announceBid } from './bids.notices.ts'
import { bidOnWire, expiryFrom, mostOpenBids, movedOn, stateOf } from './bids.rules.ts'
import {
  type BidRow,
  countOpenBids,
  findBid,
  insertBid,
  insertOffer,
  lockOpenBid,
  moveBid,
  setOffer,
} from './bids.sql.ts'
import { expireBid } from './expire-bids.ts'

export interface PlacedBid {
  propertyId: number
  amount: number
  note?: string | undefined
}

/** Makes a bid or changes the open one; the same press twice is one offer. */
export async function placeBid(ctx: CallContext, asked: PlacedBid): Promise<Bid> {
  const { id: buyerId } = signedIn(ctx)
  const offer = {
    amountPaise: Math.round(asked.amount * 100),
    note: asked.note ?? null,
    now: ctx.now,
    expiresAt: expiryFrom(ctx.now),
  }
  const id = await inTransaction(ctx, async (tx) => {
    const { ownerId, name } = await mayBid(tx, asked.propertyId, buyerId)
    const open = await lockOpenBid(tx.db, asked.propertyId, buyerId)
    if (open && stateOf(open, tx.now) !== 'expired') return reviseBid(tx, open, offer)
    if (open) await expireBid(tx, open)
    const made = await insertBid(tx.db, { ...offer, propertyId: asked.propertyId, buyerId, most: mostOpenBids })
    if (!made) throw await whyNotMade(tx, buyerId)
    const bid = { id: made.id, propertyId: asked.propertyId, buyerId, ownerId, name }
    await announceBid(tx, bid, 'place', offer.amountPaise)
    return made.id
  })
  return bidOnWire(await findBid(ctx.db, id), ctx.now)
}

/** Two bids for one listing come one after the other: the numbers that bidders are known by have no doubles. */
async function mayBid(
  tx: CallContext,
  propertyId: number,
  buyerId: number,
): Promise<{ ownerId: number; name: string }> {
  const property = await lockStanding(tx.db, propertyId)
  if (!property || !['verified', 'on-hold', 'sold', 'rented'].includes(property.state)) throw fail('not-found')
  if (property.ownerId === buyerId) throw fail('ruled-out', 'This is your own listing.')
  if (property.state === 'on-hold') {
    throw fail('moved-on', 'This property is on hold for another buyer. You can bid again if it becomes available.')
  }
  if (property.state !== 'verified') throw fail('moved-on', 'This property is no longer available.')
  return { ownerId: property.ownerId, name: plainName(property) }
}

async function whyNotMade(tx: CallContext, buyerId: number) {
  if ((await countOpenBids(tx.db, buyerId)) < mostOpenBids) return fail('changed-meanwhile')
  return fail('limit-reached', `You have ${mostOpenBids} open bids. Withdraw one to make another.`)
}

type Offer = Parameters<typeof setOffer>[0]

async function reviseBid(tx: CallContext, open: BidRow, offer: Offer): Promise<number> {
  if (open.state === 'accepted') {
    throw fail('moved-on', 'Your bid was already accepted. Book the property, or withdraw your bid first.')
  }
  const isSame = open.state === 'pending' && open.amountPaise === offer.amountPaise && open.note === offer.note
  if (isSame) return open.id
  const step = { id: open.id, by: 'buyer', byUser: open.buyerId, set: setOffer(offer) } as const
  if (!(await moveBid(tx.db, { ...step, act: 'revise' }, tx.now))) throw movedOn(open.state)
  await insertOffer(tx.db, open.id, false, offer)
  await announceBid(tx, open, 'revise', offer.amountPaise)
  return open.id
}
