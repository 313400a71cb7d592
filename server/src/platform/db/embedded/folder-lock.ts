import pg from 'pg'
import { DatabaseStartError } from './start-error.ts'

const lockKey = 7_461_002

/** A connection that holds the data folder for this process, for as long as it lives. */
export type FolderLock = pg.Client

export type Attempt = { lock: FolderLock } | { is: 'silent' | 'starting' }

/** Tries once to reach the server and to become the one process that uses it. */
export async function tryLock(url: string, dataFolder: string): Promise<Attempt> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: `properysearch ${process.pid}`,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey])
    if (rows[0]?.locked) return { lock: client }
  } catch (error) {
    await client.end().catch(() => undefined)
    return { is: whyNot(error as Error & { code?: string }, dataFolder) }
  }
  const holder = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objid = $1`,
    [lockKey],
  )
  await client.end()
  const pid = holder.rows[0]?.name.match(/\d+$/)?.[0]
  throw new DatabaseStartError(
    `Another Properysearch is already running on this data folder (${dataFolder}${pid ? `, process ${pid}` : ''}). Stop it, or choose another DATA_DIR.`,
  )
}

function whyNot(error: Error & { code?: string }, dataFolder: string): 'silent' | 'starting' {
  // Wrong password: the cluster is not the one whose password we keep.
  if (error.code === '28P01' || error.code === '28000') {
    throw new DatabaseStartError(`The database in ${dataFolder} does not accept its own password file.`)
  }
  // 57P03: starting up, recovering or shutting down.
  return error.code === '57P03' ? 'starting' : 'silent'
}
