import { pathTo } from '@properysearch/contract/screens'
import { type Context, inTransaction } from '../../context.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { type Group, membersOf } from '../../platform/realtime/audience.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import { type ConversationRow, findConversation, findMemberIds } from './conversations.sql.ts'
import { claimNotices, markTold } from './messages.sql.ts'

/** Whoever is in a conversation now: asked at each delivery. */
export const conversationMembers: Group<Context> = {
  name: 'conversation',
  findMembers: (ctx, id) => findMemberIds(ctx.db, id),
}

/** After the commit, to everybody in the conversation. */
export function announce(
  tx: Context,
  name: 'message.sent' | 'conversation.changed' | 'conversation.read',
  conversationId: number,
): void {
  tx.db.afterCommit(() =>
    tx.events.publish({ name, to: membersOf(conversationMembers, conversationId), conversationId }),
  )
}

/** Only to one of them: what the others need not know. */
export function announceTo(tx: Context, userId: number, conversationId: number): void {
  tx.db.afterCommit(() => tx.events.publish({ name: 'conversation.changed', to: { people: [userId] }, conversationId }))
}

/** Whoever looks has read it by then. */
const noticeAfterMs = 30 * 1000

type Told = { conversationId: number; userId: number }
export const tellUnreadJob = jobKind<Told>('conversations-tell-unread')

/** In the sender's transaction: one notice for each person and conversation, until they have read it. */
export async function dueNotices(
  tx: Context,
  sent: { conversationId: number; seq: number; senderId: number },
): Promise<void> {
  const { conversationId } = sent
  for (const userId of await claimNotices(tx.db, sent)) {
    const key = `conversations-tell-${conversationId}-${userId}`
    await enqueue(tx.db, tellUnreadJob, { conversationId, userId }, { afterMs: noticeAfterMs, key })
  }
}

/** It names nobody and quotes nothing: neither could be erased from here. */
export async function tellUnread(ctx: Context, { conversationId, userId }: Told): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await findConversation(tx.db, conversationId, userId)
    if (!row || !(await markTold(tx.db, conversationId, userId))) return
    const title = await titleOf(tx, row, userId)
    await notify(tx, {
      kind: 'messages',
      userId,
      title,
      body: 'Read it in your messages, and answer there.',
      link: linkTo(row),
    })
  })
}

export const linkTo = ({ id }: { id: number }) => `${pathTo('messenger')}?c=${id}` as const

async function titleOf(ctx: Context, row: ConversationRow, userId: number): Promise<string> {
  if (row.kind === 'hire') return 'A new message about a hire'
  const listing = row.propertyId === null ? 'a property' : await findPlainName(ctx.db, row.propertyId)
  if (row.kind === 'deal') return `A new message about your deal: ${listing}`
  return row.state === 'request' && row.ownerId === userId
    ? `Someone asks about your ${listing}`
    : `A new message about ${listing}`
}
