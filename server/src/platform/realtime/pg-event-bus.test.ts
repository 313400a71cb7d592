import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { limits } from '../db/limits.ts'
import { sql } from '../db/sql.ts'
import { createLog } from '../log.ts'
import type { EventBus, RealtimeEvent } from './event-bus.ts'
import { inPayloads, pgEventBus } from './pg-event-bus.ts'

let database: { url: string; drop(): Promise<void> }
let db: Database
let buses: EventBus[]
beforeEach(async () => {
  database = await createTestDatabase()
  db = openDatabase(database.url, () => undefined, 3, limits.job)
  buses = []
})
afterEach(async () => {
  await Promise.all(buses.map((bus) => bus.close()))
  await db.close()
  await database.drop()
})

async function openBus() {
  const bus = await pgEventBus({ url: database.url, pool: db.pool, log: createLog('silent') })
  buses.push(bus)
  const heard: RealtimeEvent[] = []
  bus.subscribe((event) => heard.push(event))
  return { bus, heard }
}

const created = (userId: number): RealtimeEvent => ({ name: 'notification.created', to: { people: [userId] } })
const isListening = sql`select pid from pg_stat_activity where application_name = 'properysearch live events'
  and datname = current_database()`

test('everyone hears an event once, its publisher too', async () => {
  const one = await openBus()
  const two = await openBus()
  one.bus.publish(created(7))
  await vi.waitFor(() => expect(two.heard).toEqual([created(7)]), 30_000)
  await vi.waitFor(() => expect(one.heard).toEqual([created(7)]), 30_000)
  two.bus.publish(created(8))
  await vi.waitFor(() => expect(one.heard).toEqual([created(7), created(8)]), 30_000)
  expect(two.heard).toEqual([created(7), created(8)])
})

test('carries thousands in order, in few statements', async () => {
  const one = await openBus()
  const two = await openBus()
  const asked = vi.spyOn(db.pool, 'query')
  const all = Array.from({ length: 3000 }, (_, i) => created(i + 1))
  for (const event of all) one.bus.publish(event)
  await vi.waitFor(() => expect(two.heard).toHaveLength(3000), 30_000)
  expect(two.heard).toEqual(all)
  expect(asked.mock.calls.length).toBeLessThan(5)
})

test('sends what is waiting before it closes', async () => {
  const one = await openBus()
  const two = await openBus()
  one.bus.publish(created(1))
  await one.bus.close()
  await vi.waitFor(() => expect(two.heard).toEqual([created(1)]), 30_000)
})

test('no longer tells listeners that have left', async () => {
  const { bus, heard } = await openBus()
  const other: RealtimeEvent[] = []
  const stop = bus.subscribe((event) => other.push(event))
  stop()
  bus.publish(created(1))
  await vi.waitFor(() => expect(heard).toHaveLength(1), 30_000)
  expect(other).toEqual([])
})

test('one failing listener does not silence the others', async () => {
  const bus = await pgEventBus({ url: database.url, pool: db.pool, log: createLog('silent') })
  buses.push(bus)
  const heard: RealtimeEvent[] = []
  bus.subscribe(() => {
    throw new Error('broken')
  })
  bus.subscribe((event) => heard.push(event))
  bus.publish(created(1))
  await vi.waitFor(() => expect(heard).toHaveLength(1), 30_000)
})

test('survives nonsense on its channel', async () => {
  const { bus, heard } = await openBus()
  await db.run(sql`select pg_notify('properysearch_events', 'not json'), pg_notify('properysearch_events', '{}')`)
  bus.publish(created(1))
  await vi.waitFor(() => expect(heard).toEqual([created(1)]), 30_000)
})

test('comes back after its connection is lost, and says that events may be missing', async () => {
  const { bus, heard } = await openBus()
  const gap = vi.fn()
  bus.onGap(gap)
  const [before] = await db.many<{ pid: number }>(isListening)
  await db.run(sql`select pg_terminate_backend(${before?.pid})`)
  await vi.waitFor(() => expect(gap).toHaveBeenCalledTimes(1), 30_000)
  const now = await db.many<{ pid: number }>(isListening)
  expect(now).toHaveLength(1)
  expect(now[0]?.pid).not.toBe(before?.pid)
  bus.publish(created(1))
  await vi.waitFor(() => expect(heard).toEqual([created(1)]), 30_000)
})

test('leaves no connection behind', async () => {
  const { bus } = await openBus()
  expect(await db.many(isListening)).toHaveLength(1)
  await bus.close()
  await vi.waitFor(async () => expect(await db.many(isListening)).toEqual([]), 30_000)
})

test('says at once when there is no database', async () => {
  const url = database.url.replace(/\/test_\w+/, '/no_such_database')
  await expect(pgEventBus({ url, pool: db.pool, log: createLog('silent') })).rejects.toThrow('no_such_database')
})

test('packs any events into payloads that PostgreSQL takes, losing none', () => {
  const ids = fc.array(fc.nat(), { maxLength: 1200 })
  const anyEvent = ids.map((sessionIds): RealtimeEvent => ({ name: 'session.ended', to: { people: [1] }, sessionIds }))
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      const { payloads, tooLong } = inPayloads(events)
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
      const sent = payloads.flatMap((payload) => JSON.parse(payload))
      expect(sent).toEqual(events.filter((event) => !tooLong.includes(event)))
      for (const event of tooLong) expect(JSON.stringify(event).length).toBeGreaterThan(7890)
    }),
  )
})
