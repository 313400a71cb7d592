import type pg from 'pg'
import { type Config, parseDatabaseUrl } from '../config.ts'
import type { Log } from '../platform/log.ts'
import type { EventBus } from '../platform/realtime/event-bus.ts'
import { pgEventBus } from '../platform/realtime/pg-event-bus.ts'
import { redisEventBus } from '../platform/realtime/redis-event-bus.ts'
import { StartFailure } from './start-failure.ts'

/** Redis where one is configured, else the database that is there anyway. */
export async function openEventBus(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  database: { url: string; pool: pg.Pool; log: Log },
): Promise<EventBus> {
  if (!redisUrl) return pgEventBus(database)
  // Products that share a Redis have databases of different names.
  const channel = `properysearch_events:${parseDatabaseUrl(database.url)?.pathname.slice(1)}`
  try {
    return await redisEventBus({ url: redisUrl, channel, log: database.log })
  } catch (error) {
    throw new StartFailure(sentenceFor(redisUrl, error as Error))
  }
}

/** The password of the address is never part of it. */
function sentenceFor(redisUrl: string, { message, code }: NodeJS.ErrnoException): string {
  const server = `Redis at ${new URL(redisUrl).host}`
  if (/WRONGPASS|NOAUTH/.test(message)) return `${server} refused the user or the password in REDIS_URL. Correct them.`
  return `${server} is not responding (${code ?? 'timeout'}). Start it, or correct REDIS_URL.`
}
