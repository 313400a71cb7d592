import type { Message } from '@properysearch/contract/conversations/calls'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hasNewer,
  hasOlder,
  lastSeqOf,
  type MessageWindow,
  mostShown,
  windowOf,
  withNewer,
  withOlder,
} from './message-window.ts'

const message = (seq: number, text = `Message ${seq}`): Message => ({
  seq,
  isMine: false,
  senderId: 2,
  clientId: null,
  text,
  file: null,
  sentAt: '2026-11-15T10:00:00.000Z',
  isRemoved: false,
})
const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => message(from + i))
const reply = (from: number, to: number, lastSeq = 1000) => ({ data: span(from, to), lastSeq, removals: 0 })
const seqs = ({ messages }: MessageWindow) => messages.map(({ seq }) => seq)

test('begins with the newest, and knows whether there are more on either side', () => {
  const shown = windowOf(reply(951, 1000))
  expect([hasOlder(shown), hasNewer(shown)]).toEqual([true, false])
  const older = withOlder(shown, reply(901, 950))
  expect(seqs(older)).toEqual(seqs(windowOf(reply(901, 1000))))
  expect(hasNewer(withNewer(shown, { data: [], lastSeq: 1003, removals: 0 }))).toBe(true)
})

test('shows each once, as it was read last', () => {
  const shown = withNewer(windowOf(reply(1, 3, 3)), { data: [message(3, 'New'), message(4)], lastSeq: 4, removals: 0 })
  expect(shown.messages.map(({ text }) => text)).toEqual(['Message 1', 'Message 2', 'New', 'Message 4'])
})

test('leaves out what would leave a gap', () => {
  const shown = windowOf(reply(951, 1000))
  expect(seqs(withNewer(shown, reply(1003, 1005, 1005)))).toEqual(seqs(shown))
  expect(seqs(withOlder(shown, reply(800, 900)))).toEqual(seqs(shown))
})

test('is one run of numbers and never too long, however one scrolls', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (turns) => {
      let shown = windowOf(reply(951, 1000))
      for (const isOlder of turns) {
        const first = shown.messages[0]?.seq ?? 1
        const last = lastSeqOf(shown)
        shown = isOlder
          ? withOlder(shown, reply(Math.max(1, first - 50), first - 1))
          : withNewer(shown, reply(last + 1, Math.min(1000, last + 50)))
        const numbers = seqs(shown)
        expect(numbers.length).toBeLessThanOrEqual(mostShown)
        expect(numbers.every((seq, i) => i === 0 || seq === (numbers[i - 1] ?? 0) + 1)).toBe(true)
      }
    }),
  )
})
