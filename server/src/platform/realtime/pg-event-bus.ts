import type pg from 'pg'
import type { Log } from '../log.ts'
import type { EventBus, RealtimeEvent } from './event-bus.ts'
import { keepListening } from './pg-listener.ts'

const channel = 'properysearch_events'
const flushAfterMs = 5
/** PostgreSQL takes less than 8000. */
const maxPayloadBytes = 7900

/**
 * Events between processes over LISTEN and NOTIFY. What is published within 5 ms goes as one statement, outside any
 * transaction: a NOTIFY inside would make all commits wait for each other. Everyone hears an event from the database,
 * its publisher too, so each listener hears it once.
 */
export async function pgEventBus(given: { url: string; pool: pg.Pool; log: Log }): Promise<EventBus> {
  const { url, pool, log } = given
  const listeners = new Set<(event: RealtimeEvent) => void>()
  const gapListeners = new Set<() => void>()
  const guarded = (act: () => void) => {
    try {
      act()
    } catch (error) {
      log.error({ err: error }, 'a listener of live events failed')
    }
  }
  const connection = await keepListening({
    url,
    channel,
    log,
    onPayload: (payload) => {
      for (const event of read(payload, log)) for (const listener of listeners) guarded(() => listener(event))
    },
    onGap: () => gapListeners.forEach(guarded),
  })

  let buffer: RealtimeEvent[] = []
  let timer: NodeJS.Timeout | undefined
  const sending = new Set<Promise<void>>()
  const flush = () => {
    timer = undefined
    const { payloads, tooLong } = inPayloads(buffer)
    buffer = []
    for (const event of tooLong) log.error({ event: event.name }, 'a live event is too long to be sent')
    if (payloads.length === 0) return
    const sent: Promise<void> = pool
      .query('select pg_notify($1, payload) from unnest($2::text[]) payload', [channel, payloads])
      .then(() => undefined)
      // Whoever follows events loses their connection to the same database, and looks again when that is back.
      .catch((error: Error) => log.warn({ err: error }, 'live events could not be sent'))
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }

  return {
    publish: (event) => {
      buffer.push(event)
      timer ??= setTimeout(flush, flushAfterMs)
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
      await connection.close()
    },
  }
}

/** JSON arrays, each short enough for one NOTIFY, in the order of the events. */
export function inPayloads(events: readonly RealtimeEvent[]): { payloads: string[]; tooLong: RealtimeEvent[] } {
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
