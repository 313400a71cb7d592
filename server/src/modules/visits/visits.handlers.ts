import type { visits } from '@properysearch/contract/visits/calls'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { findStanding } from '../listings/index.ts'
import { actOnVisit } from './act-on-visit.ts'
import { askVisit } from './ask-visit.ts'
import { visitOnWire, withListings } from './visits.rules.ts'
import { findLiveVisit, findVisits, type VisitList } from './visits.sql.ts'

async function list(ctx: CallContext, which: VisitList, userId: number, page: number) {
  const { rows, total } = await findVisits(ctx.db, which, userId, pageAt(page))
  return { data: await withListings(ctx, rows, userId), page, pageSize, total }
}

export const visitsHandlers: Handlers<CallContext, typeof visits> = {
  ask: async (ctx, input) => ({ data: await askVisit(ctx, input) }),
  findForListing: async (ctx, { propertyId }) => {
    const { id } = signedIn(ctx)
    const listing = await findStanding(ctx.db, propertyId)
    const row = await findLiveVisit(ctx.db, propertyId, id)
    const mayAsk = !row && listing?.state === 'verified' && listing.ownerId !== id
    return { data: { visit: row ? visitOnWire(row, id, ctx.now) : null, mayAsk } }
  },
  act: async (ctx, input) => ({ data: await actOnVisit(ctx, input) }),
  listMine: (ctx, { page }) => list(ctx, 'mine', signedIn(ctx).id, page),
  listRequests: (ctx, { userid, page }) => list(ctx, 'requests', signedInAs(ctx, userid).id, page),
  listVisitors: (ctx, { userid, page }) => list(ctx, 'visitors', signedInAs(ctx, userid).id, page),
}
