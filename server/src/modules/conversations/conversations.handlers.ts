import type { Contract } from '@properysearch/contract'
import { type CallContext, signedIn } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { answerRequest, blockOther, markRead, muteConversation, takeBack } from './act-on-conversation.ts'
import { countUnread } from './conversations.sql.ts'
import { listConversations, listMessages, search } from './list-conversations.ts'
import { downloadFile, sendFile } from './message-files.ts'
import { askOwner, openDeal, openHire, showConversation } from './open-conversation.ts'
import { listReports, reportConversation, settle } from './report-conversation.ts'
import { sendMessage } from './send-message.ts'

export const conversationsHandlers: Handlers<CallContext, Contract['conversations']> = {
  ask: async (ctx, { propertyId }) => ({ data: await askOwner(ctx, propertyId) }),
  openDeal: async (ctx, { bookingId }) => ({ data: await openDeal(ctx, bookingId) }),
  openHire: async (ctx, { hireId }) => ({ data: await openHire(ctx, hireId) }),
  list: listConversations,
  countUnread: async (ctx) => ({ data: await countUnread(ctx.db, signedIn(ctx).id) }),
  search: async (ctx, { text }) => ({ data: await search(ctx, text) }),
  get: async (ctx, { id }) => ({ data: await showConversation(ctx, id) }),
  listMessages,
  send: async (ctx, input) => ({ data: await sendMessage(ctx, input) }),
  sendFile,
  downloadFile,
  remove: async (ctx, input) => {
    await takeBack(ctx, input)
    return { message: 'The message has been taken back.' }
  },
  markRead: async (ctx, input) => {
    await markRead(ctx, input)
    return {}
  },
  answer: async (ctx, input) => ({ data: await answerRequest(ctx, input) }),
  mute: async (ctx, input) => ({ data: await muteConversation(ctx, input) }),
  block: async (ctx, input) => ({ data: await blockOther(ctx, input) }),
  report: async (ctx, input) => {
    await reportConversation(ctx, input)
    return { message: 'Thank you. Our team will look at the messages you chose.' }
  },
  listReports: (ctx, { page }) => listReports(ctx, page),
  settleReport: async (ctx, input) => {
    await settle(ctx, input)
    return {}
  },
}
