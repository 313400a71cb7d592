import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../modules/ledger/index.ts'
import { openDatabase } from '../platform/db/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts'
import { limits } from '../platform/db/limits.ts'
import { migrate } from '../platform/db/migrate.ts'

const script = fileURLToPath(new URL('../ledger-check.ts', import.meta.url))
let dataDir: string
let postgres: EmbeddedPostgres | undefined

const start = async () => {
  postgres = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres') })
  return postgres
}
const stop = async () => {
  await postgres?.stop()
  postgres = undefined
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ledger-check-'))
  await chmod(dataDir, 0o755)
})
afterAll(async () => {
  await stop()
  await rm(dataDir, { recursive: true, force: true })
})

function check(env: Record<string, string> = { DATA_DIR: dataDir }) {
  return new Promise<{ code: number; said: string }>((done) => {
    const child = execFile(
      process.execPath,
      [script],
      { cwd: '/', env: { PATH: process.env.PATH, ...env } },
      (_, out, err) => done({ code: child.exitCode ?? -1, said: out + err }),
    )
  })
}

test('beside a running server, on a stopped one, and when somebody has tampered', async () => {
  expect(await check()).toEqual({ code: 1, said: expect.stringContaining('There is no database in') })
  const url = (await start()).url('properysearch')
  await postgres?.ensureDatabase('properysearch')
  expect(await check()).toEqual({ code: 1, said: expect.stringContaining('no ledger yet') })
  await migrate(url)
  const db = openDatabase(url, () => undefined, 1, limits.job)
  const entries = [
    { account: 'gateway:sandbox', paise: 500 },
    { account: 'revenue:subscription', paise: -500 },
  ]
  await post(db, { key: 'order:1', kind: 'order-paid', at: new Date(), entries })
  await db.close()
  const running = await check()
  expect(running).toEqual({ code: 0, said: expect.stringMatching(/1 movements with 2 entries.*\n.*in order/) })
  await stop()
  expect(await check()).toEqual(running)
  // It has left the folder to whoever comes next.
  const client = new pg.Client({ connectionString: (await start()).url('properysearch') })
  await client.connect()
  await client.query(`alter table ledger_movements disable trigger all; update ledger_movements set kind = 'gift'`)
  await client.end()
  expect(await check()).toEqual({
    code: 1,
    said: expect.stringMatching(/not as it was posted[\s\S]*NOT in order: 1 problem/),
  })
})
