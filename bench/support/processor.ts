import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

// What a request costs, in milliseconds of processor: of the process that answers it, with all its threads, and of the
// sessions it has at the database, as Linux counts them. The same on a machine that others use too.

export interface Cost {
  process: number
  database: number
}

export interface Meter {
  read(): Promise<Cost>
  /** Sessions come and go: call it when the server has opened all it needs. */
  findSessions(): Promise<void>
  close(): Promise<void>
}

export async function openMeter(pid: number, url: string): Promise<Meter> {
  const client = new pg.Client({ connectionString: url })
  // The server may end before its meter.
  client.on('error', () => undefined)
  await client.connect()
  let sessions: number[] = []
  /** Sessions and threads end: what they used is used. */
  const used = new Map<string, number>()
  const sumOf = async (folders: readonly string[]) => {
    const all = folders.map(async (folder) => {
      const counted = await readFile(`${folder}/schedstat`, 'utf8').catch(() => undefined)
      if (counted !== undefined) used.set(folder, Number(counted.split(' ')[0]) / 1e6)
      return used.get(folder) ?? 0
    })
    return (await Promise.all(all)).reduce((sum, ms) => sum + ms, 0)
  }
  return {
    read: async () => ({
      process: await sumOf((await readdir(`/proc/${pid}/task`)).map((thread) => `/proc/${pid}/task/${thread}`)),
      database: await sumOf(sessions.map((session) => `/proc/${session}`)),
    }),
    findSessions: async () => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      sessions = rows.map((row) => row.pid)
    },
    close: () => client.end(),
  }
}

/** How much memory a process holds, in MB. */
export async function residentMb(pid: number): Promise<number> {
  return (await processMb(pid)).resident
}

/** The same, and the most it has ever held. */
export async function processMb(pid: number): Promise<{ resident: number; highest: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) => Math.round(Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1] ?? 0) / 1000)
  return { resident: mb('VmRSS'), highest: mb('VmHWM') }
}

/** How much memory the processes of a database hold together, in MB; what they share is counted once. */
export async function databaseMb(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  const parts = rows.map(async ({ pid }) => {
    // A session may just have ended.
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    return Number(rollup.match(/^Pss:\s+(\d+)/m)?.[1] ?? 0)
  })
  const kb = (await Promise.all(parts)).reduce((sum, part) => sum + part, 0)
  await client.end()
  return Math.round(kb / 1000)
}
