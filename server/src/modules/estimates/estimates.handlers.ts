import type { estimates } from '@properysearch/contract/estimates/calls'
import { type CallContext, signedIn } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { estimateListing } from './estimate-listing.ts'
import { listAccuracy } from './list-accuracy.ts'

export const estimatesHandlers: Handlers<CallContext, typeof estimates> = {
  getOfListing: async (ctx, input) => ({ data: await estimateListing(ctx, { ...input, ownerId: null }) }),
  getOfMine: async (ctx, input) => ({ data: await estimateListing(ctx, { ...input, ownerId: signedIn(ctx).id }) }),
  listAccuracy: async (ctx, { listedIn }) => ({ data: await listAccuracy(ctx, listedIn) }),
}
