import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

export interface ListenOptions {
  url: string
  channel: string
  log: Log
  onPayload: (payload: string) => void
  /** Listening again after the connection was lost: what was said in between is gone. */
  onGap: () => void
  /** How often the connection must show that it is alive. */
  checkEveryMs?: number
}

const shortestPauseMs = 100
const longestPauseMs = 5000

/**
 * Listens on a connection of its own, for as long as it is not closed; a lost connection is made again. It must reach
 * PostgreSQL itself: a pooler that lends a connection for one transaction hears nothing.
 */
export async function keepListening(options: ListenOptions): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController()
  let client = await connect(options, lost)
  let following: Promise<void> | undefined

  function lost(error: Error | undefined): void {
    if (closing.signal.aborted) return
    options.log.warn({ err: error }, 'the connection for live events was lost')
    following = listenAgain()
  }

  async function listenAgain(): Promise<void> {
    for (let wait = shortestPauseMs; !closing.signal.aborted; wait = Math.min(wait * 2, longestPauseMs)) {
      await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined)
      if (closing.signal.aborted) return
      try {
        client = await connect(options, lost)
      } catch (error) {
        options.log.warn({ err: error }, 'live events cannot reach the database')
        continue
      }
      options.log.info('live events are back')
      options.onGap()
      return
    }
  }

  return {
    close: async () => {
      closing.abort()
      await following
      await client.end().catch(() => undefined)
    },
  }
}

async function connect(options: ListenOptions, onLost: (error: Error | undefined) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'properysearch live events',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
  })
  let state: 'connecting' | 'listening' | 'lost' = 'connecting'
  const end = (error?: Error) => {
    clearInterval(check)
    if (state === 'listening') onLost(error)
    state = 'lost'
  }
  // A cable that was pulled says nothing, so the connection is asked now and then.
  const check = setInterval(() => {
    client.query('select 1').catch((error: Error) => {
      end(error)
      client.end().catch(() => undefined)
    })
  }, options.checkEveryMs ?? 30_000)
  client.on('error', end)
  client.on('end', () => end())
  client.on('notification', ({ payload }) => options.onPayload(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(options.channel)}`)
  } catch (error) {
    clearInterval(check)
    client.end().catch(() => undefined)
    throw error
  }
  state = 'listening'
  return client
}
