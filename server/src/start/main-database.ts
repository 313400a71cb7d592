import pg from 'pg'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts'
import type { Log } from '../platform/log.ts'
import type { Announcer } from './announcer.ts'
import { databaseFolder } from './data-folder.ts'
import type { Shutdown } from './shutdown.ts'
import { StartFailure } from './start-failure.ts'

export interface MainDatabaseParts {
  config: Config
  log: Log
  announcer: Announcer
  shutdown: Shutdown
  onLost: (reason: Error) => void
}

/** The address of the database we use: the given one, or the embedded one, started for us alone. */
export async function openMainDatabase({
  config,
  log,
  announcer,
  shutdown,
  onLost,
}: MainDatabaseParts): Promise<string> {
  if (config.databaseUrl) {
    await checkGivenDatabase(config.databaseUrl)
    return config.databaseUrl
  }
  const postgres = await startEmbeddedPostgres({
    folder: databaseFolder(config.dataDir),
    onProgress: announcer.step,
    onLine: (line) => log.info({ line }, 'postgres'),
    onRelaunch: (reason) => log.error({ reason }, 'the database ended unexpectedly and is being restarted'),
    onLost,
  })
  shutdown.add('the database server', postgres.stop)
  await postgres.ensureDatabase('properysearch')
  return postgres.url('properysearch')
}

async function checkGivenDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (major < 15) {
      throw new StartFailure(`The database of DATABASE_URL is PostgreSQL ${major}; Properysearch needs 15 or newer.`)
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
