import type { Message } from '@properysearch/contract/conversations/calls'
import { newConversationsADay } from '@properysearch/contract/conversations/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { lockUser } from '../accounts/index.ts'
import { announce, dueNotices } from './announce.ts'
import { isOwner, mustBeWritable, toMessage } from './conversations.rules.ts'
import {
  type ConversationRow,
  countBegun,
  insertMembers,
  lockConversation,
  moveConversation,
  raiseRead,
} from './conversations.sql.ts'
import { findSent, insertMessage, type MessageRow, type StoredFile } from './messages.sql.ts'
import { mustFind } from './open-conversation.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Once for each id that the browser made, however often it is sent. */
export async function sendMessage(
  ctx: CallContext,
  { id, clientId, text }: { id: number; clientId: string; text: string },
): Promise<Message> {
  const { id: userId } = signedIn(ctx)
  const row = await inTransaction(ctx, (tx) => write(tx, { id, userId, clientId, body: text, file: null }))
  return toMessage(row, userId)
}

interface Written {
  id: number
  userId: number
  clientId: string
  body: string | null
  file: StoredFile | null
}

/** Of those who write in one conversation, each waits for the one before; nobody waits for another conversation. */
export async function write(tx: Context, written: Written): Promise<MessageRow> {
  const { id, userId, clientId, body, file } = written
  const seen = await mustFind(tx, id, userId)
  const isBeginning = seen.lastSeq === 0 && seen.kind === 'listing'
  // The person first, then the conversation: always in this order.
  if (isBeginning) await lockUser(tx.db, userId)
  const row = await lockConversation(tx.db, id, userId)
  if (!row) throw fail('not-found')
  const before = await findSent(tx.db, { conversationId: id, senderId: userId, clientId })
  if (before) return before
  mustBeWritable(row, userId, file ? 'file' : 'text')
  if (isBeginning) await mustBeWithinTheDay(tx, userId)
  const message = await insertMessage(tx.db, {
    conversationId: id,
    senderId: userId,
    clientId,
    body,
    file,
    now: tx.now,
  })
  await insertMembers(tx.db, id, tx.now)
  await raiseRead(tx.db, id, userId, message.seq)
  await acceptByAnswering(tx, row, userId)
  announce(tx, 'message.sent', id)
  await dueNotices(tx, { conversationId: id, seq: message.seq, senderId: userId })
  return message
}

async function mustBeWithinTheDay(tx: Context, userId: number): Promise<void> {
  const begun = await countBegun(tx.db, userId, new Date(tx.now.getTime() - dayMs))
  if (begun < newConversationsADay) return
  throw fail(
    'limit-reached',
    `You have started ${newConversationsADay} new conversations in the last 24 hours. Please wait, or continue those you have begun.`,
  )
}

/** An owner who answers a request has accepted it. */
async function acceptByAnswering(tx: Context, row: ConversationRow, userId: number): Promise<void> {
  if (row.state !== 'request' || !isOwner(row, userId)) return
  if (await moveConversation(tx.db, { id: row.id, act: 'accept', byUser: userId }, tx.now)) {
    announce(tx, 'conversation.changed', row.id)
  }
}
