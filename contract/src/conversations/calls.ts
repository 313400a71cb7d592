import { z } from 'zod'
import { data, describe, done, envelope } from '../kernel/endpoint.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { id, page, pageOf, wholeNumber } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { type PostedBy, postedByNames } from '../listings/facts.ts'
import { paths } from '../paths.ts'
import {
  closedWords,
  conversationActs,
  conversationKinds,
  conversationLists,
  conversationStates,
  fileMaxBytes,
  longestMessage,
  memberRoles,
  messageReportReasons,
  mostReported,
} from './facts.ts'

const moment = z.iso.datetime()
const memberRole = z.enum(keysOf(memberRoles))

const seq = wholeNumber({ min: 1, max: 2_147_483_647 }, 'The number of a message is a whole number of 1 or more.')
const seqOrZero = wholeNumber({ min: 0, max: 2_147_483_647 }, 'The number of a message is a whole number of 0 or more.')

/** Made by the browser for one message: sent again, it is the same message. */
const clientId = z
  .string({ error: 'Send an id for the message' })
  .max(36, stopWith('The id of a message must be a UUID'))
  .pipe(z.uuid({ error: 'The id of a message must be a UUID' }))

export const messageText = z
  .string({ error: 'Write something first' })
  .trim()
  .min(1, 'Write something first')
  .max(longestMessage, stopWith('At most 4,000 characters'))
  .regex(/^[^\0]*$/, 'Remove the unreadable character')

const message = z.object({
  seq: z.number(),
  isMine: z.boolean(),
  /** Of whoever wrote it, as in the conversation's members. */
  senderId: z.number(),
  /** Only on my own: what my browser called it. */
  clientId: z.string().nullable(),
  /** Null: only a file, or removed. */
  text: z.string().nullable(),
  file: z
    .object({
      name: z.string(),
      contentType: z.string(),
      sizeBytes: z.number(),
      /** Of a picture, in pixels. */
      width: z.number().nullable(),
      height: z.number().nullable(),
    })
    .nullable(),
  sentAt: moment,
  isRemoved: z.boolean(),
})
export type Message = z.output<typeof message>

const member = z.object({
  id: z.number(),
  name: z.string(),
  role: memberRole,
  isMe: z.boolean(),
  /** Up to which message they have read; 0 where it is not shown. */
  readSeq: z.number(),
})

const conversation = z.object({
  id: z.number(),
  kind: z.enum(conversationKinds),
  state: z.enum(conversationStates),
  /** The listing's or the hire's title. */
  title: z.string(),
  propertyId: z.number().nullable(),
  /** Who posted that listing; null where there is none. */
  postedBy: z.enum(keysOf<PostedBy>(postedByNames)).nullable(),
  bookingId: z.number().nullable(),
  hireId: z.number().nullable(),
  /** Of mine, when I am an agent in a deal. */
  mandateId: z.number().nullable(),
  iAm: memberRole,
  members: z.array(member),
  lastSeq: z.number(),
  /** Null: nothing is written yet. */
  last: z
    .object({ text: z.string(), isMine: z.boolean(), isFile: z.boolean(), isRemoved: z.boolean(), sentAt: moment })
    .nullable(),
  unread: z.number(),
  isMuted: z.boolean(),
  /** Why I cannot write; null when I can. */
  closed: z.enum(keysOf(closedWords)).nullable(),
  /** How many messages I may send before the owner has answered; null: no limit. */
  messagesLeft: z.number().nullable(),
  mayBlock: z.boolean(),
})
export type Conversation = z.output<typeof conversation>

const found = z.object({
  id: z.number(),
  seq: z.number(),
  title: z.string(),
  names: z.array(z.string()),
  isMine: z.boolean(),
  text: z.string(),
  sentAt: moment,
})
export type FoundMessage = z.output<typeof found>

const opened = data(conversation)
const often = { max: 60, seconds: 60, per: 'person' } as const
const cannotWrite = ['not-found', 'ruled-out', 'not-yet', 'limit-reached'] as const

const reportReason = z.enum(keysOf(messageReportReasons), { error: 'Choose what is wrong' })
export const messageReportInput = z.object({
  id,
  reason: reportReason,
  note: z
    .string()
    .trim()
    .max(1000, stopWith('At most 1,000 characters'))
    .regex(/^[^\0]*$/, 'Remove the unreadable character')
    .default(''),
  /** The messages that I let our team read; the others stay between us. */
  seqs: z
    .array(seq, { error: 'Choose at least one message' })
    .min(1, 'Choose at least one message')
    .max(mostReported, `Choose at most ${mostReported} messages`),
})

export const conversations = describe(paths.conversations, {
  ask: {
    access: 'user',
    summary: 'Open the conversation with the owner of a live listing; neither number is shown',
    input: z.object({ propertyId: id }),
    reply: opened,
    errors: ['not-found', 'ruled-out'],
    limit: often,
  },
  openDeal: {
    access: ['user', 'agent'],
    summary: 'Open the conversation of a deal of mine, or of one that I have a mandate in',
    input: z.object({ bookingId: id }),
    reply: opened,
    errors: ['not-found', 'not-yet'],
    limit: often,
  },
  openHire: {
    access: 'signed-in',
    summary: 'Open the conversation of a hire of mine, as its client or its professional',
    input: z.object({ hireId: id }),
    reply: opened,
    errors: ['not-found'],
    limit: often,
  },
  list: {
    access: 'signed-in',
    summary: 'My conversations, the newest message first',
    input: z.object({ list: z.enum(keysOf(conversationLists)).default('inbox'), page }),
    reply: pageOf(conversation),
  },
  countUnread: {
    access: 'signed-in',
    summary: 'In how many of my conversations something is unread, and how many requests wait',
    input: z.object({}),
    reply: data(z.object({ unread: z.number(), requests: z.number(), declined: z.number() })),
  },
  search: {
    access: 'signed-in',
    summary: 'Find words in my conversations, the newest message first',
    input: z.object({
      text: z
        .string({ error: 'Type at least two letters' })
        .trim()
        .min(2, 'Type at least two letters')
        .max(100, 'At most 100 characters'),
    }),
    reply: data(z.array(found)),
    isCostly: true,
    limit: often,
  },
  get: {
    access: 'signed-in',
    summary: 'One of my conversations',
    input: z.object({ id }),
    reply: opened,
    errors: ['not-found'],
  },
  listMessages: {
    access: 'signed-in',
    summary: 'Messages in their order: the newest, those before one, or those after one',
    input: z.object({ id, before: seqOrZero.default(0), after: seqOrZero.optional() }),
    reply: envelope({
      data: z.array(message),
      lastSeq: z.number(),
      /** It has changed when a message was taken back: what was read before is old. */
      removals: z.number(),
    }),
    errors: ['not-found'],
  },
  send: {
    access: 'signed-in',
    summary: 'Send a message; sent again with the same id, it is the message that is there',
    input: z.object({ id, clientId, text: messageText }),
    reply: data(message),
    errors: cannotWrite,
    limit: { max: 30, seconds: 60, per: 'person' },
  },
  sendFile: {
    access: 'signed-in',
    summary: 'Send a picture or a PDF; only the members of the conversation can open it',
    input: z.object({ id, clientId }),
    reply: data(message),
    errors: [...cannotWrite, 'file-too-large', 'wrong-file-type'],
    upload: { maxBytes: fileMaxBytes },
    limit: { max: 10, seconds: 60, per: 'person' },
  },
  downloadFile: {
    access: 'signed-in',
    summary: 'Open a file that was sent in a conversation of mine',
    input: z.object({ id, seq }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
  remove: {
    access: 'signed-in',
    summary: 'Take back a message of mine, within a day',
    input: z.object({ id, seq }),
    reply: done,
    errors: ['not-found', 'moved-on'],
    limit: often,
  },
  markRead: {
    access: 'signed-in',
    summary: 'Remember up to which message I have read',
    input: z.object({ id, seq }),
    reply: done,
    errors: ['not-found'],
  },
  answer: {
    access: 'user',
    summary: 'Accept or decline a request about a listing of mine',
    input: z.object({ id, act: z.enum(conversationActs, { error: 'Choose what to do' }) }),
    reply: opened,
    errors: ['not-found', 'moved-on'],
  },
  mute: {
    access: 'signed-in',
    summary: 'Be told, or not be told, of new messages in a conversation',
    input: z.object({ id, isMuted: z.boolean({ error: 'Say whether it is muted' }) }),
    reply: opened,
    errors: ['not-found'],
  },
  block: {
    access: 'user',
    summary: 'Block the other person of a conversation about a listing, or unblock them; they are not told',
    input: z.object({ id, isBlocked: z.boolean({ error: 'Say whether the person is blocked' }) }),
    reply: opened,
    errors: ['not-found', 'ruled-out'],
  },
  report: {
    access: 'signed-in',
    summary: 'Report a conversation to our team, with the messages that I choose',
    input: messageReportInput,
    reply: done,
    errors: ['not-found', 'ruled-out'],
    limit: { max: 20, seconds: 3600, per: 'person' },
  },
})
