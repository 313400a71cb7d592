import pg from 'pg'
import { isDatabaseAway } from './away.ts'
import { carefulClients } from './careful-client.ts'
import { type Limits, limits } from './limits.ts'
import { queryUntil } from './query-until.ts'
import { type Sql, toQuery } from './sql.ts'

// int8 arrives as a number: ids and paise stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface Db {
  /** Every row, with columns in camelCase. */
  many<Row>(query: Sql): Promise<Row[]>
  /** The first row, or undefined. */
  maybe<Row>(query: Sql): Promise<Row | undefined>
  /** The first row; it is a defect if there is none. */
  one<Row>(query: Sql): Promise<Row>
  /** As `many`, planned once and kept by the connection: for what is asked very often in the same words. */
  hot<Row>(query: Sql): Promise<Row[]>
  /** Runs a statement and answers how many rows it touched. */
  run(query: Sql): Promise<number>
  /** As `run`, planned once like `hot`. */
  runHot(query: Sql): Promise<number>
  /**
   * All or nothing. Inside a transaction it continues in the same one. Begun by `inTransaction` (src/context.ts) alone.
   */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Runs once the transaction has been committed; at once when there is none. */
  afterCommit(act: () => void): void
}

type Queryable = Pick<pg.ClientBase, 'query'>

export interface Database extends Db {
  /** For somebody who may leave: what is read for them is cancelled then. What is written continues to its end. */
  until(signal: AbortSignal): Db
  pool: pg.Pool
  close(): Promise<void>
}

export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  max = 10,
  limit: Limits = limits.call,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: limit.connectMs,
    statement_timeout: limit.statementMs,
    query_timeout: limit.answerMs,
    idle_in_transaction_session_timeout: limit.idleInTransactionMs,
    keepAlive: true,
    Client: carefulClients(),
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const db: Db = {
    ...reading(pool),
    transaction: (work) => inTransaction(pool, work),
    afterCommit: (act) => act(),
  }
  return {
    ...db,
    until: (signal) => {
      const { many, hot, maybe, one } = reading({
        query: (query: pg.QueryConfig) => queryUntil(pool, signal, query),
      } as Queryable)
      return { ...db, many, hot, maybe, one }
    },
    pool,
    close: () => pool.end(),
  }
}

function reading(on: Queryable) {
  const send = (query: Sql, isHot: boolean) => {
    const { text, values } = toQuery(query)
    const name = isHot ? statementName(text) : undefined
    return on.query({ text, values, rowMode: 'array', ...(name ? { name } : {}) })
  }
  const rows = async <Row>(query: Sql, isHot = false): Promise<Row[]> => {
    const result = await send(query, isHot)
    const { names, empty } = shapeOf(result.fields)
    return (result.rows as unknown as unknown[][]).map((values) => {
      const row = { ...empty }
      for (let i = 0; i < names.length; i++) row[names[i] as string] = values[i]
      return row as Row
    })
  }
  return {
    many: <Row>(query: Sql) => rows<Row>(query),
    hot: <Row>(query: Sql) => rows<Row>(query, true),
    maybe: async <Row>(query: Sql) => (await rows<Row>(query))[0],
    one: async <Row>(query: Sql) => {
      const [row] = await rows<Row>(query)
      if (row === undefined) throw new Error('A query that must answer a row answered none.')
      return row
    },
    run: async (query: Sql) => (await on.query(toQuery(query))).rowCount ?? 0,
    runHot: async (query: Sql) => (await send(query, true)).rowCount ?? 0,
  }
}

/** Of two that wait for each other the database ends one: nothing of it was kept, so it begins anew. */
async function inTransaction<T>(pool: pg.Pool, work: (db: Db) => Promise<T>, triesLeft = 3): Promise<T> {
  try {
    return await once(pool, work)
  } catch (error) {
    if ((error as { code?: string }).code !== '40P01' || triesLeft === 0) throw error
    return inTransaction(pool, work, triesLeft - 1)
  }
}

async function once<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const acts: (() => void)[] = []
  const db: Db = {
    ...reading(client),
    transaction: (inner) => inner(db),
    afterCommit: (act) => acts.push(act),
  }
  const result = await attempt(client, db, work)
  for (const act of acts) act()
  return result
}

async function attempt<T>(client: pg.PoolClient, db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    await client.query('begin')
    const result = await work(db)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that does not answer is thrown away, and the server rolls back: a rollback would only wait, too.
    if (isDatabaseAway(error)) client.release(true)
    else {
      await client.query('rollback').then(
        () => client.release(),
        (lost: Error) => client.release(lost),
      )
    }
    throw error
  }
}

// Each connection keeps every named statement it has met: their number must not grow with what people ask, and what is
// asked once in a while must not take the place of what is asked all day.
const maxStatements = 300
const timesForName = 3
const mostAskedLately = 300
const statements = new Map<string, string>()
/** How often those without a name were asked. */
const askedLately = new Map<string, number>()

function statementName(text: string): string | undefined {
  const known = statements.get(text)
  if (known !== undefined || statements.size >= maxStatements) return known
  const times = (askedLately.get(text) ?? 0) + 1
  askedLately.delete(text)
  if (times >= timesForName) {
    const name = `hot_${statements.size}`
    statements.set(text, name)
    return name
  }
  askedLately.set(text, times)
  const [oldest] = askedLately.keys()
  if (askedLately.size > mostAskedLately && oldest !== undefined) askedLately.delete(oldest)
  return undefined
}

interface Shape {
  names: string[]
  empty: Record<string, unknown>
}

// One for each list of columns that our statements name.
const shapes = new Map<string, Shape>()

/**
 * The columns in camelCase, and a row with nothing in it yet. Copies of that one are quick to fill and to read, which
 * an object that gets forty columns one by one is not: the engine turns it into a dictionary.
 */
function shapeOf(fields: readonly { name: string }[]): Shape {
  let key = ''
  for (const field of fields) key += `${field.name} `
  let shape = shapes.get(key)
  if (shape === undefined) {
    const names = fields.map((field) => camelCase(field.name))
    // Parsed JSON is not a dictionary, however many columns it has.
    shape = { names, empty: JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) }
    shapes.set(key, shape)
  }
  return shape
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** Whether the database refused a row because this constraint or unique index is taken. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint
}
