import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import type { Module } from '../../module.ts'
import { handleJob } from '../../platform/jobs/jobs.ts'
import { dropFiles } from '../files/index.ts'
import { tellTyping } from './act-on-conversation.ts'
import { announce, conversationMembers, tellUnread, tellUnreadJob } from './announce.ts'
import { conversationsHandlers } from './conversations.handlers.ts'
import { countUnread } from './conversations.sql.ts'
import { countOpenReports, eraseReports, findOwnReports } from './message-reports.sql.ts'
import { eraseMessages, findOwnMessages, messageFolders } from './messages.sql.ts'

export const conversationsModule: Module = {
  name: 'conversations',
  handlers: () => ({ conversations: conversationsHandlers }),
  jobs: () => [handleJob(tellUnreadJob, tellUnread)],
  groups: [conversationMembers],
  browserEvents: { 'conversation.typing': tellTyping },
  dataCopy: {
    conversations: (ctx, userId) => findOwnMessages(ctx.db, userId),
    reportedConversations: (ctx, userId) => findOwnReports(ctx.db, userId),
  },
  erasers: [
    {
      goes: 'The messages and files you sent, and what you reported about others',
      stays: {
        what: 'That there was a conversation, with what the other people wrote, under “Deleted account”',
        why: 'What the others wrote is theirs.',
      },
      erase: leaveConversations,
    },
  ],
  folders: messageFolders,
  figures: [
    {
      key: 'unread-conversations',
      label: 'Unread conversations',
      link: pathTo('messenger'),
      roles: ['user', 'agent', 'lawyer', 'evaluator'],
      count: async (db, userId) => (await countUnread(db, userId)).unread,
    },
  ],
  todos: [
    {
      key: 'answer-request',
      label: 'Somebody asks about a listing of yours',
      link: `${pathTo('messenger')}?list=requests`,
      roles: ['user'],
      isOpen: async (db, userId) => (await countUnread(db, userId)).requests > 0,
    },
  ],
  queues: [
    { key: 'messages', label: 'Reported conversations', link: pathTo('adminMessages'), count: countOpenReports },
  ],
}

async function leaveConversations(tx: Context, { userId }: { userId: number }): Promise<void> {
  await eraseReports(tx.db, userId)
  const { conversationIds, fileKeys } = await eraseMessages(tx.db, userId, tx.now)
  // It goes from the screens of the others too.
  for (const id of conversationIds) announce(tx, 'message.sent', id)
  await dropFiles(
    tx,
    fileKeys.map((key) => ({ bucket: 'private' as const, key })),
  )
}
