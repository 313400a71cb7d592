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
  const placed = await inTransaction(ctx, async (tx): Promise<BidRow | number> => {
    const { ownerId, name } = await mayBid(tx, asked.propertyId, buyerId)
    const wanted = { ...offer, propertyId: asked.propertyId, buyerId, most: mostOpenBids }
    let made = await insertBid(tx.db, wanted)
    if (!made) {
      const open = await lockOpenBid(tx.db, asked.propertyId, buyerId)
      if (open && stateOf(open, tx.now) !== 'expired') return reviseBid(tx, open, offer)
      if (open) {
        await expireBid(tx, open)
        made = await insertBid(tx.db, wanted)
      }
    }
    if (!made) throw await whyNotMade(tx, buyerId)
    const bid = newBid(offer, { id: made.id, propertyId: asked.propertyId, buyerId, ownerId })
    await announceBid(tx, { ...bid, name }, 'place', offer.amountPaise)
    return bid
  })
  return bidOnWire(typeof placed === 'number' ? await findBid(ctx.db, placed) : placed, buyerId, ctx.now)
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
    throw fail('moved-on', 'This property is on hold for someone else. You can bid again if it becomes available.')
  }
  if (property.state !== 'verified') throw fail('moved-on', 'This property is no longer available.')
  return { ownerId: property.ownerId, name: plainName(property) }
}

async function whyNotMade(tx: CallContext, buyerId: number) {
  if ((await countOpenBids(tx.db, buyerId)) < mostOpenBids) return fail('changed-meanwhile')
  return fail('limit-reached', `You have ${mostOpenBids} open bids. Withdraw one to make another.`)
}

type Offer = Parameters<typeof setOffer>[0]

/** As it was just written. */
function newBid(
  { amountPaise, note, now, expiresAt }: Offer,
  whose: Pick<BidRow, 'id' | 'propertyId' | 'buyerId' | 'ownerId'>,
): BidRow {
  const offers = [{ byOwner: false, amountPaise, note, at: now.toISOString() }]
  const dates = { createdAt: now, changedAt: now, expiresAt }
  const noAnswer = { counterPaise: null, counterNote: null, agreedPaise: null }
  const standing = { propertyState: 'verified', rival: null } as const
  return { ...whose, ...dates, ...noAnswer, ...standing, state: 'pending', amountPaise, note, offers }
}

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
