import { createClient } from '@properysearch/contract/kernel/client'
import { paths } from '@properysearch/contract/paths'
import type { Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUser, signIn, type TestPerson } from '../test/factories.ts'
import { connectTo, type LiveProcess, startLiveProcess } from '../test/live-process.ts'
import { hasRedis, startRedis } from '../test/redis-server.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { sql } from './platform/db/sql.ts'

let world: TestApp
let one: LiveProcess
let two: LiveProcess
let asha: TestPerson
let ravi: TestPerson
let sockets: Socket[]

beforeEach(async () => {
  world = await createTestApp()
  ;[one, two] = await Promise.all([startLiveProcess(world), startLiveProcess(world)])
  asha = await createUser(world)
  ravi = await createUser(world)
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.disconnect()
  await Promise.all([one.stop(), two.stop()])
  await world.close()
})

function connect(at: LiveProcess, auth: object, headers: Record<string, string> = {}) {
  const line = connectTo(at, auth, headers)
  sockets.push(line.socket)
  return line
}

async function expectToHearWhatTheOtherWrote(writing: LiveProcess, hearing: LiveProcess) {
  const hers = connect(hearing, { token: asha.token })
  const his = connect(hearing, { token: ravi.token })
  expect(await Promise.all([hers.outcome, his.outcome])).toEqual(['connected', 'connected'])
  const { id } = asha.user
  const client = createClient(async ({ method, url }) => {
    const headers = { authorization: `Bearer ${asha.token}` }
    return (await fetch(writing.url + url, { method, headers })).json()
  }, paths)
  expect(await client.accounts.requestDataExport({ id })).toMatchObject({ data: { state: 'preparing' } })
  await writing.runJobs()
  await vi.waitFor(
    () =>
      expect(hers.heard).toEqual([
        ['notification.created', {}],
        ['data-export.ready', {}],
      ]),
    30_000,
  )
  expect(his.heard).toEqual([])
}

test('people connected to one process hear what was written through another, and nobody else does', () =>
  expectToHearWhatTheOtherWrote(one, two))

test.runIf(hasRedis)('over Redis as well', async () => {
  const redis = await startRedis()
  const through = await Promise.all([redis, redis].map(({ url }) => startLiveProcess(world, { redisUrl: url })))
  const [writing, hearing] = through
  if (!writing || !hearing) throw new Error('nothing was started')
  await expectToHearWhatTheOtherWrote(writing, hearing)
  await Promise.all(through.map((process) => process.stop()))
  await redis.kill()
})

test.each([
  ['no token', {}],
  ['a token of nobody', { token: 'x'.repeat(43) }],
  ['an empty token', { token: '' }],
  ['a token that is far too long', { token: 'x'.repeat(3000) }],
  ['something that is no token', { token: { $ne: null } }],
])('refuses %s', async (_, auth) => {
  const { outcome, socket } = connect(one, auth)
  expect(await outcome).toBe('signed-out')
  expect(socket.connected).toBe(false)
})

test('refuses a session that has run out', async () => {
  world.clock.advance(31 * 24 * 60 * 60 * 1000)
  expect(await connect(one, { token: asha.token }).outcome).toBe('signed-out')
})

test('tells a session that it has ended and lets it go; the others stay', async () => {
  const second = await signIn(world, asha.user.id)
  const ended = connect(two, { token: asha.token })
  const staying = connect(two, { token: second.token })
  const his = connect(two, { token: ravi.token })
  await Promise.all([ended.outcome, staying.outcome, his.outcome])
  const why = new Promise((resolve) => ended.socket.once('disconnect', resolve))
  const ids = { sessionIds: [asha.sessionId] }
  one.events.publish({ name: 'session.ended', to: { people: [asha.user.id] }, ...ids })
  expect(await why).toBe('io server disconnect')
  expect(ended.heard).toEqual([['session.ended', ids]])
  await vi.waitFor(() => expect(staying.heard).toEqual([['session.ended', ids]]), 30_000)
  expect([staying.socket.connected, his.socket.connected]).toEqual([true, true])
  expect(his.heard).toEqual([])
})

test('an end of no session disconnects nobody', async () => {
  const hers = connect(two, { token: asha.token })
  const his = connect(two, { token: ravi.token })
  await Promise.all([hers.outcome, his.outcome])
  one.events.publish({ name: 'session.ended', to: { people: [asha.user.id] }, sessionIds: [] })
  await vi.waitFor(() => expect(hers.heard).toHaveLength(1), 30_000)
  expect([hers.socket.connected, his.socket.connected]).toEqual([true, true])
})

test('answers pages of its own address only', async () => {
  const host = new URL(one.url).host
  const from = (origin: string) => connect(one, { token: asha.token }, { origin }).outcome
  expect(await from(`http://${host}`)).toBe('connected')
  expect(await from('https://properysearch.example')).toBe('connected')
  for (const origin of ['https://evil.example', 'null', `http://${host}.evil.example`]) {
    expect(await from(origin)).toBe('websocket error')
  }
})

test('takes no long polling', async () => {
  const response = await fetch(`${one.url}/realtime/?EIO=4&transport=polling`)
  expect(response.status).toBe(400)
})

test('closes on a browser that sends floods', async () => {
  const { socket, outcome } = connect(one, { token: asha.token })
  await outcome
  const gone = new Promise((resolve) => socket.once('disconnect', resolve))
  socket.emit('anything', 'x'.repeat(10_000))
  expect(await gone).toBe('transport close')
})

test('lets browsers come back by themselves after events may have been missed', async () => {
  const { socket, outcome } = connect(one, { token: asha.token })
  await outcome
  const back = new Promise<void>((resolve) => socket.once('connect', resolve))
  await world.db.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'properysearch live events' and datname = current_database()`)
  await back
})

test('stops at once though a peer says no goodbye, and leaves the HTTP server to its owner', async () => {
  const extra = await startLiveProcess(world)
  const { socket, outcome } = connect(extra, { token: asha.token })
  await outcome
  const silent = socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void } } }
  silent.ws._socket.pause()
  const started = Date.now()
  await extra.stop()
  // A socket waits 30 s for a goodbye.
  expect(Date.now() - started).toBeLessThan(20_000)
})
