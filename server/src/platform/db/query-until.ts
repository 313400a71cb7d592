import type pg from 'pg'
import { CallerLeft, isDatabaseAway } from './away.ts'
import { cancelStatement } from './cancel-statement.ts'

/**
 * Runs a statement for as long as somebody waits for it. Once they leave, the server is asked to end it, and its
 * connection is thrown away: the request to cancel may come late, and must not meet somebody else's statement.
 */
export function queryUntil(pool: pg.Pool, signal: AbortSignal, query: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new CallerLeft())
    let client: pg.PoolClient | undefined
    const leave = () => {
      reject(new CallerLeft())
      if (!client) return
      cancelStatement(client)
      client.release(true)
    }
    signal.addEventListener('abort', leave, { once: true })
    pool.connect((failure, connected) => {
      if (!connected) {
        signal.removeEventListener('abort', leave)
        return reject(failure)
      }
      if (signal.aborted) return connected.release()
      client = connected
      connected.query(query).then(
        (result) => {
          if (signal.aborted) return
          signal.removeEventListener('abort', leave)
          connected.release()
          resolve(result)
        },
        (error) => {
          if (signal.aborted) return
          signal.removeEventListener('abort', leave)
          connected.release(isDatabaseAway(error))
          reject(error)
        },
      )
    })
  })
}
