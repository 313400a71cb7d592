import { type ActOf, type StateOf, stateGraph } from '../kernel/state-graph.ts'

// What both sides know of conversations. Free of zod.

/**
 * A conversation about a listing begins as a request, until its owner answers or accepts it. One about a deal or a hire
 * is open from the start: the two have already agreed to deal with each other.
 */
export const conversationGraph = stateGraph({
  name: 'conversation',
  states: { request: 'Request', open: 'Open', declined: 'Declined' },
  actors: ['owner'],
  first: 'request',
  final: ['open'],
  acts: {
    accept: { from: ['request', 'declined'], to: 'open', by: 'owner', label: 'Accept' },
    decline: { from: ['request'], to: 'declined', by: 'owner', label: 'Decline' },
  },
})
export type ConversationState = StateOf<typeof conversationGraph>
export const conversationStates = Object.keys(conversationGraph.states) as [ConversationState, ...ConversationState[]]
export type ConversationAct = ActOf<typeof conversationGraph>
export const conversationActs = Object.keys(conversationGraph.acts) as [ConversationAct, ...ConversationAct[]]

/** What a conversation is about. */
export const conversationKinds = ['listing', 'deal', 'hire'] as const
export type ConversationKind = (typeof conversationKinds)[number]

/** What somebody is in it, with the word beside their name. */
export const memberRoles = {
  asker: 'Asking about it',
  owner: 'Owner',
  buyer: 'Buyer',
  seller: 'Seller',
  tenant: 'Tenant',
  landlord: 'Owner',
  agent: 'Agent',
  client: 'Client',
  lawyer: 'Lawyer',
  evaluator: 'Evaluator',
} as const
export type MemberRole = keyof typeof memberRoles

/** The lists of the messenger. `declined` is what I declined as the owner. */
export const conversationLists = { inbox: 'Inbox', requests: 'Requests', declined: 'Declined' } as const
export type ConversationList = keyof typeof conversationLists

/** Why nobody, or I, can write; `null` in a conversation means that I can. */
export const closedWords = {
  /** I asked, and the owner declined. */
  declined:
    'They have decided not to talk about this property here. Please do not take it personally: there are many other homes to ask about.',
  'declined-by-me': 'You declined this request. Accept it to write.',
  'blocked-by-me': 'You have blocked this person. Unblock them to write.',
  /** Nobody is told that they are blocked. */
  unavailable: 'You cannot write in this conversation any more.',
  left: 'This account was deleted, so nobody would read what you write.',
  over: 'This hire has ended, and the conversation with it. You can still read it.',
} as const
export type Closed = keyof typeof closedWords

/** The rules against unwanted messages; they are shown where one writes. */
export const requestMessages = 3
export const newConversationsADay = 10
/** `noun` is the owner, the agent or the builder who is written to. */
export function requestRules(messagesLeft: number, noun: string): string {
  if (messagesLeft === 0) {
    return `You have sent all ${requestMessages} messages. You can write again once the ${noun} has answered.`
  }
  const more = messagesLeft < requestMessages ? ' more' : ''
  const messages = `${messagesLeft}${more} ${messagesLeft === 1 ? 'message' : 'messages'}`
  return `Your phone number is not shown. Until the ${noun} answers, you can send ${messages}, without files. You can start ${newConversationsADay} new conversations a day.`
}

export const longestMessage = 4000
export const messagesAtOnce = 50
/** One may take back what one wrote for so long. */
export const removableHours = 24
export const fileMaxBytes = 15 * 1024 * 1024

export const messageReportReasons = {
  money: 'Asks for money, or looks like fraud',
  rude: 'Rude, threatening or obscene',
  spam: 'Advertising or unwanted messages',
  other: 'Something else',
} as const
export type MessageReportReason = keyof typeof messageReportReasons
/** The most messages that a report can show to our team. */
export const mostReported = 20

/** What may be said next, by what one is in the conversation; it can be changed before it is sent. */
export function quickReplies(role: MemberRole, isFirst: boolean): readonly string[] {
  switch (role) {
    case 'asker':
      return isFirst
        ? ['Is this still available?', 'When can I see it?', 'Is the price negotiable?']
        : ['Thank you. When can I see it?', 'Could you send more photos?', 'Is parking included?']
    case 'owner':
      return ['Yes, it is available.', 'When would you like to see it?', 'Sorry, it has been taken.']
    case 'buyer':
    case 'tenant':
      return ['I have uploaded the paper.', 'I have made the payment.', 'When shall we meet?']
    case 'seller':
    case 'landlord':
      return ['I have received it, thank you.', 'I will send the paper today.', 'When shall we meet?']
    case 'agent':
      return ['I will check and come back to you.', 'When would suit you?', 'The papers are ready.']
    case 'client':
      return ['When can you begin?', 'Which papers do you need?', 'How far along is it?']
    case 'lawyer':
    case 'evaluator':
      return ['I have what I need, thank you.', 'Could you send the missing paper?', 'It will be ready in two days.']
  }
}
