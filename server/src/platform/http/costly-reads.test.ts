import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../db/sql.ts'
import { costlyReads, limits } from './costly-reads.ts'

let app: TestApp
let outside: pg.Client
beforeAll(async () => {
  app = await createTestApp()
  outside = new pg.Client({ connectionString: app.config.databaseUrl ?? '' })
  await outside.connect()
  // Every connection of the app is open before the first read.
  await Promise.all(Array.from({ length: app.db.pool.options.max }, () => app.db.one(sql`select 1 as one`)))
  // How long somebody waits for a turn is moved by hand.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await outside.end()
  await app.close()
})

/** Holds every suggestion up inside the database. */
const hold = () => outside.query('begin; lock table lexicon in access exclusive mode')
const release = () => outside.query('commit')

/** Resolves once so many reads are held up. */
async function areHeldUp(wanted: number): Promise<void> {
  for (;;) {
    const { rows } = await outside.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows[0]?.n === wanted) return
  }
}

/** Sent at once, whether or not anybody waits for the answer. */
const suggest = async (address: string, token?: string) =>
  await app.inject({
    url: '/api/search/suggest?text=baner',
    remoteAddress: address,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  })
const codes = async (replies: ReturnType<typeof suggest>[]) =>
  (await Promise.all(replies)).map((response) => response.statusCode)

test('a caller waits behind its own reads; others, and what costs little, do not', async () => {
  await hold()
  const mine = Array.from({ length: limits.runningPerCaller + limits.waitingPerCaller }, () => suggest('10.0.0.1'))
  await areHeldUp(limits.runningPerCaller)
  const refused = await suggest('10.0.0.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('1')
  expect(refused.json()).toMatchObject({ code: 'too-many-requests', message: expect.stringContaining('Please wait') })

  const other = suggest('10.0.0.2')
  await areHeldUp(limits.runningPerCaller + 1)
  expect((await app.inject({ url: '/api/places/cities', remoteAddress: '10.0.0.1' })).statusCode).toBe(200)
  await release()
  expect(new Set(await codes([...mine, other]))).toEqual(new Set([200]))
})

test('a full queue has room for somebody new; whoever waits too long is told to come back shortly', async () => {
  await hold()
  const addresses = Array.from({ length: 2 + limits.waiting / limits.waitingPerCaller }, (_, i) => `10.0.1.${i}`)
  const [first = '', second = '', ...others] = addresses
  const running = [first, first, second].map((address) => suggest(address))
  await areHeldUp(limits.running)
  const waiting = others.flatMap((address) => Array.from({ length: limits.waitingPerCaller }, () => suggest(address)))
  // Each request begins with a turn of the event loop: a cheap one that came last is answered after all have begun.
  await app.inject({ url: '/api/places/cities' })
  const full = await suggest(others[0] ?? '')
  expect(full.statusCode).toBe(429)
  // Somebody new has a place; whoever holds most gives up the newest of theirs.
  const late = suggest('10.0.2.1')
  const gaveWay = await Promise.race(waiting)
  expect(gaveWay.statusCode).toBe(503)
  expect(gaveWay.headers['retry-after']).toBe('2')
  expect(gaveWay.json()).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('try again in a moment'),
  })

  vi.advanceTimersByTime(limits.waitMs)
  expect(new Set(await codes([...waiting, late]))).toEqual(new Set([503]))
  await release()
  expect(await codes(running)).toEqual([200, 200, 200])
  expect((await suggest('10.0.2.1')).statusCode).toBe(200)
})

test('a caller has an allowance of time, which comes back', async () => {
  const { token } = await createUser(app, { role: 'user' })
  for (const seconds of [16, 16, 16]) {
    await hold()
    const read = suggest('10.0.3.1')
    await areHeldUp(1)
    app.clock.advance(seconds * 1000)
    await release()
    expect((await read).statusCode).toBe(200)
  }
  const refused = await suggest('10.0.3.1')
  expect(refused.statusCode).toBe(429)
  const wait = Number(refused.headers['retry-after'])
  expect(refused.json().message).toContain(`${wait} seconds`)
  expect((await suggest('10.0.3.2')).statusCode).toBe(200)
  expect((await suggest('10.0.3.1', token)).statusCode).toBe(200)
  app.clock.advance(wait * 1000)
  expect((await suggest('10.0.3.1')).statusCode).toBe(200)
})

describe('turns', () => {
  const pending = () => new Promise<never>(() => undefined)

  test('whoever asks for cheap reads goes first', async () => {
    let at = 0
    const reads = costlyReads(() => new Date(at))
    const [greedy, modest] = [{ key: 'address 10.0.0.1' }, { key: 'address 10.0.0.2' }]
    await reads.inTurn(greedy, async () => {
      at += 5_000
    })
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const others = Array.from({ length: limits.running }, (_, i) => reads.inTurn({ key: `other ${i}` }, () => held))
    const order: string[] = []
    const waiting = [greedy, modest].map((caller) => reads.inTurn(caller, async () => void order.push(caller.key)))
    letGo()
    await Promise.all([...others, ...waiting])
    expect(order).toEqual([modest.key, greedy.key])
  })

  test('of two whose reads are cheap, whoever came first goes first, however many cheaper ones come after', async () => {
    let at = 0
    const reads = costlyReads(() => new Date(at))
    const usual = new Map([
      ['address 10.0.0.1', limits.cheapMs],
      ['address 10.0.0.2', 5],
    ])
    for (const [key, ms] of usual) {
      await reads.inTurn({ key }, async () => {
        at += ms
      })
    }
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const others = Array.from({ length: limits.running }, (_, i) => reads.inTurn({ key: `other ${i}` }, () => held))
    const order: string[] = []
    const waiting = [...usual.keys()].map((key) => reads.inTurn({ key }, async () => void order.push(key)))
    letGo()
    await Promise.all([...others, ...waiting])
    expect(order).toEqual([...usual.keys()])
  })

  test('nobody waits in vain while others with cheap reads keep coming', async () => {
    let at = 0
    const reads = costlyReads(() => new Date(at))
    const greedy = { key: 'address 10.0.0.1' }
    await reads.inTurn(greedy, async () => {
      at += 5_000
    })
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const others = Array.from({ length: limits.running }, (_, i) => reads.inTurn({ key: `other ${i}` }, () => held))
    const order: string[] = []
    const modest = Array.from({ length: 20 }, (_, i) => ({ key: `address 10.0.1.${i}` }))
    const waiting = [greedy, ...modest].map((caller) => reads.inTurn(caller, async () => void order.push(caller.key)))
    letGo()
    await Promise.all([...others, ...waiting])
    expect(order.indexOf(greedy.key)).toBeGreaterThan(0)
    expect(order.indexOf(greedy.key)).toBeLessThan(2 * limits.oldestEvery)
  })

  test('one is kept for cheap reads', async () => {
    let at = 0
    const reads = costlyReads(() => new Date(at))
    const [greedy, modest] = [{ key: 'address 10.0.0.1' }, { key: 'address 10.0.0.2' }]
    await reads.inTurn(greedy, async () => {
      at += 5_000
    })
    for (let i = 0; i < limits.running - 1; i++) void reads.inTurn({ key: `other ${i}` }, pending)
    const dear = vi.fn(async () => 'read')
    void reads.inTurn(greedy, dear)
    expect(await reads.inTurn(modest, async () => 'read')).toBe('read')
    expect(dear).not.toHaveBeenCalled()
  })

  test('a database that is away uses up nobody’s allowance; a statement that is cut off does', async () => {
    let at = 0
    const reads = costlyReads(() => new Date(at))
    const caller = { key: 'address 10.0.0.1' }
    const failing = (code: string) =>
      reads.inTurn(caller, async () => {
        at += 2 * limits.allowanceMs
        throw Object.assign(new Error('It failed.'), { code })
      })
    await expect(failing('ECONNREFUSED')).rejects.toThrow('It failed.')
    await expect(failing('57014')).rejects.toThrow('It failed.')
    await expect(failing('57014')).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  test('a caller who leaves gives up their place in the queue', async () => {
    const reads = costlyReads(() => new Date(0))
    const caller = { key: 'address 10.0.0.1' }
    for (let i = 0; i < limits.runningPerCaller; i++) void reads.inTurn(caller, pending)
    let leave: () => void = () => undefined
    const work = vi.fn(async () => 'read')
    const read = reads.inTurn(caller, work, (giveUp) => {
      leave = giveUp
    })
    leave()
    await expect(read).rejects.toMatchObject({ code: 'unavailable' })
    expect(work).not.toHaveBeenCalled()
  })
})
