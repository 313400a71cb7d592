import type { Conversation, Message } from '@properysearch/contract/conversations/calls'
import type { MessageReport } from '@properysearch/contract/conversations/deciding-calls'
import { type Closed, closedWords, requestMessages } from '@properysearch/contract/conversations/facts'
import type { HireState } from '@properysearch/contract/hires/facts'
import { fail } from '../../platform/errors.ts'
import type { ConversationRow, PersonRow } from './conversations.sql.ts'
import type { ReportRow } from './message-reports.sql.ts'
import type { MessageRow } from './messages.sql.ts'

const overStates: readonly (HireState | null)[] = ['declined', 'withdrawn', 'lapsed']

/** Why this person cannot write, if they cannot. */
export function closedFor(row: ConversationRow, userId: number): Closed | null {
  if (row.kind === 'listing') {
    if (row.state === 'declined') return row.askerId === userId ? 'declined' : 'declined-by-me'
    if (row.blockedByMe) return 'blocked-by-me'
    if (row.blocksMe) return 'unavailable'
  }
  if (row.kind === 'hire' && overStates.includes(row.hireState)) return 'over'
  return othersIn(row, userId).every((person) => person.isErased) ? 'left' : null
}

const othersIn = ({ people }: ConversationRow, userId: number) => people.filter(({ id }) => id !== userId)

const isAsking = (row: ConversationRow, userId: number) => row.state === 'request' && row.askerId === userId

export function messagesLeft(row: ConversationRow, userId: number): number | null {
  return isAsking(row, userId) ? Math.max(0, requestMessages - row.askerMessages) : null
}

/** Throws what the writer reads when they may not write. */
export function mustBeWritable(row: ConversationRow, userId: number, what: 'text' | 'file'): void {
  const closed = closedFor(row, userId)
  if (closed) throw fail('ruled-out', closedWords[closed])
  if (messagesLeft(row, userId) === 0) {
    throw fail('not-yet', `You have sent ${requestMessages} messages. Please wait for an answer.`)
  }
  if (what === 'file' && isAsking(row, userId)) {
    throw fail('not-yet', 'You can send files once you have an answer.')
  }
}

export const isOwner = (row: ConversationRow, userId: number) => row.kind === 'listing' && row.ownerId === userId

export function nameOf({ isErased, firstname, lastname }: PersonRow, kind: ConversationRow['kind']): string {
  if (isErased) return 'Deleted account'
  return kind === 'listing' ? `${firstname} ${lastname.slice(0, 1)}.` : `${firstname} ${lastname}`
}

export function toConversation(row: ConversationRow, userId: number): Conversation {
  const me = row.people.find(({ id }) => id === userId)
  const { last } = row
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    title: row.title,
    propertyId: row.propertyId,
    postedBy: row.postedBy,
    bookingId: row.bookingId,
    hireId: row.hireId,
    mandateId: row.mandateId,
    iAm: me?.role ?? 'asker',
    members: row.people.map((person) => ({
      id: person.id,
      name: nameOf(person, row.kind),
      role: person.role,
      isMe: person.id === userId,
      // An owner may look at a request without saying that they did.
      readSeq: row.state === 'open' || person.id === userId ? person.readSeq : 0,
    })),
    lastSeq: row.lastSeq,
    last: last && {
      text: last.body ?? '',
      isMine: last.senderId === userId,
      isFile: last.isFile,
      isRemoved: last.isRemoved,
      sentAt: new Date(last.sentAt).toISOString(),
    },
    unread: row.lastSeq - row.lastReadSeq,
    isMuted: row.isMuted,
    closed: closedFor(row, userId),
    messagesLeft: messagesLeft(row, userId),
    mayBlock: row.kind === 'listing',
  }
}

export function toMessage(row: MessageRow, userId: number): Message {
  const { fileName, contentType, sizeBytes } = row
  const isMine = row.senderId === userId
  return {
    seq: row.seq,
    isMine,
    senderId: row.senderId,
    clientId: isMine ? row.clientId : null,
    text: row.body,
    file:
      fileName !== null && contentType !== null && sizeBytes !== null
        ? { name: fileName, contentType, sizeBytes, width: row.width, height: row.height }
        : null,
    sentAt: row.sentAt.toISOString(),
    isRemoved: row.removedAt !== null,
  }
}

/** A tsquery: all of the words, the last one as it begins. Undefined when the text holds no word. */
export function toSearchWords(text: string): string | undefined {
  const words = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 8)
  if (words.length === 0) return undefined
  return words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ')
}

export function toReport({ id, kind, title, reason, note, messages, ...row }: ReportRow): MessageReport {
  const others = messages.filter(({ senderId }) => senderId !== row.reporterId)
  return {
    id,
    kind,
    title,
    reason,
    note,
    reporter: { id: row.reporterId, name: row.reporter },
    about: [...new Map(others.map(({ senderId, name }) => [senderId, { id: senderId, name }])).values()],
    messages: messages.map((one) => ({ ...one, sentAt: new Date(one.sentAt).toISOString() })),
    reportedAt: row.createdAt.toISOString(),
  }
}
