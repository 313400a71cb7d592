import type { Message } from '@properysearch/contract/conversations/calls'

// Which part of a conversation is on the screen: always one run of numbers without a gap. It grows at the end that one
// reads towards, and what is far behind goes, so that a conversation of any length scrolls as a short one does.

export interface MessageWindow {
  messages: readonly Message[]
  /** The newest there is, whether it is shown or not. */
  lastSeq: number
  /** As the server counts them: another number says that what is shown is old. */
  removals: number
}

export interface MessagesReply {
  data: readonly Message[]
  lastSeq: number
  removals: number
}

/** So many are drawn at once, at most. */
export const mostShown = 250

export const firstSeqOf = ({ messages }: MessageWindow) => messages[0]?.seq ?? 0
export const lastSeqOf = ({ messages }: MessageWindow) => messages.at(-1)?.seq ?? 0
export const hasOlder = (shown: MessageWindow) => firstSeqOf(shown) > 1
export const hasNewer = (shown: MessageWindow) => lastSeqOf(shown) < shown.lastSeq

export function windowOf({ data, lastSeq, removals }: MessagesReply): MessageWindow {
  return { messages: data, lastSeq, removals }
}

/** What came after; the oldest make room. */
export function withNewer(shown: MessageWindow, reply: MessagesReply): MessageWindow {
  return { ...counts(shown, reply), messages: joined(shown.messages, reply.data).slice(-mostShown) }
}

/** What was before; the newest make room. */
export function withOlder(shown: MessageWindow, reply: MessagesReply): MessageWindow {
  return { ...counts(shown, reply), messages: joined(shown.messages, reply.data).slice(0, mostShown) }
}

/** In order, each once: of two that have the same number, the one that was read last. What leaves a gap is left out. */
function joined(before: readonly Message[], fresh: readonly Message[]): readonly Message[] {
  if (before.length === 0 || fresh.length === 0) return before.length === 0 ? fresh : before
  const [first, last] = [before[0]?.seq ?? 0, before.at(-1)?.seq ?? 0]
  const [freshFirst, freshLast] = [fresh[0]?.seq ?? 0, fresh.at(-1)?.seq ?? 0]
  if (freshFirst > last + 1 || freshLast < first - 1) return before
  const bySeq = new Map([...before, ...fresh].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** Answers may overtake each other. `removals` stays what was read with the oldest of what is shown. */
function counts(shown: MessageWindow, reply: MessagesReply): Omit<MessageWindow, 'messages'> {
  return { lastSeq: Math.max(shown.lastSeq, reply.lastSeq), removals: shown.removals }
}
