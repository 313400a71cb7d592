import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAddress, registerPerson } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { inPayloads } from '../../platform/realtime/channel-event-bus.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'
import { pgMaxPayloadBytes } from '../../platform/realtime/pg-event-bus.ts'
import { sessionsEndedBy } from './end-sessions.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const minute = 60_000
const day = 24 * 60 * minute
const signedOut = { http: 401, body: { code: 'signed-out' } }
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

type Person = Awaited<ReturnType<typeof registerPerson>>

async function signIn(person: Person, options: { address?: string; userAgent?: string } = {}) {
  const address = options.address ?? newAddress()
  const visitor = app.clientFor(null, { ...options, address })
  const { token } = await visitor.auth.login({ email: person.email, password: person.password })
  return { token, client: app.clientFor(token, { address }) }
}

test('lists where I am signed in, this device first', async () => {
  const person = await registerPerson(app)
  app.clock.advance(5 * minute)
  await signIn(person, { address: '203.0.113.9', userAgent: phone })
  const startedAt = app.clock.now.toISOString()
  const { data } = await person.client.auth.listSessions()
  expect(data).toMatchObject([
    { isCurrent: true, device: 'test' },
    { isCurrent: false, device: 'Chrome on Android', address: '203.0.113.9', startedAt, lastSeenAt: startedAt },
  ])
})

test('signs out here: only this token ends, and the live channel hears of it', async () => {
  const person = await registerPerson(app)
  const other = await signIn(person)
  const sessionId = (await person.client.auth.listSessions()).data[0]?.id
  const events: unknown[] = []
  const stop = app.events.subscribe((event) => events.push(event))
  expect(await person.client.auth.logout()).toEqual({ status: 1, message: 'You are signed out.' })
  stop()
  expect(events).toEqual([{ name: 'session.ended', to: { people: [person.id] }, sessionIds: [sessionId] }])
  await expect(person.client.auth.listSessions()).rejects.toMatchObject(signedOut)
  await expect(person.client.auth.logout()).rejects.toMatchObject(signedOut)
  expect((await other.client.auth.listSessions()).data).toHaveLength(1)
})

test('signs out everywhere, and nobody else', async () => {
  const person = await registerPerson(app)
  const stranger = await registerPerson(app)
  const others = [await signIn(person), await signIn(person)]
  const events: { sessionIds: number[] }[] = []
  const stop = app.events.subscribe((event) => events.push(event as never))
  await person.client.auth.logoutEverywhere()
  stop()
  expect(events).toMatchObject([{ to: { people: [person.id] } }])
  expect(events[0]?.sessionIds).toHaveLength(3)
  for (const { client } of [person, ...others]) {
    await expect(client.auth.listSessions()).rejects.toMatchObject(signedOut)
  }
  expect((await stranger.client.auth.listSessions()).data).toHaveLength(1)
})

test('signs out of thousands of sessions, in events that are short enough to be sent', async () => {
  const person = await registerPerson(app)
  await app.db.run(sql`
    insert into sessions (user_id, token_hash, device, address, created_at, last_seen_at, expires_at)
    select ${person.id}, encode(sha256(n::text::bytea), 'hex'), 'test', '127.0.0.1', ${app.clock.now}, ${app.clock.now},
      ${new Date(app.clock.now.getTime() + day)} from generate_series(1, 2000) n`)
  const events: RealtimeEvent[] = []
  const stop = app.events.subscribe((event) => events.push(event))
  await person.client.auth.logoutEverywhere()
  stop()
  expect(events.flatMap(sessionsEndedBy)).toHaveLength(2001)
  expect(inPayloads(events, pgMaxPayloadBytes).tooLong).toEqual([])
})

test('signs out one of my devices, never one of somebody else', async () => {
  const person = await registerPerson(app)
  const stranger = await registerPerson(app)
  const other = await signIn(person)
  const otherId = (await other.client.auth.listSessions()).data.find((session) => session.isCurrent)?.id ?? 0
  await expect(stranger.client.auth.endSession({ sessionId: otherId })).rejects.toMatchObject({ http: 404 })
  expect((await other.client.auth.listSessions()).data).toHaveLength(2)
  await person.client.auth.endSession({ sessionId: otherId })
  await expect(other.client.auth.listSessions()).rejects.toMatchObject(signedOut)
  await expect(person.client.auth.endSession({ sessionId: otherId })).rejects.toMatchObject({ http: 404 })
  await expect(person.client.auth.endSession({ sessionId: 'x' as never })).rejects.toMatchObject({
    http: 400,
    body: { errors: { sessionId: 'Unknown session' } },
  })
})

test('asks signed-out people to sign in', async () => {
  const { auth } = app.visitor
  await expect(auth.logout()).rejects.toMatchObject(signedOut)
  await expect(auth.logoutEverywhere()).rejects.toMatchObject(signedOut)
  await expect(auth.listSessions()).rejects.toMatchObject(signedOut)
  await expect(auth.endSession({ sessionId: 1 })).rejects.toMatchObject(signedOut)
})

test('a session lives 30 days from when it was last used', async () => {
  const person = await registerPerson(app)
  for (let i = 0; i < 3; i += 1) {
    app.clock.advance(29 * day)
    expect((await person.client.auth.listSessions()).data).toHaveLength(1)
  }
  app.clock.advance(30 * day)
  await expect(person.client.auth.listSessions()).rejects.toMatchObject(signedOut)
})

test('being used is written at most once an hour', async () => {
  const person = await registerPerson(app)
  const seen = async () =>
    (await app.db.one<{ lastSeenAt: Date }>(sql`select last_seen_at from sessions where user_id = ${person.id}`))
      .lastSeenAt
  const began = await seen()
  app.clock.advance(59 * minute)
  await person.client.auth.listSessions()
  expect(await seen()).toEqual(began)
  app.clock.advance(minute)
  await person.client.auth.listSessions()
  expect(await seen()).toEqual(app.clock.now)
})

test('a suspended person has no session, and has it again when that is lifted', async () => {
  const person = await registerPerson(app)
  await app.db.run(sql`update users set suspended_at = now() where id = ${person.id}`)
  await expect(person.client.auth.listSessions()).rejects.toMatchObject(signedOut)
  await app.db.run(sql`update users set suspended_at = null where id = ${person.id}`)
  expect((await person.client.auth.listSessions()).data).toHaveLength(1)
})

test('a copy of my data says where I am signed in, and with no token', async () => {
  const person = await registerPerson(app)
  const { accounts } = person.client
  const { id: exportId } = (await accounts.requestDataExport({ id: person.id })).data
  await app.runJobs()
  const copy = await (await accounts.downloadDataExport({ id: person.id, exportId })).text()
  const [session] = (await person.client.auth.listSessions()).data
  expect(JSON.parse(copy).sessions).toEqual([
    {
      id: session?.id,
      device: 'test',
      address: session?.address,
      createdAt: session?.startedAt,
      lastSeenAt: session?.lastSeenAt,
    },
  ])
})
