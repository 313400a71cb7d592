import type { BidStanding } from '@properysearch/contract/bids/calls'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findStanding } from '../listings/index.ts'
import { bidOnWire } from './bids.rules.ts'
import { findLastBid, findMode, findStandingBids } from './bids.sql.ts'

/** What the owner's mode lets this person see. */
export async function getStanding(ctx: CallContext, propertyId: number): Promise<BidStanding> {
  const { id: userId } = signedIn(ctx)
  const property = await findStanding(ctx.db, propertyId)
  const isOwner = property?.ownerId === userId
  const wasPublic = property && ['verified', 'on-hold', 'sold', 'rented'].includes(property.state)
  if (!property || !(wasPublic || isOwner)) throw fail('not-found')
  const mode = await findMode(ctx.db, propertyId)
  const mine = await findLastBid(ctx.db, propertyId, userId)
  const bids = await findStandingBids(ctx.db, propertyId)
  const at = bids.findIndex((bid) => bid.buyerId === userId)
  const seesAll = isOwner || mode === 'open'
  const seesRank = seesAll || (mode === 'rank' && at >= 0)
  return {
    mode,
    isOwner,
    isOpen: property.state === 'verified',
    myBid: mine ? bidOnWire(mine, userId, ctx.now) : null,
    count: seesRank ? bids.length : null,
    rank: seesRank && at >= 0 ? at + 1 : null,
    bids: seesAll
      ? bids.map((bid) => ({
          bidder: `Bidder ${bid.number}`,
          amount: bid.amountPaise / 100,
          isMine: bid.buyerId === userId,
        }))
      : null,
  }
}
