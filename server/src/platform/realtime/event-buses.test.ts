import { createClient } from '@redis/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasRedis, startRedis } from '../../../test/redis-server.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { openDatabase } from '../db/database.ts'
import { limits } from '../db/limits.ts'
import { sql } from '../db/sql.ts'
import { createLog } from '../log.ts'
import type { EventBus, RealtimeEvent } from './event-bus.ts'
import { pgEventBus } from './pg-event-bus.ts'
import { redisEventBus } from './redis-event-bus.ts'

const log = createLog('silent')
const channel = 'properysearch_events'
const created = (userId: number): RealtimeEvent => ({ name: 'notification.created', to: { people: [userId] } })

/** What carries events, and what a test does to it. */
interface Carrier {
  open(): Promise<EventBus>
  say(payload: string): Promise<unknown>
  /** The connections that listen. */
  listening(): Promise<string[]>
  cut(connection: string): Promise<unknown>
  end(): Promise<void>
}

async function postgres(): Promise<Carrier> {
  const database = await createTestDatabase()
  const db = openDatabase(database.url, () => undefined, 3, limits.job)
  return {
    open: () => pgEventBus({ url: database.url, pool: db.pool, log }),
    say: (payload) => db.run(sql`select pg_notify(${channel}, ${payload})`),
    listening: async () => {
      const rows = await db.many<{ pid: number }>(sql`select pid from pg_stat_activity
        where application_name = 'properysearch live events' and datname = current_database()`)
      return rows.map(({ pid }) => String(pid))
    },
    cut: (pid) => db.run(sql`select pg_terminate_backend(${Number(pid)})`),
    end: async () => {
      await db.close()
      await database.drop()
    },
  }
}

async function redis(): Promise<Carrier> {
  const server = await startRedis()
  const admin = await createClient({ url: server.url }).connect()
  return {
    open: () => redisEventBus({ url: server.url, channel, log }),
    say: (payload) => admin.publish(channel, payload),
    listening: async () => {
      const clients = String(await admin.sendCommand(['CLIENT', 'LIST']))
      return clients.match(/(?<=^id=)\d+(?= .* name=properysearch-live-events )/gm) ?? []
    },
    cut: (id) => admin.sendCommand(['CLIENT', 'KILL', 'ID', id]),
    end: async () => {
      admin.destroy()
      await server.kill()
    },
  }
}

const carriers = [
  { name: 'PostgreSQL', begin: postgres, isThere: true },
  { name: 'Redis', begin: redis, isThere: hasRedis },
]

describe.each(carriers)('live events over $name', ({ begin, isThere }) => {
  let carrier: Carrier
  let buses: EventBus[]
  beforeEach(async () => {
    buses = []
    if (isThere) carrier = await begin()
  })
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()))
    if (isThere) await carrier.end()
  })

  async function openBus() {
    const bus = await carrier.open()
    buses.push(bus)
    const heard: RealtimeEvent[] = []
    bus.subscribe((event) => heard.push(event))
    return { bus, heard }
  }

  test.runIf(isThere)('everyone hears an event once, its publisher too', async () => {
    const one = await openBus()
    const two = await openBus()
    one.bus.publish(created(7))
    await vi.waitFor(() => expect(two.heard).toEqual([created(7)]), 30_000)
    await vi.waitFor(() => expect(one.heard).toEqual([created(7)]), 30_000)
    two.bus.publish(created(8))
    await vi.waitFor(() => expect(one.heard).toEqual([created(7), created(8)]), 30_000)
    expect(two.heard).toEqual([created(7), created(8)])
  })

  test.runIf(isThere)('carries thousands in order', async () => {
    const one = await openBus()
    const two = await openBus()
    const all = Array.from({ length: 3000 }, (_, i) => created(i + 1))
    for (const event of all) one.bus.publish(event)
    await vi.waitFor(() => expect(two.heard).toHaveLength(3000), 30_000)
    expect(two.heard).toEqual(all)
  })

  test.runIf(isThere)('sends what is waiting before it closes', async () => {
    const one = await openBus()
    const two = await openBus()
    one.bus.publish(created(1))
    await one.bus.close()
    await vi.waitFor(() => expect(two.heard).toEqual([created(1)]), 30_000)
  })

  test.runIf(isThere)('no longer tells listeners that have left', async () => {
    const { bus, heard } = await openBus()
    const other: RealtimeEvent[] = []
    const stop = bus.subscribe((event) => other.push(event))
    stop()
    bus.publish(created(1))
    await vi.waitFor(() => expect(heard).toHaveLength(1), 30_000)
    expect(other).toEqual([])
  })

  test.runIf(isThere)('one failing listener does not silence the others', async () => {
    const bus = await carrier.open()
    buses.push(bus)
    const heard: RealtimeEvent[] = []
    bus.subscribe(() => {
      throw new Error('broken')
    })
    bus.subscribe((event) => heard.push(event))
    bus.publish(created(1))
    await vi.waitFor(() => expect(heard).toHaveLength(1), 30_000)
  })

  test.runIf(isThere)('survives nonsense on its channel', async () => {
    const { bus, heard } = await openBus()
    for (const nonsense of ['not json', '{}', '']) await carrier.say(nonsense)
    bus.publish(created(1))
    await vi.waitFor(() => expect(heard).toEqual([created(1)]), 30_000)
  })

  test.runIf(isThere)('comes back after its connection is lost, and says that events may be missing', async () => {
    const { bus, heard } = await openBus()
    const gap = vi.fn()
    bus.onGap(gap)
    const [before = ''] = await carrier.listening()
    await carrier.cut(before)
    await vi.waitFor(() => expect(gap).toHaveBeenCalledTimes(1), 30_000)
    const now = await carrier.listening()
    expect(now).toHaveLength(1)
    expect(now[0]).not.toBe(before)
    bus.publish(created(1))
    await vi.waitFor(() => expect(heard).toEqual([created(1)]), 30_000)
  })

  test.runIf(isThere)('leaves no connection behind', async () => {
    const { bus } = await openBus()
    expect(await carrier.listening()).toHaveLength(1)
    await bus.close()
    await vi.waitFor(async () => expect(await carrier.listening()).toEqual([]), 30_000)
  })
})

test('says at once when there is no database', async () => {
  const database = await createTestDatabase()
  const db = openDatabase(database.url, () => undefined, 3, limits.job)
  const url = database.url.replace(/\/test_\w+/, '/no_such_database')
  await expect(pgEventBus({ url, pool: db.pool, log })).rejects.toThrow('no_such_database')
  await db.close()
  await database.drop()
})

test.runIf(hasRedis)('goes on when Redis was away for a while, and says that events are missing', async () => {
  const server = await startRedis()
  const [one, two] = [
    await redisEventBus({ url: server.url, channel, log }),
    await redisEventBus({ url: server.url, channel, log }),
  ]
  const heard: unknown[] = []
  two.onGap(() => heard.push('gap'))
  two.subscribe((event) => heard.push(event))
  await server.kill()
  one.publish(created(1))
  await server.start()
  await vi.waitFor(() => expect(heard).toContain('gap'), 30_000)
  await vi.waitFor(() => {
    one.publish(created(2))
    expect(heard).toContainEqual(created(2))
  }, 30_000)
  expect(heard).not.toContainEqual(created(1))
  await Promise.all([one.close(), two.close()])
  await server.kill()
})
