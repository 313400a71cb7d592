import type { Conversation } from '@properysearch/contract/conversations/calls'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findUnlockedListings } from '../contacts/index.ts'
import { findStanding } from '../listings/index.ts'
import { toConversation } from './conversations.rules.ts'
import {
  type ConversationRow,
  findConversation,
  insertMember,
  mayOpenDeal,
  mayOpenHire,
  type NewConversation,
  openConversation,
} from './conversations.sql.ts'

/** With the owner. Nobody else hears of it before something is written. */
export async function askOwner(ctx: CallContext, propertyId: number): Promise<Conversation> {
  const { id: askerId } = signedIn(ctx)
  const property = await findStanding(ctx.db, propertyId)
  if (!property || !['verified', 'on-hold'].includes(property.state)) throw fail('not-found')
  if (property.ownerId === askerId) throw fail('ruled-out', 'This is your own listing.')
  // Whoever was given the number is no stranger.
  const unlocked = await findUnlockedListings(ctx, askerId)
  const isKnown = unlocked.some((row) => row.propertyId === propertyId)
  return open(ctx, { kind: 'listing', state: isKnown ? 'open' : 'request', propertyId, askerId, now: ctx.now })
}

/** Of both sides and the agents they have mandated, once the owner has accepted the request. */
export async function openDeal(ctx: CallContext, bookingId: number): Promise<Conversation> {
  const may = await mayOpenDeal(ctx.db, bookingId, signedIn(ctx).id)
  if (may === undefined) throw fail('not-found')
  if (!may) throw fail('not-yet', 'You can write to each other here once the request is accepted.')
  return open(ctx, { kind: 'deal', state: 'open', bookingId, now: ctx.now })
}

export async function openHire(ctx: CallContext, hireId: number): Promise<Conversation> {
  if (!(await mayOpenHire(ctx.db, hireId, signedIn(ctx).id))) throw fail('not-found')
  return open(ctx, { kind: 'hire', state: 'open', hireId, now: ctx.now })
}

async function open(ctx: CallContext, row: NewConversation): Promise<Conversation> {
  const { id: userId } = signedIn(ctx)
  const id = await inTransaction(ctx, async (tx) => {
    const opened = await openConversation(tx.db, row)
    await insertMember(tx.db, opened, userId, tx.now)
    return opened
  })
  return showConversation(ctx, id)
}

/** Mine, as I see it now. */
export async function showConversation(ctx: CallContext, id: number): Promise<Conversation> {
  return toConversation(await mustFind(ctx, id, signedIn(ctx).id), signedIn(ctx).id)
}

export async function mustFind(ctx: Context, id: number, userId: number): Promise<ConversationRow> {
  const row = await findConversation(ctx.db, id, userId)
  if (!row) throw fail('not-found')
  return row
}
