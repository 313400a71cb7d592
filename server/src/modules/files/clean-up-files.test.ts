import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { erasureWords } from '@properysearch/contract/erasure/calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asBlob, createOwner, createWholeDraft, photo } from '../../../test/listing-factory.ts'
import { openWithNestedLoops } from '../../../test/nested-loops.ts'
import { registerPerson } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import { dropFiles, sweepFilesJob } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.runJobs()
})

const root = () => join(app.config.dataDir, 'files')
const filesKept = async () => {
  const found = await readdir(root(), { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root().length + 1))
}
const put = (bucket: 'public' | 'private', key: string) => app.adapters.storage.put(bucket, key, Buffer.from('x'))
const setAge = async (hours: number) => {
  const at = new Date(app.clock.now.getTime() - hours * 60 * 60 * 1000)
  for (const path of await filesKept()) await utimes(join(root(), path), at, at)
}
const sweep = async () => {
  await enqueue(app.db, sweepFilesJob, {})
  await app.runJobs()
}

test('every file of an erased account is gone, whichever plan the database chooses', async () => {
  const { id, client, password } = await registerPerson(app)
  await app.db.run(sql`update users set aadhaar_verified_at = ${app.clock.now} where id = ${id}`)
  const before = await filesKept()
  await createWholeDraft({ client })
  expect((await filesKept()).length).toBeGreaterThan(before.length + 10)
  await client.erasure.eraseAccount({ id, password, confirmation: erasureWords })
  const db = openWithNestedLoops(app)
  const context = () => ({ ...app.jobContext(), db })
  await runDueJobs({ pool: db.pool, log: app.jobContext().log, handlers: app.jobHandlers, makeContext: context })
  await db.close()
  expect(await filesKept()).toEqual(before)
  expect(await app.db.many(sql`select key from orphaned_files`)).toEqual([])
})

test('a file that cannot be removed stays listed, and holds up no other', async () => {
  await put('public', 'photos/stuck.webp/inside.webp')
  await put('public', 'photos/goes.webp')
  await inTransaction(app.jobContext(), (tx) =>
    dropFiles(tx, [
      { bucket: 'public', key: 'photos/stuck.webp' },
      { bucket: 'public', key: 'photos/goes.webp' },
    ]),
  )
  await app.runJobs()
  expect(await filesKept()).not.toContain('public/photos/goes.webp')
  expect(await app.db.many(sql`select key from orphaned_files`)).toEqual([{ key: 'photos/stuck.webp' }])
  await app.adapters.storage.remove('public', 'photos/stuck.webp/inside.webp')
  await app.db.run(sql`delete from orphaned_files`)
})

test('the sweep removes what no row names once it is a day old, and nothing that a row names', async () => {
  const owner = await createOwner(app)
  const { id } = owner.user
  await owner.client.accounts.uploadPhoto({ id }, asBlob(await photo()))
  const listing = await createWholeDraft(owner)
  const clip = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isommp41', 'latin1'), Buffer.alloc(100)])
  await owner.client.listings.uploadVideo({ id: listing.id }, asBlob(clip, 'video/mp4'))
  await owner.client.accounts.requestDataExport({ id })
  await app.runJobs()
  await sweep()
  const named = (await filesKept()).sort()
  for (const folder of ['photos/', 'listings/', 'videos/', 'papers/', 'exports/']) {
    expect(named.filter((path) => path.includes(`/${folder}`))).not.toEqual([])
  }
  const lost = ['photos/a.webp', 'listings/b-800.webp', 'videos/c.mp4', 'cards/7/abcdefg.jpg'] as const
  for (const key of lost) await put('public', key)
  for (const key of ['papers/d.pdf', 'exports/e.json']) await put('private', key)
  await setAge(23)
  await sweep()
  expect((await filesKept()).length).toBe(named.length + 6)
  await setAge(25)
  await sweep()
  expect((await filesKept()).sort()).toEqual(named)
})

test('the sweep leaves to the clean-up what is listed, and folders that are nobody’s', async () => {
  await put('public', 'photos/listed.webp')
  await put('public', 'elsewhere/other.webp')
  await app.db.run(sql`
    insert into orphaned_files (bucket, key, due_at)
    values ('public', 'photos/listed.webp', ${new Date(app.clock.now.getTime() + 60_000)})`)
  await setAge(48)
  await sweep()
  expect(await filesKept()).toEqual(
    expect.arrayContaining(['public/photos/listed.webp', 'public/elsewhere/other.webp']),
  )
})

test('the sweep leaves alone the files of another database', async () => {
  await app.adapters.storage.remove('private', 'store/belongs-to')
  await app.adapters.storage.put('private', 'store/belongs-to', Buffer.from('somebody else'))
  await put('public', 'photos/theirs.webp')
  await setAge(48)
  await sweep()
  expect(await filesKept()).toContain('public/photos/theirs.webp')
  expect(app.logged()).toContain('the files belong to another database')
})
