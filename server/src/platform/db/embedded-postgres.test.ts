import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mayEnter } from './embedded/account.ts'
import { servesFolder } from './embedded/running-server.ts'
import { explainFailure } from './embedded/start-error.ts'
import { DatabaseStartError, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

// Real processes on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const isRoot = process.getuid?.() === 0
const fast = { fsync: 'off', shared_buffers: '16MB' }
const nobody = { uid: 65_534, gid: 65_534 }

let base: string
let folder: string
const running: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

// Told to stop in the middle, servers are ended as at any exit.
process.once('SIGTERM', () => process.exit(1))

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'pg-'))
  await chmod(base, 0o755)
  folder = join(base, 'postgres')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of running.splice(0)) await server.stop()
  await rm(base, { recursive: true, force: true })
})

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder, settings: fast, ...options })
  running.push(server)
  return server
}

async function query(server: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  // A connection that is cut is told to the query, too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function pidOf(at: string): Promise<number> {
  const pid = Number((await readFile(join(at, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0])
  // Number 0 would mean ourselves and everything around us.
  expect(pid).toBeGreaterThan(1)
  return pid
}

test('keeps what was written from one start to the next', async () => {
  const first = await start()
  await first.ensureDatabase('shop')
  await first.ensureDatabase('shop')
  await query(first, 'create table t as select 42 as n')
  await first.stop()
  const second = await start()
  expect(await query(second, 'select n from t')).toEqual([{ n: 42 }])
  expect(await query(second, "select datname from pg_database where datname = 'shop'")).toHaveLength(1)
})

test('refuses a second start on the same folder and leaves the first at work', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(
    `Another Properysearch is already running on this data folder (${base}, process ${process.pid}).`,
  )
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('of two first starts at the same moment one wins and the other says so', async () => {
  const results = await Promise.allSettled([start(), start()])
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find((result) => result.status === 'rejected')
  expect(refused?.reason).toBeInstanceOf(DatabaseStartError)
  expect(refused?.reason.message).toMatch(/already running/)
  expect(await query(running[0] as EmbeddedPostgres, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await readdir(folder)).filter((name) => name.includes('.new-'))).toEqual([])
})

test('takes over the server of a process that was killed, with everything it had confirmed', async () => {
  const owner = await startInChild(folder)
  const pid = await pidOf(folder)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  const server = await start()
  expect(await pidOf(folder)).toBe(pid)
  expect(await query(server, 'select n from t')).toEqual([{ n: 7 }])
  await server.stop()
  expect(servesFolder(pid, join(folder, 'cluster'))).toBe(false)
})

/** Who holds the server's folder. */
const holders = "select 1 from pg_locks where locktype = 'advisory' and granted"

test('a server that is killed is launched again with everything it had confirmed, though a session was still at work', async () => {
  const relaunched = vi.fn()
  const lost = vi.fn()
  const server = await start({ settings: { shared_buffers: '16MB' }, onRelaunch: relaunched, onLost: lost })
  await query(server, 'create table t as select 42 as n')
  const busy = query(server, "select count(*) from generate_series(1, 1e12) where 'at work' <> ''").catch(
    () => undefined,
  )
  const atWork = `select 1 from pg_stat_activity where query like '%at work%' and pid <> pg_backend_pid()`
  await vi.waitFor(async () => expect(await query(server, atWork)).toHaveLength(1), 20_000)
  process.kill(await pidOf(folder), 'SIGKILL')
  await vi.waitFor(async () => expect(await query(server, 'select n from t')).toEqual([{ n: 42 }]), 30_000)
  expect(relaunched).toHaveBeenCalledOnce()
  expect(lost).not.toHaveBeenCalled()
  await busy
  // Held again, soon after it answers again, and ours to stop.
  await vi.waitFor(async () => expect(await query(server, holders)).toHaveLength(1), 30_000)
  await expect(start()).rejects.toThrow(/already running/)
  const pid = await pidOf(folder)
  await server.stop()
  expect(servesFolder(pid, join(folder, 'cluster'))).toBe(false)
})

test('a server that keeps ending is given up', async () => {
  const relaunched = vi.fn()
  const lost = vi.fn()
  await start({ settings: { shared_buffers: '16MB' }, onRelaunch: relaunched, onLost: lost, relaunchPausesMs: [0, 0] })
  await rm(join(folder, 'cluster/global/pg_control'))
  process.kill(await pidOf(folder), 'SIGKILL')
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), 30_000)
  expect(relaunched).toHaveBeenCalledTimes(2)
  expect(lost.mock.calls[0]?.[0]).toBeInstanceOf(DatabaseStartError)
  expect(lost.mock.calls[0]?.[0].message).toMatch(/pg_control.* It was restarted too often/)
})

test('goes on when a single session crashes', async () => {
  const lost = vi.fn()
  const server = await start({ onLost: lost })
  const client = new pg.Client({ connectionString: server.url('postgres') })
  const gone = new Promise((resolve) => client.on('error', resolve))
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid as number, 'SIGKILL')
  await gone
  await vi.waitFor(async () => expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]), 20_000)
  // It holds its folder again.
  await vi.waitFor(async () => expect(await query(server, holders)).toHaveLength(1), 20_000)
  expect(lost).not.toHaveBeenCalled()
})

test('is not misled by a lock file that names another process', async () => {
  await (await start()).stop()
  const account = await lstat(join(folder, 'cluster'))
  const stranger = spawn('sleep', ['60'], { uid: account.uid, gid: account.gid })
  children.push(stranger)
  await once(stranger, 'spawn')
  const lines = [stranger.pid, join(folder, 'cluster'), '1700000000', '5432', join(folder, 'socket'), '', '', 'ready']
  await writeFile(join(folder, 'cluster/postmaster.pid'), `${lines.join('\n')}\n`)
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('removes what an interrupted first start left behind', async () => {
  await mkdir(join(folder, 'cluster.new-4194305'), { recursive: true })
  await writeFile(join(folder, 'cluster.new-4194305/PG_VERSION'), '18')
  await start()
  expect((await readdir(folder)).sort()).toEqual(['cluster', 'socket'])
})

test('refuses a folder of another version of the database', async () => {
  await mkdir(join(folder, 'cluster'), { recursive: true })
  await writeFile(join(folder, 'cluster/PG_VERSION'), '19\n')
  await expect(start()).rejects.toThrow(
    `The data folder ${base} was made by a newer version of Properysearch (its database is PostgreSQL 19, ours is 18).`,
  )
})

test('puts the socket elsewhere when the folder has a long name', async () => {
  folder = join(base, 'a'.repeat(90), 'postgres')
  const server = await start()
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  const socketFolder = new URL(server.url('x').replace('@/', '@socket/')).searchParams.get('host') ?? ''
  expect(socketFolder).toMatch(/^\/tmp\/properysearch-/)
  await server.stop()
  await rm(socketFolder, { recursive: true })
})

test('is not changed by the settings of other PostgreSQL tools', async () => {
  vi.stubEnv('PGPORT', '6543')
  vi.stubEnv('PGSSLMODE', 'require')
  vi.stubEnv('LC_ALL', 'xx_XX.UTF-8')
  try {
    expect(await query(await start(), 'show timezone')).toEqual([{ TimeZone: 'UTC' }])
  } finally {
    vi.unstubAllEnvs()
  }
})

test('keeps the values of a refused row out of its log', async () => {
  const lines: string[] = []
  const server = await start({ onLine: (line) => lines.push(line) })
  await query(server, 'create table people (email text unique)')
  await query(server, "insert into people values ('asha@example.in')")
  await expect(query(server, "insert into people values ('asha@example.in')")).rejects.toThrow(/unique/)
  await server.stop()
  await vi.waitFor(() => expect(lines.join('\n')).toMatch(/database system is shut down/), 30_000)
  expect(lines.join('\n')).not.toContain('asha@example.in')
})

describe.runIf(isRoot)('as root', () => {
  test('lives elsewhere when its folder lies in a private home; removing the link makes a new one', async () => {
    const home = join(base, 'home')
    const elsewhere = join(base, 'elsewhere')
    await mkdir(home, { mode: 0o700 })
    folder = join(home, '.data/postgres')
    const first = await start({ elsewhere })
    await query(first, 'create table t as select 1 as n')
    await first.stop()
    expect(dirname(await readlink(folder))).toBe(elsewhere)
    const second = await start({ elsewhere })
    expect(await query(second, 'select n from t')).toEqual([{ n: 1 }])
    await second.stop()
    await rm(join(home, '.data'), { recursive: true })
    const third = await start({ elsewhere })
    expect(await query(third, "select to_regclass('t') as t")).toEqual([{ t: null }])
  })

  test('says when the disk is full', async (context) => {
    const disk = join(base, 'disk')
    await mkdir(disk)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk], { stdio: 'ignore' })
    } catch {
      context.skip('this machine does not allow a small disk to be mounted')
    }
    try {
      folder = join(disk, 'postgres')
      await expect(start()).rejects.toThrow(`The disk that holds ${folder}/cluster is full.`)
      expect((await readdir(folder)).filter((name) => name.startsWith('cluster'))).toEqual([])
    } finally {
      execFileSync('umount', [disk])
    }
  })

  test('runs for an ordinary user too, and root may go on with it', async (context) => {
    if (!(await mayEnter(fileURLToPath(new URL('.', import.meta.url)), nobody))) {
      context.skip('this copy of the project lies in a private folder')
    }
    await mkdir(folder, { mode: 0o700 })
    execFileSync('chown', [`${nobody.uid}:${nobody.gid}`, folder])
    const owner = await startInChild(folder, nobody)
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(await query(await start(), 'select n from t')).toEqual([{ n: 7 }])
    expect((await lstat(join(folder, 'cluster'))).uid).toBe(nobody.uid)
  })
})

test.each([
  ['initdb: error: could not write file "x": No space left on device', /^The disk that holds \/d is full/],
  ['FATAL: could not extend file: wrote only 4096 of 8192 bytes\nHINT: Check free disk space.', /is full/],
  ['FATAL:  could not create lock file "postmaster.pid": Permission denied', /^The database may not use \/d/],
  ['initdb: error: could not look up effective user ID 1234: user does not exist', /\/etc\/passwd/],
  ['postgres: error while loading shared libraries: libz.so.1', /does not run on this system/],
  ['one\ntwo\nthree\nfour', /^The database in \/d could not be started: two three four$/],
  ['', /could not be started: it ended without a message$/],
])('explains %j', (said, sentence) => {
  expect(explainFailure(said, '/d').message).toMatch(sentence)
})

/** A process of its own that starts the server, writes a row and waits to be killed. */
async function startInChild(at: string, account = {}): Promise<ChildProcess> {
  const program = `
    import pg from 'pg'
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)}
    const server = await startEmbeddedPostgres({ folder: ${JSON.stringify(at)}, settings: { shared_buffers: '16MB' } })
    const client = new pg.Client({ connectionString: server.url('postgres') })
    await client.connect()
    await client.query('create table t as select 7 as n')
    console.info('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
    ...account,
  })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    if (line === 'ready') return child
  }
  throw new Error('The process ended before its database was ready.')
}
