import type { shortlists } from '@properysearch/contract/shortlists/calls'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { getProperty } from '../listings/index.ts'
import { withdrawInterest } from './interests.sql.ts'
import { listInterested } from './list-interested.ts'
import { listMarked } from './list-marked.ts'
import { markProperties } from './mark-properties.ts'
import { deleteMarks, findAllMarks, findMarksOf } from './shortlists.sql.ts'
import { showInterest } from './show-interest.ts'

export const shortlistsHandlers: Handlers<CallContext, typeof shortlists> = {
  markFavourite: async (ctx, input) => {
    await markProperties(ctx, 'favourites', signedInAs(ctx, input.userid).id, input.propertyid)
    return {}
  },
  unmarkFavourite: async (ctx, input) => {
    const userId = signedInAs(ctx, input.userid).id
    await deleteMarks(ctx.db, 'favourites', { userId, propertyIds: input.propertyid })
    return {}
  },
  listFavourites: (ctx, input) => listMarked(ctx.db, 'favourites', signedInAs(ctx, input.id).id, input.page),
  addToShortlist: async (ctx, input) => {
    await markProperties(ctx, 'shortlists', signedIn(ctx).id, [input.propertyId])
    return {}
  },
  removeFromShortlist: async (ctx, input) => {
    await deleteMarks(ctx.db, 'shortlists', { userId: signedIn(ctx).id, propertyIds: [input.propertyId] })
    return {}
  },
  listShortlisted: (ctx, input) => listMarked(ctx.db, 'shortlists', signedInAs(ctx, input.id).id, input.page),
  getMarks: async (ctx) => ({ data: await findAllMarks(ctx.db, signedIn(ctx).id) }),
  showInterest: async (ctx, input) => {
    await showInterest(ctx, signedIn(ctx).id, input.id)
    return { message: 'We will tell the owner that someone is interested, but not your name or number.' }
  },
  withdrawInterest: async (ctx, input) => {
    await withdrawInterest(ctx.db, { userId: signedIn(ctx).id, propertyId: input.id, now: ctx.now })
    return {}
  },
  listInterested: (ctx, input) => listInterested(ctx, signedInAs(ctx, input.id).id, input.page),
  findForUser: async (ctx, input) => {
    const user = signedInAs(ctx, input.userId)
    const { ownerId, ...details } = await getProperty(ctx, input.id, user.id)
    const marks = await findMarksOf(ctx.db, user.id, input.id)
    return { data: { ...details, userData: { isMine: ownerId === user.id, ...marks } } }
  },
}
