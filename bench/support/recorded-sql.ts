import type pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
  name?: string
}

/** Notes what is sent through a pool while `work` runs: the bare SQL of a call. */
export async function recordSql(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const original = pool.query
  const recording = (query: Statement & { rowMode?: string }) => {
    sent.push({ text: query.text, values: query.values, ...(query.name ? { name: query.name } : {}) })
    return Reflect.apply(original, pool, [query])
  }
  pool.query = recording as typeof pool.query
  try {
    await work()
  } finally {
    pool.query = original
  }
  return sent
}

/** Sends the same statements one after the other, and does nothing with the answers. */
export async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await pool.query({ ...statement, rowMode: 'array' } as pg.QueryArrayConfig)
}
