import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { type ChannelListener, channelEventBus, inPayloads } from './channel-event-bus.ts'
import type { RealtimeEvent } from './event-bus.ts'

const log = createLog('silent')
const created = (userId: number): RealtimeEvent => ({ name: 'notification.created', to: { people: [userId] } })

/** A channel between buses in memory, which can be away. */
function memoryChannel() {
  const listeners: ChannelListener[] = []
  const state = { isAway: false, sends: 0 }
  const open = () =>
    channelEventBus(async (listener) => {
      listeners.push(listener)
      return {
        maxPayloadBytes: 500,
        send: async (payloads) => {
          state.sends++
          if (state.isAway) throw new Error('away')
          for (const payload of payloads) for (const { onPayload } of listeners) onPayload(payload)
        },
        close: async () => undefined,
      }
    }, log)
  return { state, open, listeners }
}

test('what is published together is sent together', async () => {
  const { state, open } = memoryChannel()
  const bus = await open()
  const heard: RealtimeEvent[] = []
  bus.subscribe((event) => heard.push(event))
  const all = Array.from({ length: 300 }, (_, i) => created(i))
  for (const event of all) bus.publish(event)
  await bus.close()
  expect(heard).toEqual(all)
  expect(state.sends).toBe(1)
})

test('who could not send says to everybody that something is missing, once the channel is back', async () => {
  const { state, open, listeners } = memoryChannel()
  const [sender, other] = [await open(), await open()]
  const heard: unknown[] = []
  other.onGap(() => heard.push('gap'))
  other.subscribe((event) => heard.push(event))
  state.isAway = true
  sender.publish(created(1))
  await vi.waitFor(() => expect(state.sends).toBe(1), 30_000)
  state.isAway = false
  // The sender’s own connection comes back; the other never lost theirs.
  listeners[0]?.onGap()
  await vi.waitFor(() => expect(heard).toEqual(['gap']), 30_000)
  sender.publish(created(2))
  await vi.waitFor(() => expect(heard).toEqual(['gap', created(2)]), 30_000)
})

test('and with the next event, if nothing tells it that the channel is back', async () => {
  const { state, open } = memoryChannel()
  const [sender, other] = [await open(), await open()]
  const heard: unknown[] = []
  other.onGap(() => heard.push('gap'))
  other.subscribe((event) => heard.push(event))
  state.isAway = true
  sender.publish(created(1))
  await vi.waitFor(() => expect(state.sends).toBe(1), 30_000)
  state.isAway = false
  sender.publish(created(2))
  await vi.waitFor(() => expect(heard).toEqual(['gap', created(2)]), 30_000)
})

test('packs any events into payloads that a channel takes, losing none', () => {
  const ids = fc.array(fc.nat(), { maxLength: 1200 })
  const anyEvent = ids.map((sessionIds): RealtimeEvent => ({ name: 'session.ended', to: { people: [1] }, sessionIds }))
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), fc.constantFrom(2000, 7900), (events, most) => {
      const { payloads, tooLong } = inPayloads(events, most)
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(most)
      const sent = payloads.flatMap((payload) => JSON.parse(payload))
      expect(sent).toEqual(events.filter((event) => !tooLong.includes(event)))
      for (const event of tooLong) expect(JSON.stringify(event).length).toBeGreaterThan(most - 10)
    }),
  )
})
