import type { representations } from '@properysearch/contract/representations/calls'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { findStanding } from '../listings/index.ts'
import { actOnRepresentation } from './act-on-representation.ts'
import { askRepresentation } from './ask-representation.ts'
import { withListings } from './representations.rules.ts'
import { findOfAgent, findOfOwner } from './representations.sql.ts'

export const representationsHandlers: Handlers<CallContext, typeof representations> = {
  ask: async (ctx, input) => ({ data: await askRepresentation(ctx, input) }),
  listByAgent: async (ctx, { id, page, state }) => {
    const { id: agentId } = signedInAs(ctx, id)
    const { rows, total } = await findOfAgent(ctx.db, { agentId, state, ...pageAt(page) })
    return { data: await withListings(ctx, rows, agentId), page, pageSize, total }
  },
  listForListing: async (ctx, { id: propertyId }) => {
    const { id: ownerId } = signedIn(ctx)
    if ((await findStanding(ctx.db, propertyId))?.ownerId !== ownerId) throw fail('not-found')
    return { data: await withListings(ctx, await findOfOwner(ctx.db, ownerId, { propertyId }), ownerId) }
  },
  listOfAgent: async (ctx, { agentId, userId }) => {
    const { id: ownerId } = signedInAs(ctx, userId)
    const rows = await findOfOwner(ctx.db, ownerId, { agentId })
    // Whoever never asked does not exist for this owner.
    if (rows.length === 0) throw fail('not-found')
    return { data: await withListings(ctx, rows, ownerId) }
  },
  act: async (ctx, input) => {
    await actOnRepresentation(ctx, input)
    return {}
  },
}
