import { createClient } from '@redis/client'
import type { Log } from '../log.ts'
import { channelEventBus } from './channel-event-bus.ts'
import type { EventBus } from './event-bus.ts'

export interface RedisBusOptions {
  url: string
  /** The processes of one installation share it; those of another must not. */
  channel: string
  log: Log
  /** How often the connection must show that it is alive. */
  checkEveryMs?: number
}

const shortestPauseMs = 100
const longestPauseMs = 5000
const connectWithinMs = 10_000

/** Events over Redis's PUBLISH and SUBSCRIBE: nothing is kept there. One connection does both. */
export function redisEventBus({ url, channel, log, checkEveryMs = 15_000 }: RedisBusOptions): Promise<EventBus> {
  return channelEventBus(async (listener) => {
    let isReady = false
    const client = createClient({
      url,
      RESP: 3,
      name: 'properysearch-live-events',
      // What cannot be sent now is made good by a gap, not by a queue that grows while Redis is away.
      disableOfflineQueue: true,
      pingInterval: checkEveryMs,
      socket: {
        connectTimeout: connectWithinMs,
        // An answer to each ping must come in time: a cable that was pulled says nothing.
        socketTimeout: checkEveryMs * 2,
        // The first time it must be there.
        reconnectStrategy: (tries) => isReady && Math.min(shortestPauseMs * 2 ** tries, longestPauseMs),
      },
    })
    client.on('error', (error: Error) => {
      if (isReady) log.warn({ err: error }, 'the connection to Redis for live events was lost')
    })
    await client.connect()
    await client.subscribe(channel, listener.onPayload)
    isReady = true
    // From now on only after a loss, when the channel has been subscribed to again.
    client.on('ready', () => {
      log.info('live events are back')
      listener.onGap()
    })
    return {
      maxPayloadBytes: 100_000,
      send: (payloads) => Promise.all(payloads.map((payload) => client.publish(channel, payload))),
      close: async () => client.destroy(),
    }
  }, log)
}
