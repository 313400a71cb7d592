import { promisify } from 'node:util'
import { browserEvents } from '@properysearch/contract/kernel/browser-events'
import { createSender } from '@properysearch/contract/kernel/event-sender'
import { id } from '@properysearch/contract/kernel/page'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createUser, signIn, type TestPerson } from '../test/factories.ts'
import { connectTo, type LiveProcess, startLiveProcess } from '../test/live-process.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { allModules } from './all-modules.ts'
import type { Context, PersonContext } from './context.ts'
import { inTransaction } from './context.ts'
import { openLiveChannel } from './live-channel.ts'
import { gather, type Module } from './module.ts'
import { sql } from './platform/db/sql.ts'
import { fail } from './platform/errors.ts'
import { type Group, membersOf } from './platform/realtime/audience.ts'
import type { BrowserEventHandlers } from './platform/realtime/browser-events.ts'

// A module that the product does not have: gardens, their members, and a browser that waters one.
const members = new Map<number, number[]>()
const asked: number[] = []
const gardens: Group<Context> = {
  name: 'garden',
  findMembers: async (_, gardenId) => {
    asked.push(gardenId)
    const found = members.get(gardenId)
    if (!found) throw new Error('The garden is closed.')
    return found
  },
}

const gardenTable = {
  'garden.watered': {
    access: ['user', 'agent'],
    input: z.object({ gardenId: id, note: z.string().max(20).optional() }),
    limit: { max: 3, seconds: 10 },
  },
} as const

const table = { ...browserEvents, ...gardenTable }

const handlers: BrowserEventHandlers<PersonContext, typeof gardenTable> = {
  'garden.watered': async ({ user, events }, { gardenId, note }) => {
    if (note === 'break') throw new Error('A secret of the inside.')
    if (!members.get(gardenId)?.includes(user.id)) throw fail('not-found')
    events.publish({ name: 'listing.changed', to: membersOf(gardens, gardenId), propertyId: gardenId })
  },
}

const gardening: Module = { name: 'gardening', groups: [gardens], browserEvents: handlers as object }
const modules = [...allModules, gardening]

let world: TestApp
let one: LiveProcess
let two: LiveProcess
let asha: TestPerson
let ravi: TestPerson
let meera: TestPerson
let sockets: Socket[]
let gardenId = 0

beforeAll(async () => {
  world = await createTestApp()
  ;[one, two] = await Promise.all([
    startLiveProcess(world, { modules, table }),
    startLiveProcess(world, { modules, table }),
  ])
})
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await world.close()
})
beforeEach(async () => {
  asha = await createUser(world)
  ravi = await createUser(world)
  meera = await createUser(world)
  sockets = []
  gardenId += 1
  members.set(gardenId, [asha.user.id, ravi.user.id])
  asked.length = 0
})
afterEach(async () => {
  for (const socket of sockets) socket.disconnect()
  for (const { app } of [one, two]) {
    const count = promisify(app.http.server.getConnections.bind(app.http.server))
    await vi.waitFor(async () => expect(await count()).toBe(0), 30_000)
  }
})

async function connect(at: LiveProcess, { token }: { token: string }) {
  const line = connectTo(at, { token })
  sockets.push(line.socket)
  expect(await line.outcome).toBe('connected')
  const ask = (name: string, ...args: unknown[]) => line.socket.emitWithAck(name, ...args)
  return { ...line, ask, send: createSender<typeof table>(ask) }
}

/** Says to the members of a garden that something there has changed; `propertyId` tells one event from another. */
const publish = (propertyId: number, to = membersOf(gardens, gardenId)) =>
  one.events.publish({ name: 'listing.changed', to, propertyId })
const changed = (propertyId: number) => ['listing.changed', { propertyId }]

describe('an event for a group', () => {
  test('reaches its members wherever they are connected, each connection once, and nobody else', async () => {
    const ashasPhone = await signIn(world, asha.user.id)
    const inside = [await connect(one, asha), await connect(two, ashasPhone), await connect(two, ravi)]
    const outside = await connect(two, meera)
    publish(1)
    publish(2, { people: [asha.user.id, ravi.user.id, meera.user.id] })
    publish(3)
    for (const { heard } of inside) {
      await vi.waitFor(() => expect(heard).toHaveLength(3), 30_000)
      expect(heard).toEqual(expect.arrayContaining([changed(1), changed(2), changed(3)]))
    }
    expect(outside.heard).toEqual([changed(2)])
  })

  test('costs one question in each process with connections, however many, and none in the others', async () => {
    const lines = [await connect(two, asha), await connect(two, ravi), await connect(two, meera)]
    publish(1)
    await vi.waitFor(() => expect(lines[0]?.heard).toEqual([changed(1)]), 30_000)
    expect(asked).toEqual([gardenId])
  })

  test('asks who is a member when it is delivered', async () => {
    const hers = await connect(two, asha)
    const his = await connect(two, ravi)
    members.set(gardenId, [asha.user.id])
    publish(1)
    await vi.waitFor(() => expect(hers.heard).toEqual([changed(1)]), 30_000)
    members.set(gardenId, [ravi.user.id])
    publish(2)
    await vi.waitFor(() => expect(his.heard).toEqual([changed(2)]), 30_000)
    expect(hers.heard).toEqual([changed(1)])
  })

  test('reaches nobody when there is nobody in it, when no module owns it or when its owner fails', async () => {
    const hers = await connect(two, asha)
    members.set(1000, [])
    publish(1, { people: [] })
    publish(2, membersOf(gardens, 1000))
    publish(3, { group: 'orchard', id: gardenId })
    publish(4, membersOf(gardens, 1001))
    publish(5)
    await vi.waitFor(() => expect(hers.heard).toEqual([changed(5)]), 30_000)
    expect(two.logged()).toContain('No module owns the group orchard.')
    expect(two.logged()).toContain('The garden is closed.')
  })

  test('no longer reaches a session that was signed out, or that has run out', async () => {
    const phone = await signIn(world, asha.user.id)
    const his = await connect(two, ravi)
    const ended = await connect(two, asha)
    const left = new Promise((resolve) => ended.socket.once('disconnect', resolve))
    await one.app.http.inject({
      method: 'POST',
      url: '/api/auths/logout',
      headers: { authorization: `Bearer ${asha.token}` },
    })
    expect(await left).toBe('io server disconnect')
    const expiring = await connect(two, phone)
    const cut = new Promise((resolve) => expiring.socket.once('disconnect', resolve))
    await world.db.run(sql`
      update sessions set created_at = created_at - interval '30 days', last_seen_at = created_at - interval '30 days',
        expires_at = ${world.clock.now} where id = ${phone.sessionId}`)
    await world.db.run(sql`select graphile_worker.add_job('purge-auth')`)
    await one.runJobs()
    expect(await cut).toBe('io server disconnect')
    publish(1)
    await vi.waitFor(() => expect(his.heard).toEqual([changed(1)]), 30_000)
    expect(ended.heard).not.toContainEqual(changed(1))
    expect(expiring.heard).not.toContainEqual(changed(1))
  })
})

test('refuses a session that ends while it is being read', async () => {
  let outcome: Promise<string> | undefined
  await inTransaction(world, async ({ db }) => {
    await db.run(sql`lock table sessions in access exclusive mode`)
    const line = connectTo(two, { token: asha.token })
    sockets.push(line.socket)
    outcome = line.outcome
    const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await vi.waitFor(async () => expect(await db.many(waits)).toHaveLength(1), 30_000)
    const heard = new Promise((resolve) => two.events.subscribe(resolve))
    const sessionIds = [asha.sessionId]
    one.events.publish({ name: 'session.ended', to: { people: [asha.user.id] }, sessionIds })
    await heard
  })
  expect(await outcome).toBe('signed-out')
})

describe('an event from a browser', () => {
  test('is handled by its module, for the person who sent it', async () => {
    const hers = await connect(one, asha)
    const his = await connect(two, ravi)
    await hers.send('garden.watered', { gardenId })
    await vi.waitFor(() => expect(his.heard).toEqual([changed(gardenId)]), 30_000)
    // Without asking for an answer.
    his.socket.emit('garden.watered', { gardenId })
    await vi.waitFor(() => expect(hers.heard).toHaveLength(2), 30_000)
  })

  test('is refused by its module when it concerns something that is not theirs', async () => {
    const { send } = await connect(one, meera)
    await expect(send('garden.watered', { gardenId })).rejects.toMatchObject({ http: 404, body: { code: 'not-found' } })
  })

  test.each([
    ['nothing', [], 'body'],
    ['no id', [{}], 'gardenId'],
    ['a wrong id', [{ gardenId: 'one' }], 'gardenId'],
    ['a list', [[1]], 'body'],
    ['a text', ['1'], 'body'],
    ['null', [null], 'body'],
    ['bytes', [Buffer.from('1')], 'gardenId'],
    ['a field that is too long', [{ gardenId: 1, note: 'x'.repeat(21) }], 'note'],
    ['an invisible sign', [{ gardenId: 1, note: 'a\0' }], 'note'],
    ['two inputs', [{ gardenId: 1 }, { gardenId: 1 }], 'body'],
  ])('is refused with %s', async (_, args, field) => {
    const { ask } = await connect(one, asha)
    const reply = await ask('garden.watered', ...args)
    expect(reply).toMatchObject({ status: 0, code: 'invalid-input', errors: { [field]: expect.any(String) } })
  })

  test.each(['garden.unknown', 'listing.changed', '__proto__', 'constructor', ''])(
    'is refused under the name "%s"',
    async (name) => {
      const { ask } = await connect(one, asha)
      expect(await ask(name, { gardenId })).toEqual({
        status: 0,
        code: 'not-found',
        message: 'There is no such event.',
      })
    },
  )

  test('is refused to a role that may not send it', async () => {
    const { send } = await connect(one, await createUser(world, { role: 'lawyer' }))
    await expect(send('garden.watered', { gardenId })).rejects.toMatchObject({ body: { code: 'role-not-allowed' } })
  })

  test('is refused once the session is over, though the line is still open', async () => {
    const { send, socket } = await connect(one, asha)
    await world.db.run(sql`delete from sessions where id = ${asha.sessionId}`)
    await expect(send('garden.watered', { gardenId })).rejects.toMatchObject({ body: { code: 'signed-out' } })
    expect(socket.connected).toBe(true)
  })

  test('is refused beyond its limit, over all lines of a person; others are not held up', async () => {
    const phone = await signIn(world, asha.user.id)
    const [hers, onPhone, his] = [await connect(one, asha), await connect(one, phone), await connect(one, ravi)]
    for (const { send } of [hers, onPhone, hers]) await send('garden.watered', { gardenId })
    await expect(onPhone.send('garden.watered', { gardenId })).rejects.toMatchObject({
      http: 429,
      body: { code: 'too-many-requests' },
    })
    await his.send('garden.watered', { gardenId })
    world.clock.advance(10_000)
    await onPhone.send('garden.watered', { gardenId })
  })

  test('that breaks its module tells nothing of the inside', async () => {
    const { ask } = await connect(one, asha)
    const reply = await ask('garden.watered', { gardenId, note: 'break' })
    expect(reply).toEqual({ status: 0, code: 'internal', message: expect.not.stringContaining('secret') })
    expect(one.logged()).toContain('A secret of the inside.')
  })

  test('closes the line when hundreds arrive at once, whatever they are; the browser reconnects itself', async () => {
    const { socket } = await connect(one, asha)
    const gone = new Promise((resolve) => socket.once('disconnect', resolve))
    const back = new Promise<void>((resolve) => socket.io.once('reconnect', () => resolve()))
    for (let i = 0; i < 201; i++) socket.emit('garden.unknown')
    expect(await gone).toBe('transport close')
    await back
  })
})

const digging = { 'garden.dug': async () => undefined }
const stray: Module = { name: 'stray', browserEvents: digging as object }

test.each([
  ['an event that no module handles', allModules, 'No module handles the event garden.watered.'],
  ['an event that two handle', [...modules, { ...gardening, groups: [] }], 'Two modules own garden.watered.'],
  ['a group that two own', [...modules, { ...gardening, browserEvents: {} }], 'Two modules own garden.'],
  ['a handler of what the contract does not name', [...modules, stray], 'The contract names no event garden.dug.'],
])('does not start with %s', (_, wrong, sentence) => {
  const open = () => openLiveChannel({ ...one.app, gathered: gather(wrong) }, { publicUrl: one.url, table })
  expect(open).toThrow(sentence)
})

test('an event or group that nobody declared does not compile', () => {
  const never = () => {
    const send = createSender<typeof table>(async () => ({ status: 1 }))
    const to = { people: [1] }
    // @ts-expect-error: no such event
    send('garden.unknown', { gardenId: 1 })
    // @ts-expect-error: a wrong input
    send('garden.watered', { gardenId: true })
    // @ts-expect-error: no such event
    one.events.publish({ name: 'garden.changed', to })
    // @ts-expect-error: an id is missing
    one.events.publish({ name: 'order.changed', to })
    // @ts-expect-error: an id of another event
    one.events.publish({ name: 'kyc.changed', to, orderId: 1 })
    // @ts-expect-error: for nobody
    one.events.publish({ name: 'kyc.changed' })
    type Handlers = BrowserEventHandlers<PersonContext, typeof gardenTable>
    // @ts-expect-error: a handler of no event
    const wrong: Handlers = { ...handlers, 'garden.unknown': async () => {} }
    return wrong
  }
  expect(never).toBeTypeOf('function')
})
