import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createUser } from '../../test/factories.ts'
import { killServerProcesses, startServerProcess } from '../../test/server-process.ts'
import type { TestApp } from '../../test/test-app.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { openDatabase } from '../platform/db/database.ts'
import { limits } from '../platform/db/limits.ts'
import { sql } from '../platform/db/sql.ts'

afterAll(killServerProcesses)

test('a kill in the middle of an upload leaves the listing as it was, and no file after the clean-up', async () => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'properysearch-killed-'))
  const env = { DATABASE_URL: database.url, MODE: 'development', SECRET_KEY: 'k'.repeat(40) }
  const db = openDatabase(database.url, () => undefined, 2, limits.job)
  const filesKept = async () => {
    const found = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
    return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  }
  const countKept = async () => (await filesKept()).length

  const first = startServerProcess(dataDir, env)
  const address = await first.ready
  const clock = { now: new Date(), advance: () => undefined }
  const { token } = await createUser({ db, clock, clientFor: () => undefined } as unknown as TestApp)
  const headers = { authorization: `Bearer ${token}` }
  const draft = await fetch(`${address}/api/listings`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ listedIn: 'sell', subcategory: 'Flats' }),
  })
  const { data } = (await draft.json()) as { data: { id: number } }

  const upload = request(`${address}/api/listings/${data.id}/video`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
  })
  upload.on('error', () => undefined)
  upload.write(
    '--x\r\ncontent-disposition: form-data; name="file"; filename="home.mp4"\r\ncontent-type: video/mp4\r\n\r\n',
  )
  upload.write(Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isommp41', 'latin1'), Buffer.alloc(3_000_000)]))
  await expect.poll(countKept, { timeout: 20_000 }).toBeGreaterThan(0)
  first.child.kill('SIGKILL')
  await once(first.child, 'close')

  const second = startServerProcess(dataDir, env)
  const again = await second.ready
  const kept = await fetch(`${again}/api/listings/${data.id}`, { headers })
  expect(await kept.json()).toMatchObject({ data: { state: 'draft', pictures: [] } })
  // As if the hour that an upload may take were over.
  await db.run(sql`update orphaned_files set due_at = now() - interval '1 minute'`)
  for (const path of await filesKept()) await utimes(path, new Date(0), new Date(0))
  await db.run(sql`select graphile_worker.add_job('clean-up-files', payload => '{}'::json)`)
  await expect.poll(() => db.maybe(sql`select 1 from orphaned_files`), { timeout: 20_000 }).toBeUndefined()
  await expect.poll(countKept, { timeout: 20_000 }).toBe(0)

  second.child.kill('SIGTERM')
  await second.exit
  await db.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
}, 120_000)
