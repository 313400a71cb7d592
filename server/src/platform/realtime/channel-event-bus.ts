import type { Log } from '../log.ts'
import type { EventBus, RealtimeEvent } from './event-bus.ts'

/** What carries texts to every process, the sender too: PostgreSQL or Redis. */
export interface Channel {
  /** The longest text that it takes. */
  maxPayloadBytes: number
  send(payloads: string[]): Promise<unknown>
  close(): Promise<void>
}

export interface ChannelListener {
  onPayload(payload: string): void
  /** Listening again after the connection was lost: what was said in between is gone. */
  onGap(): void
}

const flushAfterMs = 5
/** Says to everybody that events were lost on their way to the channel. */
const gapPayload = JSON.stringify('gap')

/**
 * Events between processes over a channel. What is published within 5 ms goes together. Everyone hears an event from the
 * channel, its publisher too, so each listener hears it once. What could not be sent is made good by saying so as soon
 * as the channel can be reached again: whoever follows events then looks for themselves.
 */
export async function channelEventBus(
  open: (listener: ChannelListener) => Promise<Channel>,
  log: Log,
): Promise<EventBus> {
  const listeners = new Set<(event: RealtimeEvent) => void>()
  const gapListeners = new Set<() => void>()
  const guarded = (act: () => void) => {
    try {
      act()
    } catch (error) {
      log.error({ err: error }, 'a listener of live events failed')
    }
  }
  const sayGap = () => gapListeners.forEach(guarded)

  let buffer: RealtimeEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let owesGap = false
  const sending = new Set<Promise<void>>()

  const channel = await open({
    onPayload: (payload) => {
      if (payload === gapPayload) return sayGap()
      for (const event of read(payload, log)) for (const listener of listeners) guarded(() => listener(event))
    },
    onGap: () => {
      sayGap()
      if (owesGap) schedule()
    },
  })

  const flush = () => {
    timer = undefined
    const { payloads, tooLong } = inPayloads(buffer, channel.maxPayloadBytes)
    buffer = []
    for (const event of tooLong) log.error({ event: event.name }, 'a live event is too long to be sent')
    if (owesGap) payloads.unshift(gapPayload)
    owesGap = false
    if (payloads.length === 0) return
    const sent: Promise<void> = channel
      .send(payloads)
      .then(() => undefined)
      .catch((error: Error) => {
        log.warn({ err: error }, 'live events could not be sent')
        owesGap = true
      })
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }
  function schedule(): void {
    timer ??= setTimeout(flush, flushAfterMs)
  }

  return {
    publish: (event) => {
      buffer.push(event)
      schedule()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onGap: (listener) => {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
    close: async () => {
      clearTimeout(timer)
      flush()
      await Promise.all(sending)
      listeners.clear()
      gapListeners.clear()
      await channel.close()
    },
  }
}

/** JSON arrays, each short enough for one payload, in the order of the events. */
export function inPayloads(
  events: readonly RealtimeEvent[],
  maxPayloadBytes: number,
): { payloads: string[]; tooLong: RealtimeEvent[] } {
  const groups: { texts: string[]; bytes: number }[] = []
  const tooLong: RealtimeEvent[] = []
  for (const event of events) {
    const text = JSON.stringify(event)
    // With the comma or bracket on each side.
    const bytes = Buffer.byteLength(text) + 2
    const last = groups.at(-1)
    if (bytes > maxPayloadBytes) {
      tooLong.push(event)
    } else if (last && last.bytes + bytes <= maxPayloadBytes) {
      last.texts.push(text)
      last.bytes += bytes
    } else {
      groups.push({ texts: [text], bytes })
    }
  }
  return { payloads: groups.map(({ texts }) => `[${texts.join(',')}]`), tooLong }
}

function read(payload: string, log: Log): RealtimeEvent[] {
  try {
    const events: unknown = JSON.parse(payload)
    if (Array.isArray(events)) return events
  } catch {
    // Said below.
  }
  log.warn('the channel for live events carried something that is not a list of them')
  return []
}
