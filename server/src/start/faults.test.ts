import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseTree, freezeDatabase, signal } from '../../test/database-faults.ts'
import { newcomer } from '../../test/people.ts'
import {
  databaseProcesses,
  killServerProcesses,
  queryEmbedded,
  type ServerProcess,
  startServerProcess,
} from '../../test/server-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

let base: string
let dataDir: string
let server: ServerProcess
let address: string

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'faults-'))
  await chmod(base, 0o755)
  dataDir = join(base, 'data')
  // Does nothing when the pages are built.
  const { build } = await import(new URL('../../../scripts/prepare/build.mjs', import.meta.url).href)
  await build(fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, ''))
  server = startServerProcess(dataDir, { MODE: 'development' })
  address = await server.ready
})
afterAll(async () => {
  await killServerProcesses()
  for (const pid of await databaseProcesses(base)) process.kill(pid, 'SIGKILL')
  await rm(base, { recursive: true, force: true })
})

// Only a hang takes longer.
const get = (path: string) => fetch(address + path, { signal: AbortSignal.timeout(30_000) })
const isReady = async () => (await get('/readyz')).status
const patience = { timeout: 40_000, interval: 100 }
const register = () =>
  fetch(`${address}/api/auths/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newcomer()),
    signal: AbortSignal.timeout(30_000),
  })

test('while the database is frozen everything is answered: by 503, or without it; then all is as before', async () => {
  expect((await get('/PropertyListHome')).status).toBe(200)
  const thaw = await freezeDatabase(dataDir)
  try {
    const paths = ['/readyz', '/api/property/1', '/api/search/facets', '/', '/registration', '/_.data']
    const replies = await Promise.all([...paths.map(get), register()])
    for (const [i, reply] of replies.entries()) {
      const path = paths[i] ?? 'a write'
      expect([reply.status, reply.headers.get('retry-after')], path).toEqual([503, '5'])
      if (!path.startsWith('/api') && path !== '/readyz') {
        expect(reply.headers.get('cache-control') ?? 'no-store', path).toBe('no-store')
      }
    }
    expect(await replies[3]?.text()).toContain('We are not able to show this right now')
    expect(await replies[1]?.json()).toMatchObject({ status: 0, code: 'unavailable' })
    expect((await get('/healthz')).status).toBe(200)
    // Kept from before.
    expect((await get('/PropertyListHome')).status).toBe(200)
  } finally {
    thaw()
  }
  await expect.poll(isReady, patience).toBe(200)
  expect((await get('/')).status).toBe(200)
  expect((await get('/api/search/facets')).status).toBe(200)
})

test('a database that is killed is started again, with everything it had confirmed, and jobs go on', async () => {
  await queryEmbedded(dataDir, 'create table kept as select 1 as n')
  const [before] = await databaseTree(dataDir)
  signal(before as number, 'SIGKILL')
  await expect.poll(async () => (await databaseTree(dataDir).catch(() => [before]))[0], patience).not.toBe(before)
  await expect.poll(isReady, patience).toBe(200)
  expect(await queryEmbedded(dataDir, 'select n from kept')).toEqual([{ n: 1 }])
  expect(await readFile(join(dataDir, 'server.log'), 'utf8').catch(() => server.stdout())).toContain(
    'the database ended unexpectedly and is being restarted',
  )
  await queryEmbedded(dataDir, `select graphile_worker.add_job('clean-up-files', payload => '{}'::json)`)
  await expect.poll(() => queryEmbedded(dataDir, 'select 1 from graphile_worker.jobs'), patience).toEqual([])
})

test('so is one whose every process is killed; a single session that dies costs a moment', async () => {
  for (const victims of [(tree: number[]) => tree, (tree: number[]) => tree.slice(-1)]) {
    for (const pid of victims(await databaseTree(dataDir))) signal(pid, 'SIGKILL')
    await expect.poll(isReady, patience).toBe(200)
    await expect.poll(() => queryEmbedded(dataDir, 'select n from kept').catch(() => []), patience).toEqual([{ n: 1 }])
  }
  expect(server.child.exitCode).toBeNull()
})

test('one that cannot be started again is given up, with a sentence and an exit code', async () => {
  const [pid] = await databaseTree(dataDir)
  await rm(join(dataDir, 'postgres/cluster/global/pg_control'))
  signal(pid as number, 'SIGKILL')
  expect(await server.exit).toBe(1)
  expect(server.stderr()).toMatch(/^The database in .* It was restarted too often within a minute\.$/m)
  expect(server.stderr()).not.toMatch(/^\s+at /m)
})
