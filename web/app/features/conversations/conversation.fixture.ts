import type { Conversation, Message } from '@properysearch/contract/conversations/calls'

/** Asha owns the flat, Isha asks about it; they talk. */
export const asking: Conversation = {
  id: 5,
  kind: 'listing',
  state: 'open',
  title: 'Two rooms in Baner',
  propertyId: 3,
  postedBy: 'owner',
  bookingId: null,
  hireId: null,
  mandateId: null,
  iAm: 'owner',
  members: [
    { id: 9, name: 'Isha S.', role: 'asker', isMe: false, readSeq: 1 },
    { id: 7, name: 'Asha K.', role: 'owner', isMe: true, readSeq: 2 },
  ],
  lastSeq: 2,
  last: { text: 'Yes', isMine: true, isFile: false, isRemoved: false, sentAt: '2026-11-15T10:01:00.000Z' },
  unread: 0,
  isMuted: false,
  closed: null,
  messagesLeft: null,
  mayBlock: true,
}
export const message = (seq: number, text: string, isMine: boolean): Message => ({
  seq,
  isMine,
  senderId: isMine ? 7 : 9,
  clientId: null,
  text,
  file: null,
  sentAt: '2026-11-15T10:01:00.000Z',
  isRemoved: false,
})
