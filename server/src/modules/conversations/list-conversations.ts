import type { FoundMessage, Message } from '@properysearch/contract/conversations/calls'
import { type ConversationList, messagesAtOnce } from '@properysearch/contract/conversations/facts'
import { type CallContext, signedIn } from '../../context.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { nameOf, toConversation, toMessage, toSearchWords } from './conversations.rules.ts'
import { findConversations, findRecent } from './conversations.sql.ts'
import { findMessages, searchMessages } from './messages.sql.ts'
import { mustFind } from './open-conversation.ts'

export async function listConversations(ctx: CallContext, { list, page }: { list: ConversationList; page: number }) {
  const { id: userId } = signedIn(ctx)
  const { rows, total } = await findConversations(ctx.db, { userId, list }, pageAt(page))
  return { data: rows.map((row) => toConversation(row, userId)), page, pageSize, total }
}

export async function listMessages(
  ctx: CallContext,
  { id, before, after }: { id: number; before: number; after?: number | undefined },
): Promise<{ data: Message[]; lastSeq: number; removals: number }> {
  const { id: userId } = signedIn(ctx)
  // Asked first: messages that come in between are among those below, or are asked for next.
  const { lastSeq, removals } = await mustFind(ctx, id, userId)
  const rows = await findMessages(ctx.db, { conversationId: id, before, after, limit: messagesAtOnce })
  return { data: rows.map((row) => toMessage(row, userId)), lastSeq, removals }
}

const mostFound = 50

/** In the conversations that I used last, as many as a search can read in one go. */
export async function search(ctx: CallContext, text: string): Promise<FoundMessage[]> {
  const { id: userId } = signedIn(ctx)
  const words = toSearchWords(text)
  const recent = words ? await findRecent(ctx.db, userId) : []
  if (!words || recent.length === 0) return []
  const ids = recent.map((row) => row.id)
  const found = await searchMessages(ctx.db, { conversationIds: ids, words, limit: mostFound })
  return found.flatMap(({ id, seq, body, senderId, sentAt }) => {
    const row = recent.find((one) => one.id === id)
    if (!row) return []
    const names = row.people.filter((person) => person.id !== userId).map((person) => nameOf(person, row.kind))
    const isMine = senderId === userId
    return [{ id, seq, title: row.title, names, isMine, text: body, sentAt: sentAt.toISOString() }]
  })
}
