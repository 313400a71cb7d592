import type { Conversation } from '@properysearch/contract/conversations/calls'
import { type ConversationAct, conversationGraph, removableHours } from '@properysearch/contract/conversations/facts'
import { type CallContext, inTransaction, type PersonContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { membersOf } from '../../platform/realtime/audience.ts'
import { blockPerson, unblockPerson } from '../contacts/index.ts'
import { dropFiles } from '../files/index.ts'
import { dropMessageNews } from '../notifications/index.ts'
import { announce, announceTo, conversationMembers, linkTo } from './announce.ts'
import { closedFor, isOwner } from './conversations.rules.ts'
import { isMember, lockConversation, moveConversation, raiseRead, setMuted } from './conversations.sql.ts'
import { findMessage, removeMessage } from './messages.sql.ts'
import { mustFind, showConversation } from './open-conversation.ts'

/** The owner accepts a request, declines it, or takes up one that they had declined. */
export async function answerRequest(
  ctx: CallContext,
  { id, act }: { id: number; act: ConversationAct },
): Promise<Conversation> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const row = await lockConversation(tx.db, id, userId)
    if (!row || !isOwner(row, userId)) throw fail('not-found')
    if (!(await moveConversation(tx.db, { id, act, byUser: userId }, tx.now))) {
      const state = conversationGraph.states[row.state].toLowerCase()
      throw fail('moved-on', `This conversation is already ${state}. Please reload the page.`)
    }
    announce(tx, 'conversation.changed', id)
  })
  return showConversation(ctx, id)
}

export async function muteConversation(
  ctx: CallContext,
  { id, isMuted }: { id: number; isMuted: boolean },
): Promise<Conversation> {
  const { id: userId } = signedIn(ctx)
  await mustFind(ctx, id, userId)
  await setMuted(ctx.db, id, userId, isMuted)
  return showConversation(ctx, id)
}

/** In all conversations about listings that the two have; deals and hires go on. The other is not told. */
export async function blockOther(
  ctx: CallContext,
  { id, isBlocked }: { id: number; isBlocked: boolean },
): Promise<Conversation> {
  const { id: userId } = signedIn(ctx)
  const row = await mustFind(ctx, id, userId)
  const other = row.people.find((person) => person.id !== userId)
  if (row.kind !== 'listing' || !other) {
    throw fail('ruled-out', 'Nobody can be blocked in a deal or a hire. You can mute the conversation or report it.')
  }
  await inTransaction(ctx, async (tx) => {
    if (isBlocked) await blockPerson(tx, { ownerId: userId, userId: other.id })
    else await unblockPerson(tx, { ownerId: userId, userId: other.id })
    announceTo(tx, userId, id)
  })
  return showConversation(ctx, id)
}

export async function markRead(ctx: CallContext, { id, seq }: { id: number; seq: number }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  const row = await mustFind(ctx, id, userId)
  await inTransaction(ctx, async (tx) => {
    if (!(await raiseRead(tx.db, id, userId, seq))) return
    await dropMessageNews(tx.db, userId, linkTo(row))
    // Whoever asks is not told that the owner has looked.
    if (row.state === 'open') announce(tx, 'conversation.read', id)
    else announceTo(tx, userId, id)
  })
}

const hourMs = 60 * 60 * 1000

/** What was read cannot be unread; what the other has not read yet, and a slip, can be taken back within a day. */
export async function takeBack(ctx: CallContext, { id, seq }: { id: number; seq: number }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    if (!(await lockConversation(tx.db, id, userId))) throw fail('not-found')
    const message = await findMessage(tx.db, id, seq)
    if (message?.senderId !== userId) throw fail('not-found')
    if (message.removedAt) return
    if (tx.now.getTime() - message.sentAt.getTime() > removableHours * hourMs) {
      throw fail('moved-on', `A message can be taken back within ${removableHours} hours.`)
    }
    await removeMessage(tx.db, message, tx.now)
    if (message.fileKey) await dropFiles(tx, [{ bucket: 'private', key: message.fileKey }])
    announce(tx, 'message.sent', id)
  })
}

/** Said to the others while it is so; kept nowhere. */
export async function tellTyping(ctx: PersonContext, { conversationId }: { conversationId: number }): Promise<void> {
  const { id: personId } = ctx.user
  if (!(await isMember(ctx.db, conversationId, personId))) throw fail('not-found')
  const row = await mustFind(ctx, conversationId, personId)
  // Nor is whoever asks told that the owner looks at it.
  if (closedFor(row, personId) || (row.state === 'request' && isOwner(row, personId))) return
  const to = membersOf(conversationMembers, conversationId)
  ctx.events.publish({ name: 'conversation.typing', to, conversationId, personId })
}
