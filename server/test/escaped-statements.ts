import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Db } from '../src/platform/db/database.ts'
import { type Sql, toQuery } from '../src/platform/db/sql.ts'

export interface WatchedDatabase {
  db: Database
  /**
   * What was sent beside the transaction it was asked for in, or while another of its statements was under way; each has
   * thrown as well, which somebody may have caught.
   */
  escapes: string[]
  /** Does something in nobody's transaction, like a request that arrives while a test holds a lock. */
  fromOutside<T>(work: () => T): T
}

/**
 * The same database, with an eye on every transaction: whatever its work sends to the pool, instead of on the
 * transaction's own connection, would stay when the transaction does not, and could wait for it forever. And that one
 * connection does one thing at a time: of statements sent together the driver says that it will refuse them.
 */
export function watchTransactions(database: Database): WatchedDatabase {
  const underWay = new AsyncLocalStorage<'transaction' | undefined>()
  const escapes: string[] = []
  const refuseInside = (what: string) => {
    if (!underWay.getStore()) return
    escapes.push(what)
    throw new Error(`Escaped from its transaction: ${what}. Inside inTransaction(ctx, …) only tx is used.`)
  }
  const inTurn = (tx: Db): Db => {
    let sent: string | undefined
    const alone = async <T>(query: Sql, send: () => Promise<T>): Promise<T> => {
      const what = firstWords(query)
      if (sent !== undefined) {
        escapes.push(`${what} (while ${sent})`)
        throw new Error(`Two at once in one transaction: ${what}, while ${sent}. Wait for the one before the other.`)
      }
      sent = what
      try {
        return await send()
      } finally {
        sent = undefined
      }
    }
    const watched: Db = {
      many: <Row>(query: Sql) => alone(query, () => tx.many<Row>(query)),
      maybe: <Row>(query: Sql) => alone(query, () => tx.maybe<Row>(query)),
      one: <Row>(query: Sql) => alone(query, () => tx.one<Row>(query)),
      hot: <Row>(query: Sql) => alone(query, () => tx.hot<Row>(query)),
      run: (query) => alone(query, () => tx.run(query)),
      runHot: (query) => alone(query, () => tx.runHot(query)),
      transaction: (work) => work(watched),
      afterCommit: (act) => tx.afterCommit(act),
    }
    return watched
  }
  const watch = (db: Db): Db => {
    const checked = (query: Sql) => {
      refuseInside(firstWords(query))
      return query
    }
    return {
      many: async (query) => db.many(checked(query)),
      maybe: async (query) => db.maybe(checked(query)),
      one: async (query) => db.one(checked(query)),
      hot: async (query) => db.hot(checked(query)),
      run: async (query) => db.run(checked(query)),
      runHot: async (query) => db.runHot(checked(query)),
      transaction: async (work) => {
        refuseInside('another transaction')
        return db.transaction((tx) => underWay.run('transaction', () => work(inTurn(tx))))
      },
      afterCommit: (act) => {
        refuseInside('what is for after the commit')
        db.afterCommit(act)
      },
    }
  }
  return {
    db: {
      ...watch(database),
      until: (signal) => watch(database.until(signal)),
      pool: database.pool,
      close: () => database.close(),
    },
    escapes,
    fromOutside: (work) => underWay.run(undefined, work),
  }
}

function firstWords(query: Sql): string {
  return toQuery(query).text.trim().split(/\s+/).slice(0, 6).join(' ')
}
