import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import {
  databaseProcesses,
  killServerProcesses,
  queryEmbedded,
  type ServerProcess,
  startServerProcess,
} from '../../test/server-process.ts'
import { createTestDatabase } from '../../test/test-database.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const isRoot = process.getuid?.() === 0
let base: string
let dataDir: string

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'start-'))
  await chmod(base, 0o755)
  dataDir = join(base, 'data')
  // Does nothing when the pages are built.
  const { build } = await import(new URL('../../../scripts/prepare/build.mjs', import.meta.url).href)
  await build(fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, ''))
})

afterAll(async () => {
  await killServerProcesses()
  for (const pid of await databaseProcesses(base)) process.kill(pid, 'SIGKILL')
  await rm(base, { recursive: true, force: true })
})

/** Loaded first, it writes a line for each file of the demo world that is loaded. */
const tellsOfDemo = `data:text/javascript,${encodeURIComponent(`import { registerHooks } from 'node:module'
const load = (url, context, next) => {
  if (url.includes('/demo-world/src/') || /\\/demo-[^/]*$/.test(url)) process.stderr.write(url + '\\n')
  return next(url, context)
}
registerHooks({ load })`)}`

/** It ended by itself with one sentence and left nothing running. */
async function expectRefusal(server: ServerProcess, sentence: string | RegExp, at = dataDir): Promise<void> {
  expect(await server.exit).toBe(1)
  expect(server.stderr()).toMatch(sentence)
  expect(server.stderr()).not.toMatch(/^\s+at /m)
  await vi.waitFor(async () => expect(await databaseProcesses(at)).toEqual([]), 30_000)
}

describe('the life of one data folder', () => {
  let server: ServerProcess

  test('the first start makes it and serves everything', async () => {
    server = startServerProcess(dataDir, {}, [tellsOfDemo])
    const address = await server.ready
    expect(server.stderr()).toContain('/demo-world/src/index.ts')
    for (const path of ['/healthz', '/readyz', '/', '/api/openapi.json', '/pictures/1/1-400.webp']) {
      expect((await fetch(address + path)).status, path).toBe(200)
    }
    const html = await (await fetch(`${address}/`)).text()
    const script = html.match(/\/assets\/[^"]+\.js/)?.[0]
    const asset = await fetch(address + script, { headers: { 'accept-encoding': 'br' } })
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(await asset.text()).toMatch(/^(import|export|const)\b/)
    expect((await fetch(`${address}/assets/missing.js`)).status).toBe(404)
    expect((await fetch(`${address}/no-such-page`)).status).toBe(404)
    expect((await fetch(`${address}/_.data`)).headers.get('content-type')).toMatch(/x-script/)
  })

  test('it greets people with the address and the demo accounts, and keeps its log in a file', async () => {
    for (const name of ['user', 'seller', 'agent', 'lawyer', 'evaluator', 'admin']) {
      expect(server.stdout()).toContain(`${name}@demo.in`)
    }
    expect(server.stdout()).toContain('demo12345')
    expect(server.stdout()).toContain(`${await server.ready}/dev/outbox`)
    expect(server.stdout()).toContain('Creating the database')
    expect(server.stdout()).not.toContain('{"')
    expect(await readFile(join(dataDir, 'server.log'), 'utf8')).toMatch(/"route":"\/healthz","status":200/)
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600)
  })

  test('a second start is refused and the first goes on', async () => {
    const second = startServerProcess(dataDir)
    expect(await second.exit).toBe(1)
    expect(second.stderr()).toBe(
      `Another Properysearch is already running on this data folder (${dataDir}, process ${server.child.pid}). Stop it, or choose another DATA_DIR.\n`,
    )
    expect((await fetch(`${await server.ready}/readyz`)).status).toBe(200)
  })

  test('SIGTERM ends everything in order', async () => {
    const key = await readFile(join(dataDir, 'secret.key'), 'utf8')
    await queryEmbedded(dataDir, 'create table kept as select 1 as n')
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(await databaseProcesses(dataDir)).toEqual([])
    server = startServerProcess(dataDir)
    await server.ready
    expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(key)
    expect(await queryEmbedded(dataDir, 'select n from kept')).toEqual([{ n: 1 }])
  })

  test('after a kill of the server alone the next start takes its database over', async () => {
    await queryEmbedded(dataDir, 'insert into kept values (2)')
    const before = await databaseProcesses(dataDir)
    server.child.kill('SIGKILL')
    await server.exit
    server = startServerProcess(dataDir)
    await server.ready
    expect(await databaseProcesses(dataDir)).toEqual(expect.arrayContaining(before.slice(0, 1)))
    expect(await queryEmbedded(dataDir, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }])
  })

  test('after a kill of everything the next start recovers with nothing lost', async () => {
    await queryEmbedded(dataDir, 'insert into kept values (3)')
    server.child.kill('SIGKILL')
    for (const pid of await databaseProcesses(dataDir)) process.kill(pid, 'SIGKILL')
    await server.exit
    server = startServerProcess(dataDir)
    await server.ready
    expect(await queryEmbedded(dataDir, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  })

  test('a signal ends it in order while its database is down', async () => {
    const [postgres] = await databaseProcesses(dataDir)
    process.kill(postgres as number, 'SIGKILL')
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(server.stderr()).toBe('')
    await vi.waitFor(async () => expect(await databaseProcesses(dataDir)).toEqual([]), 30_000)
  })

  test('a port that is taken is named', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const refused = startServerProcess(dataDir, { PORT: String(port) })
    await expectRefusal(
      refused,
      `Port ${port} on 127.0.0.1 is already in use. Stop the program that uses it, or set PORT to another.`,
    )
    other.close()
  })

  test('a database of a newer version is refused', async () => {
    server = startServerProcess(dataDir)
    await server.ready
    await queryEmbedded(dataDir, "insert into schema_migrations values (9999, '9999_later.sql', 'x')")
    server.child.kill('SIGINT')
    expect(await server.exit).toBe(0)
    const refused = startServerProcess(dataDir)
    await expectRefusal(
      refused,
      /^The database was made by a newer version of Properysearch \(it knows 9999_later\.sql\)/,
    )
  })
})

test('a signal during the first start leaves nothing behind, and the next start is whole', async () => {
  const at = join(base, 'interrupted')
  const first = startServerProcess(at, { MODE: 'development' })
  await first.says('Creating the database')
  first.child.kill('SIGTERM')
  expect(await first.exit).toBe(0)
  await vi.waitFor(async () => expect(await databaseProcesses(at)).toEqual([]), 30_000)
  const second = startServerProcess(at, { MODE: 'development' })
  expect((await fetch(`${await second.ready}/readyz`)).status).toBe(200)
  second.child.kill('SIGTERM')
  expect(await second.exit).toBe(0)
})

test('every bad variable is named, one a line', async () => {
  const refused = startServerProcess(dataDir, {
    PORT: '99999',
    ROLES: 'web,cook',
    SECRET_KEY: 'short',
    TRUST_PROXY: 'maybe',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://x',
    REDIS_URL: 'redis.example:6379',
  })
  expect(await refused.exit).toBe(1)
  const lines = refused.stderr().trim().split('\n')
  for (const name of ['PORT', 'ROLES', 'SECRET_KEY', 'TRUST_PROXY', 'LOG_LEVEL', 'DATABASE_URL', 'REDIS_URL']) {
    expect(
      lines.some((line) => line.startsWith(name) && line.endsWith('.')),
      name,
    ).toBe(true)
  }
})

test('a data folder of a newer database is refused', async () => {
  const at = join(base, 'newer')
  await mkdir(join(at, 'postgres/cluster'), { recursive: true })
  await writeFile(join(at, 'postgres/cluster/PG_VERSION'), '19\n')
  const refused = startServerProcess(at)
  await expectRefusal(refused, `The data folder ${at} was made by a newer version of Properysearch`, at)
})

test('a data folder that cannot be one is refused', async () => {
  await writeFile(join(base, 'file'), '')
  await expectRefusal(startServerProcess(join(base, 'file')), /^DATA_DIR must be a folder, but .*\/file is a file\./)
  const below = join(base, 'file/data')
  await expectRefusal(startServerProcess(below), /cannot be created: a file is in the way\..*DATA_DIR/)
})

test.runIf(isRoot)('a full disk is named', async (context) => {
  const disk = join(base, 'disk')
  await mkdir(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    context.skip('this machine does not allow a small disk to be mounted')
  }
  try {
    await expectRefusal(
      startServerProcess(join(disk, 'data')),
      /is full: \d+ MB are free, about 300 MB are needed/,
      disk,
    )
    // With the first check out of the way, the database itself finds out.
    await mkdir(join(disk, 'data/postgres'))
    await expectRefusal(startServerProcess(join(disk, 'data')), /^The disk that holds \S+ is full\. Make room/, disk)
  } finally {
    execFileSync('umount', [disk])
  }
})

describe('with a given database', () => {
  const url = () => inject('databaseUrl').replace('{database}', 'postgres')

  test('says when it does not answer', async () => {
    const refused = startServerProcess(join(base, 'given'), {
      DATABASE_URL: 'postgres://u:secret-word@127.0.0.1:1/x',
      MODE: 'development',
    })
    await expectRefusal(refused, /^The database server at 127\.0\.0\.1:1 is not responding \(ECONNREFUSED\)/)
    expect(refused.stdout() + refused.stderr()).not.toContain('secret-word')
  })

  test('says when the password is wrong, and when the database is missing', async () => {
    const wrong = url().replace(/:[^:@/]+@/, ':wrong@')
    const refused = startServerProcess(join(base, 'given'), { DATABASE_URL: wrong, MODE: 'development' })
    await expectRefusal(refused, /refused the user or the password in DATABASE_URL \(user postgres\)/)
    const missing = startServerProcess(join(base, 'given'), {
      DATABASE_URL: inject('databaseUrl').replace('{database}', 'nowhere'),
      MODE: 'development',
    })
    await expectRefusal(missing, /has no database named nowhere\./)
  })

  test('in production it logs JSON lines, loads nothing of the demo world and has no outbox', async () => {
    const database = await createTestDatabase()
    const env = {
      DATABASE_URL: database.url,
      SECRET_KEY: 'k'.repeat(40),
      PUBLIC_URL: 'https://properysearch.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MSG91_AUTH_KEY: 'key',
      MSG91_TEMPLATES:
        'mobile-verification=1,password-reset=2,already-registered=3,release-approval=4,share-confirmation=5,draft-approval=7,share-invitation=6,news=8',
      SANDBOX_API_KEY: 'key',
      SANDBOX_API_SECRET: 'secret',
      CASHFREE_CLIENT_ID: 'id',
      CASHFREE_CLIENT_SECRET: 'secret',
      INVOICE_SUPPLIER: 'name=Acme;address=1 MG Road, Pune;state=Maharashtra;gstin=27AAPFU0939F1ZV',
    }
    const server = startServerProcess(join(base, 'production'), env, [tellsOfDemo])
    const address = await server.ready
    for (const path of ['/dev/outbox', '/pictures/1/1-400.webp', '/drawings/1/loan-desk.webp']) {
      expect((await fetch(address + path)).status, path).toBe(404)
    }
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    await database.drop()
    const lines = server.stdout().trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(expect.arrayContaining(['ready', 'request', 'stopping']))
    expect(server.stdout()).not.toContain('demo.in')
    expect(server.stderr()).toBe('')
  })

  test('a process may be a worker only', async () => {
    const database = await createTestDatabase()
    const env = { DATABASE_URL: database.url, MODE: 'development', ROLES: 'worker' }
    const server = startServerProcess(join(base, 'worker'), env, [tellsOfDemo])
    await server.says('The worker is running.')
    expect(server.stderr()).toBe('')
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    await database.drop()
  })
})
