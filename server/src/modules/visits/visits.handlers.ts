import { Readable } from 'node:stream'
import type { visits } from '@properysearch/contract/visits/calls'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { findStanding } from '../listings/index.ts'
import { actOnVisit } from './act-on-visit.ts'
import { askVisit } from './ask-visit.ts'
import { fileOfVisit } from './mail-visit.ts'
import { visitOnWire, withListings } from './visits.rules.ts'
import { findLiveVisit, findVisit, findVisits, isUnwelcome, type VisitList } from './visits.sql.ts'

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
    const isOffered = !row && listing?.state === 'verified' && listing.ownerId !== id
    const mayAsk = isOffered && !(await isUnwelcome(ctx.db, { propertyId, visitorId: id, hostId: listing.ownerId }))
    return { data: { visit: row ? visitOnWire(row, id, ctx.now) : null, mayAsk } }
  },
  act: async (ctx, input) => ({ data: await actOnVisit(ctx, input) }),
  download: async (ctx, { id }) => {
    const user = signedIn(ctx)
    const row = await findVisit(ctx.db, id, user.id)
    if (!row) throw fail('not-found')
    if (row.agreedAt === null) throw fail('not-yet', 'No time is agreed on yet.')
    const bytes = Buffer.from(await fileOfVisit(ctx, row, user.id))
    return {
      stream: Readable.from([bytes]),
      sizeBytes: bytes.length,
      contentType: 'text/calendar; charset=utf-8',
      downloadName: `visit-${row.id}.ics`,
    }
  },
  listMine: (ctx, { page }) => list(ctx, 'mine', signedIn(ctx).id, page),
  listRequests: (ctx, { userid, page }) => list(ctx, 'requests', signedInAs(ctx, userid).id, page),
  listVisitors: (ctx, { userid, page }) => list(ctx, 'visitors', signedInAs(ctx, userid).id, page),
}
