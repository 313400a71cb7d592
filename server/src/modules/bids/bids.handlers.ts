import type { bids } from '@properysearch/contract/bids/calls'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { findStanding } from '../listings/index.ts'
import { acceptBid, counterBid, rejectBid, withdrawBid } from './answer-bid.ts'
import { setMode } from './bids.sql.ts'
import { checkBid } from './check-bid.ts'
import { getStanding } from './get-standing.ts'
import { listMyBids, listReceivedBids } from './list-bids.ts'
import { placeBid } from './place-bid.ts'

export const bidsHandlers: Handlers<CallContext, typeof bids> = {
  place: async (ctx, input) => ({ data: await placeBid(ctx, input) }),
  check: checkBid,
  getStanding: async (ctx, { propertyId }) => ({ data: await getStanding(ctx, propertyId) }),
  listMine: listMyBids,
  listReceived: listReceivedBids,
  accept: async (ctx, { id }) => ({ data: await acceptBid(ctx, id) }),
  reject: async (ctx, { id }) => ({ data: await rejectBid(ctx, id) }),
  counter: async (ctx, input) => ({ data: await counterBid(ctx, input) }),
  withdraw: async (ctx, { id }) => ({ data: await withdrawBid(ctx, id) }),
  setMode: async (ctx, { propertyId, mode }) => {
    if ((await findStanding(ctx.db, propertyId))?.ownerId !== signedIn(ctx).id) throw fail('not-found')
    await setMode(ctx.db, propertyId, mode, ctx.now)
    return {}
  },
}
