import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'
import { notify } from '../notifications/index.ts'
import { expireDataExports, prepareDataExport } from './accounts.jobs.ts'
import { prepareExport } from './prepare-data-export.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const hour = 60 * 60 * 1000
const day = 24 * hour

// Each person calls from an address of their own, so that the limit per address stays out of the way.
let addresses = 0
async function person(given: Parameters<typeof createUser>[1] = {}): Promise<TestPerson> {
  const made = await createUser(app, given)
  addresses += 1
  return { ...made, client: app.clientFor(made.token, { address: `10.0.0.${addresses}` }) }
}

const request = ({ client, user }: TestPerson) => client.accounts.requestDataExport({ id: user.id })
const list = async ({ client, user }: TestPerson) => (await client.accounts.listDataExports({ id: user.id })).data
const download = ({ client, user }: TestPerson, exportId: number) =>
  client.accounts.downloadDataExport({ id: user.id, exportId })
const notified = async ({ client, user }: TestPerson) =>
  (await client.notifications.listNotifications({ id: user.id })).data.map((notification) => notification.title)

async function readyExport(who: TestPerson): Promise<number> {
  const { data } = await request(who)
  await app.runJobs()
  return data.id
}

async function expire() {
  await enqueue(app.db, expireDataExports, {})
  await app.runJobs()
}

async function privateFiles(): Promise<string[]> {
  const folder = join(app.config.dataDir, 'files/private/exports')
  return existsSync(folder) ? readdir(folder) : []
}

test('prepares a copy, tells me live and in my notifications, and hands it to me', async () => {
  const asha = await person({ role: 'agent', passwordHash: '$argon2id$secret' })
  await notify(app.jobContext(), { kind: 'account', userId: asha.user.id, title: 'Welcome', body: 'Hello', link: null })
  const heard: RealtimeEvent[] = []
  const stop = app.events.subscribe((event) => heard.push(event))

  const { data: asked } = await request(asha)
  expect(asked).toEqual({
    id: expect.any(Number),
    state: 'preparing',
    requestedAt: app.clock.now.toISOString(),
    expiresAt: new Date(app.clock.now.getTime() + 7 * day).toISOString(),
    sizeBytes: null,
  })
  expect(await list(asha)).toEqual([asked])
  await app.runJobs()
  stop()

  const userId = asha.user.id
  expect(heard).toEqual([
    { name: 'notification.created', to: { people: [userId] } },
    { name: 'data-export.ready', to: { people: [userId] } },
  ])
  expect((await asha.client.notifications.listNotifications({ id: userId })).data[0]).toMatchObject({
    title: 'Your data copy is ready',
    link: '/MyProfile',
  })
  const file = await download(asha, asked.id)
  const text = await file.text()
  expect(await list(asha)).toEqual([{ ...asked, state: 'ready', sizeBytes: file.size }])
  expect(text).toContain('\n  "profile": {\n')
  expect(JSON.parse(text)).toMatchObject({
    preparedAt: app.clock.now.toISOString(),
    profile: { id: userId, email: asha.user.email, mobile: asha.user.mobile, latitude: 18.559, photo: null },
    notifications: [{ kind: 'account', title: 'Welcome', body: 'Hello', link: null }],
  })
})

test('contains no hash, token or password of mine, and nothing about anybody else', async () => {
  const asha = await person({ passwordHash: '$argon2id$secret' })
  const ravi = await person()
  await notify(app.jobContext(), { kind: 'account', userId: ravi.user.id, title: 'For Ravi', body: '', link: null })
  const text = await (await download(asha, await readyExport(asha))).text()
  expect(text).not.toMatch(/argon2|hash|token|password/i)
  expect(text).not.toContain(asha.token)
  expect(text).not.toContain('For Ravi')
  expect(text).not.toContain(ravi.user.email)
})

test('is served as a file to keep, never as a page', async () => {
  const asha = await person()
  const exportId = await readyExport(asha)
  const response = await app.inject({
    url: `/api/profile/${asha.user.id}/dataexports/${exportId}/file`,
    headers: { authorization: asha.token },
  })
  expect(response.headers).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': 'attachment; filename="properysearch-data-2026-11-15.json"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test('prepares one copy at a time, even when asked for many at once', async () => {
  const asha = await person()
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => request(asha)))
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  const message = 'A copy of your data is being prepared. We will tell you when it is ready.'
  const refusal = expect.objectContaining({ http: 429, body: { status: 0, code: 'too-many-requests', message } })
  expect(refused).toEqual(Array(5).fill(refusal))
  expect(await list(asha)).toHaveLength(1)
  await app.runJobs()
  await expect(request(asha)).resolves.toMatchObject({ data: { state: 'preparing' } })
})

test('prepares five copies a day', async () => {
  const asha = await person()
  const ravi = await person()
  for (let i = 0; i < 5; i++) await readyExport(asha)
  await expect(request(asha)).rejects.toMatchObject({
    http: 429,
    body: { message: 'You can request at most 5 copies a day. Please try again tomorrow.' },
  })
  await expect(request(ravi)).resolves.toMatchObject({ status: 1 })
  app.clock.advance(day)
  await expect(request(asha)).resolves.toMatchObject({ status: 1 })
})

test('tells me once, though the job runs twice', async () => {
  const asha = await person()
  const exportId = await readyExport(asha)
  await enqueue(app.db, prepareDataExport, { exportId })
  await app.runJobs()
  expect(await notified(asha)).toEqual(['Your data copy is ready'])
  const { data } = await request(asha)
  await Promise.all([1, 2, 3].map(() => prepareExport(app.jobContext(), data.id, app.gathered.dataCopy)))
  expect(await notified(asha)).toEqual(['Your data copy is ready', 'Your data copy is ready'])
  expect((await list(asha)).map((copy) => copy.state)).toEqual(['ready', 'ready'])
  expect((await download(asha, data.id)).size).toBeGreaterThan(100)
})

test('gives a copy to its owner only', async () => {
  const asha = await person()
  const ravi = await person({ role: 'admin' })
  const exportId = await readyExport(asha)
  const id = asha.user.id
  const gone = { http: 404, body: { code: 'not-found' } }
  await expect(ravi.client.accounts.downloadDataExport({ id, exportId })).rejects.toMatchObject(gone)
  await expect(download(ravi, exportId)).rejects.toMatchObject(gone)
  await expect(download(asha, 999_999)).rejects.toMatchObject(gone)
  await expect(ravi.client.accounts.listDataExports({ id })).rejects.toMatchObject(gone)
  await expect(ravi.client.accounts.requestDataExport({ id })).rejects.toMatchObject(gone)
  expect(await list(ravi)).toEqual([])
})

test('refuses signed-out callers and invalid ids', async () => {
  const { client, user } = await person()
  const { id } = user
  const signedOut = { http: 401, body: { code: 'signed-out' } }
  await expect(app.visitor.accounts.requestDataExport({ id })).rejects.toMatchObject(signedOut)
  await expect(app.visitor.accounts.listDataExports({ id })).rejects.toMatchObject(signedOut)
  await expect(app.visitor.accounts.downloadDataExport({ id, exportId: 1 })).rejects.toMatchObject(signedOut)
  await expect(client.accounts.requestDataExport({ id: 'x' })).rejects.toMatchObject({ http: 400 })
  await expect(client.accounts.listDataExports({ id: 0 })).rejects.toMatchObject({ http: 400 })
  await expect(client.accounts.downloadDataExport({ id, exportId: '../1' })).rejects.toMatchObject({ http: 400 })
})

test('cannot be downloaded before it is ready', async () => {
  const asha = await person()
  const { data } = await request(asha)
  await expect(download(asha, data.id)).rejects.toMatchObject({ http: 404 })
  await app.runJobs()
  await expect(download(asha, data.id)).resolves.toBeInstanceOf(Blob)
})

test('expires after a week: at once for the person, and from the disk with the clean-up', async () => {
  const asha = await person()
  const before = await privateFiles()
  const exportId = await readyExport(asha)
  const [file] = (await privateFiles()).filter((name) => !before.includes(name))
  app.clock.advance(7 * day - 1)
  await expire()
  await expect(download(asha, exportId)).resolves.toBeInstanceOf(Blob)
  app.clock.advance(1)
  await expect(download(asha, exportId)).rejects.toMatchObject({ http: 404 })
  expect(await list(asha)).toMatchObject([{ id: exportId, state: 'expired' }])
  expect(await privateFiles()).toContain(file)
  await expire()
  expect(await privateFiles()).not.toContain(file)
  expect(await list(asha)).toMatchObject([{ id: exportId, state: 'expired' }])
})

test('removes the file in the next clean-up when the first was cut short', async () => {
  const asha = await person()
  const exportId = await readyExport(asha)
  await app.db.run(sql`update data_exports set state = 'expired' where id = ${exportId}`)
  await expire()
  const { fileKey } = await app.db.one<{ fileKey: string | null }>(
    sql`select file_key from data_exports where id = ${exportId}`,
  )
  expect(fileKey).toBeNull()
})

test('gives up after a day of failing, so that I can ask again, and leaves no file of a late run', async () => {
  const asha = await person()
  const { data } = await request(asha)
  const before = await privateFiles()
  // Its own job is lost; a run of a day and more stands in for the tries that failed.
  await app.db.run(sql`delete from graphile_worker._private_jobs`)
  const slow = async () => {
    app.clock.advance(day)
    await expire()
  }
  await prepareExport(app.jobContext(), data.id, { slow })
  expect(await list(asha)).toMatchObject([{ id: data.id, state: 'expired' }])
  expect((await privateFiles()).filter((name) => !before.includes(name))).toEqual([])
  expect(await notified(asha)).toEqual([])
  await expect(request(asha)).resolves.toMatchObject({ data: { state: 'preparing' } })
})
