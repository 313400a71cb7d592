import type pg from 'pg'
import type { Log } from '../log.ts'
import { channelEventBus } from './channel-event-bus.ts'
import type { EventBus } from './event-bus.ts'
import { keepListening } from './pg-listener.ts'

const channel = 'properysearch_events'
/** PostgreSQL takes less than 8000. */
export const pgMaxPayloadBytes = 7900

/**
 * Events over LISTEN and NOTIFY. They are sent as one statement outside any transaction: a NOTIFY inside would make all
 * commits wait for each other.
 */
export function pgEventBus({ url, pool, log }: { url: string; pool: pg.Pool; log: Log }): Promise<EventBus> {
  return channelEventBus(async (listener) => {
    const connection = await keepListening({ url, channel, log, ...listener })
    return {
      maxPayloadBytes: pgMaxPayloadBytes,
      send: (payloads) =>
        pool.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [channel, payloads]),
      close: connection.close,
    }
  }, log)
}
