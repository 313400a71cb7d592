import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url))
const lockKey = 7_461_001

export interface Migration {
  version: number
  name: string
  text: string
  hash: string
}

export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(folder + name, 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      return { version: Number(name.slice(0, 4)), name, text, hash }
    }),
  )
}

/**
 * Brings the database to the newest schema: forward only, each file once, one transaction a file. Several processes
 * may start at once; a lock lets one work while the others wait. Answers how many files it applied.
 */
export async function migrate(url: string): Promise<number> {
  const migrations = await readMigrations()
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(`create table if not exists schema_migrations (
      version int primary key, name text not null, hash text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<Pick<Migration, 'version' | 'name' | 'hash'>>(
      'select version, name, hash from schema_migrations',
    )
    const known = new Map(migrations.map((migration) => [migration.version, migration]))
    for (const row of rows) {
      const file = known.get(row.version)
      if (!file) throw new NewerSchemaError(row.name)
      if (file.hash !== row.hash) {
        throw new Error(
          `Migration ${row.name} was changed after it had been applied. Restore the file, and put the change in a new one.`,
        )
      }
    }
    const applied = new Set(rows.map((row) => row.version))
    const missing = migrations.filter((migration) => !applied.has(migration.version))
    for (const migration of missing) {
      await client.query('begin')
      await client.query(migration.text)
      await client.query('insert into schema_migrations (version, name, hash) values ($1, $2, $3)', [
        migration.version,
        migration.name,
        migration.hash,
      ])
      await client.query('commit')
    }
    return missing.length
  } finally {
    await client.end()
  }
}

/** The database was written by a newer version of the product. */
export class NewerSchemaError extends Error {
  constructor(name: string) {
    super(
      `The database was made by a newer version of Properysearch (it knows ${name}). Start that version, or choose another DATA_DIR.`,
    )
  }
}
