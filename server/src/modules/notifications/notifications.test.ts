import type { ScreenLink } from '@properysearch/contract/screens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'
import { notify } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function tell(userId: number, ...titles: string[]) {
  for (const title of titles) {
    await notify(app.jobContext(), { kind: 'account', userId, title, body: `About ${title}`, link: '/MyProfile' })
  }
}

test('lists nothing for somebody who was told nothing', async () => {
  const { user, client } = await createUser(app)
  expect(await client.notifications.listNotifications({ id: user.id })).toEqual({
    status: 1,
    message: 'OK',
    data: [],
    page: 1,
    pageSize: 20,
    total: 0,
    countOfAll: 0,
    seenCount: 0,
  })
})

test('lists newest first, twenty on a page, only my own', async () => {
  const asha = await createUser(app)
  const ravi = await createUser(app)
  await tell(ravi.user.id, 'for Ravi')
  for (let i = 1; i <= 21; i++) {
    app.clock.advance(1000)
    await tell(asha.user.id, `number ${i}`)
  }
  const first = await asha.client.notifications.listNotifications({ id: asha.user.id })
  expect(first.data).toHaveLength(20)
  expect(first).toMatchObject({ page: 1, pageSize: 20, total: 21, seenCount: 0 })
  expect(first.data[0]).toEqual({
    id: expect.any(Number),
    number: 21,
    kind: 'account',
    title: 'number 21',
    body: 'About number 21',
    link: '/MyProfile',
    createdAt: app.clock.now.toISOString(),
  })
  const second = await asha.client.notifications.listNotifications({ id: asha.user.id, page: 2 })
  expect(second.data.map((notification) => notification.title)).toEqual(['number 1'])
  const third = await asha.client.notifications.listNotifications({ id: asha.user.id, page: 3 })
  expect(third).toMatchObject({ data: [], total: 21 })
})

test('lists those of one kind; the badge counts all', async () => {
  const { user, client } = await createUser(app)
  await tell(user.id, 'about me')
  for (const title of ['first bid', 'second bid']) {
    await notify(app.jobContext(), { kind: 'bids', userId: user.id, title, body: '', link: null })
  }
  const bids = await client.notifications.listNotifications({ id: user.id, kind: 'bids' })
  expect(bids).toMatchObject({ total: 2, countOfAll: 3, seenCount: 0 })
  expect(bids.data.map(({ title, number }) => [title, number])).toEqual([
    ['second bid', 3],
    ['first bid', 2],
  ])
  const leads = await client.notifications.listNotifications({ id: user.id, kind: 'leads' })
  expect(leads).toMatchObject({ data: [], total: 0, countOfAll: 3 })
})

test('lists those of one moment in the order in which they were sent', async () => {
  const { user, client } = await createUser(app)
  await tell(user.id, 'first', 'second')
  const { data } = await client.notifications.listNotifications({ id: user.id })
  expect(data.map((notification) => notification.title)).toEqual(['second', 'first'])
})

test('refuses signed-out callers, other people and invalid pages', async () => {
  const asha = await createUser(app)
  const ravi = await createUser(app, { role: 'admin' })
  const { id } = asha.user
  await expect(app.visitor.notifications.listNotifications({ id })).rejects.toMatchObject({ http: 401 })
  await expect(ravi.client.notifications.listNotifications({ id })).rejects.toMatchObject({
    http: 404,
    body: { code: 'not-found' },
  })
  await expect(asha.client.notifications.listNotifications({ id, page: 0 })).rejects.toMatchObject({
    http: 400,
    body: { errors: { page: expect.any(String) } },
  })
  await expect(asha.client.notifications.listNotifications({ id: 'mine' })).rejects.toMatchObject({ http: 400 })
})

test('remembers how many I have seen: never more than there are, never fewer than before', async () => {
  const { user, client } = await createUser(app)
  const seenCount = async () => (await client.notifications.listNotifications({ id: user.id })).seenCount
  await client.notifications.markSeen({ count: 5 })
  expect(await seenCount()).toBe(0)
  await tell(user.id, 'one', 'two', 'three')
  await client.notifications.markSeen({ count: 2 })
  expect(await seenCount()).toBe(2)
  await client.notifications.markSeen({ count: 1 })
  expect(await seenCount()).toBe(2)
  await client.notifications.markSeen({ count: 1_000_000_000 })
  expect(await seenCount()).toBe(3)
})

test('marks only my own as seen', async () => {
  const asha = await createUser(app)
  const ravi = await createUser(app)
  await tell(asha.user.id, 'one')
  await ravi.client.notifications.markSeen({ count: 1 })
  expect((await asha.client.notifications.listNotifications({ id: asha.user.id })).seenCount).toBe(0)
})

test('refuses to mark for signed-out callers, and invalid counts', async () => {
  const { client } = await createUser(app)
  await expect(app.visitor.notifications.markSeen({ count: 1 })).rejects.toMatchObject({ http: 401 })
  for (const count of [-1, 1.5, 2e9]) {
    await expect(client.notifications.markSeen({ count })).rejects.toMatchObject({
      http: 400,
      body: { code: 'invalid-input', errors: { count: expect.any(String) } },
    })
  }
})

test('counts every one of many told at the same time', async () => {
  const { user, client } = await createUser(app)
  await Promise.all(Array.from({ length: 30 }, (_, i) => tell(user.id, `number ${i}`)))
  expect((await client.notifications.listNotifications({ id: user.id })).total).toBe(30)
  const { rows } = await app.db.one<{ rows: number }>(
    sql`select count(*) as rows from notifications where user_id = ${user.id}`,
  )
  expect(rows).toBe(30)
})

test('says so live, with the id only, once the transaction is committed', async () => {
  const { user, client } = await createUser(app)
  const heard: RealtimeEvent[] = []
  const stop = app.events.subscribe((event) => heard.push(event))
  await inTransaction(app.jobContext(), async (tx) => {
    await notify(tx, { kind: 'account', userId: user.id, title: 'Hello', body: '', link: null })
    expect(heard).toEqual([])
  })
  expect(heard).toEqual([{ name: 'notification.created', to: { people: [user.id] } }])
  const failing = inTransaction(app.jobContext(), async (tx) => {
    await notify(tx, { kind: 'account', userId: user.id, title: 'Never', body: '', link: null })
    throw new Error('the change failed')
  })
  await expect(failing).rejects.toThrow('the change failed')
  expect(heard).toHaveLength(1)
  expect((await client.notifications.listNotifications({ id: user.id })).total).toBe(1)
  stop()
})

test('holds no link that leads away', async () => {
  const { user } = await createUser(app)
  for (const link of ['https://elsewhere.example', '//elsewhere.example', 'MyProfile']) {
    const telling = notify(app.jobContext(), {
      kind: 'account',
      userId: user.id,
      title: 'Look',
      body: '',
      link: link as ScreenLink,
    })
    await expect(telling).rejects.toThrow('notifications_link_check')
  }
})
