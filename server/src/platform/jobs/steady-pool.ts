import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isDatabaseAway } from '../db/away.ts'

/** The queue's own statements are small: one that takes longer asks a server that is gone. */
const answerMs = 10_000
const shortestPauseMs = 100
const longestPauseMs = 2000

export interface SteadyOptions {
  signal: AbortSignal
  onTrouble: (error: unknown) => void
  /** Every statement that had failed has been done. */
  onBack: () => void
}

/**
 * The pool as the queue is given it: a statement that meets a lost database is sent again until it is done. The queue
 * itself would let the process end because the end of one job could not be written. Its statements are single ones that
 * may be repeated; what it listens on is a connection of the pool itself, which it makes anew when lost.
 */
export function steadyPool(pool: pg.Pool, { signal, onTrouble, onBack }: SteadyOptions): pg.Pool {
  let inTrouble = 0

  async function query(given: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const config = {
      ...(typeof given === 'string' ? { text: given } : given),
      ...(values ? { values } : {}),
      query_timeout: answerMs,
    }
    const send = () => pool.query(config)
    try {
      return await send()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      if (inTrouble === 0) onTrouble(error)
      inTrouble++
      try {
        const result = await sendAgain(send)
        if (inTrouble === 1) onBack()
        return result
      } finally {
        inTrouble--
      }
    }
  }

  async function sendAgain(send: () => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    for (let wait = shortestPauseMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
      await pause(wait, undefined, { signal }).catch(() => undefined)
      // Told to stop meanwhile: with nothing to do the queue ends in order, and what it held is freed by another.
      if (signal.aborted) return { rows: [], rowCount: 0, command: '', oid: 0, fields: [] }
      try {
        return await send()
      } catch (error) {
        if (!isDatabaseAway(error)) throw error
      }
    }
  }

  const client = { query, release: () => undefined }
  const connect = (callback?: Parameters<pg.Pool['connect']>[0]) =>
    callback ? pool.connect(callback) : Promise.resolve(client)
  return new Proxy(pool, {
    get: (target, key) => {
      if (key === 'query') return query
      if (key === 'connect') return connect
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
