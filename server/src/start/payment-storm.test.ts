import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Order } from '@properysearch/contract/orders/calls'
import { randomFrom } from '@properysearch/demo-world/src/random.ts'
import { afterAll, expect, test } from 'vitest'
import { createPeople, Mortal, workThrough } from '../../test/mortal-server.ts'
import { killServerProcesses, startServerProcess } from '../../test/server-process.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { fulfilments } from '../../test/test-purpose.ts'
import { sandboxGateway } from '../adapters/payments/sandbox-gateway.ts'
import { checkLedger, sealMovementsJob } from '../modules/ledger/index.ts'
import { reconcileOrdersJob } from '../modules/orders/index.ts'
import { openDatabase } from '../platform/db/database.ts'
import { limits } from '../platform/db/limits.ts'
import { sql } from '../platform/db/sql.ts'
import { enqueue } from '../platform/jobs/jobs.ts'

afterAll(killServerProcesses)

const orderCount = 120
/** Half of them are income of ours, half are held for somebody else. */
const kinds = [
  { purpose: 'property-analysis', callBack: 'propertyanalysis' },
  { purpose: 'property-analysis', option: 'held', callBack: 'propertyanalysis' },
] as const
const kindOf = (i: number) => kinds[i % 2] as (typeof kinds)[number]
const wantedOf = (i: number) => {
  const { callBack, ...wanted } = kindOf(i)
  return wanted
}
const each = orderCount / 2
const kills = 3
const secretKey = 'k'.repeat(40)
const testPurposes = new URL('../../test/sell-test-purposes.ts', import.meta.url).href

test('120 payments, told of in every way, many times, by many, while the server dies three times: each counts once', async () => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'properysearch-storm-'))
  const db = openDatabase(database.url, () => undefined, 6, limits.job)
  await db.run(fulfilments)
  const tokens = await createPeople(db, 25)
  const env = { DATABASE_URL: database.url, MODE: 'development', SECRET_KEY: secretKey, TRUST_PROXY: 'yes' }
  const server = new Mortal(() => startServerProcess(dataDir, env, [testPurposes]))
  await server.start()
  const random = randomFrom('payment storm')

  // Each from another address: this is not about limits.
  const addressOf = (i: number) => ({ 'x-forwarded-for': `10.2.${i >> 8}.${i & 255}` })
  const orders: { order: Order; token: string; paymentId: string; callBack: string }[] = []
  await workThrough(Array.from({ length: orderCount }), async (_, i) => {
    const token = tokens[i % tokens.length] as string
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `storm-order-number-${i}`,
      ...addressOf(i),
    }
    const body = JSON.stringify({ ...wantedOf(i), subjectId: 10_000 + i })
    const created = await server.call('/api/orders', { method: 'POST', headers, body })
    const { data: order } = (await created.json()) as { data: Order }
    await server.call(order.checkoutUrl ?? '', { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) })
    const { id } = await db.one<{ id: string }>(sql`
      select id from sandbox_payments where session_id = ${order.checkoutUrl?.split('/').at(-1)}`)
    orders.push({ order, token, paymentId: id, callBack: kindOf(i).callBack })
  })

  const { simulation } = sandboxGateway(db, { secretKey }, () => new Date())
  const news = orders.flatMap(({ order, token, paymentId, callBack }) => [
    ...Array.from({ length: random.between(1, 3) }, () => async () => {
      const webHook = await simulation?.webHook(paymentId)
      const told = await server.call('/api/payments/webhook/sandbox', { method: 'POST', ...webHook })
      expect(told.status).toBe(200)
    }),
    ...Array.from({ length: random.between(1, 3) }, () => async () => {
      const headers = { authorization: `Bearer ${token}`, ...addressOf(order.id) }
      const back = await server.call(`/api/${callBack}/getCallBack?order_id=${order.id}`, { headers })
      expect(back.status).toBe(200)
    }),
    ...Array.from({ length: random.between(1, 3) }, () => async () => {
      await db.run(sql`update orders set next_check_at = now() where id = ${order.id}`)
      await enqueue(db, reconcileOrdersJob, {}, { key: `storm-${order.id % 4}` })
    }),
  ])
  const shuffled = random.shuffle(news)
  const killsAt = Array.from({ length: kills }, (_, k) => Math.floor((shuffled.length * (k + 1)) / (kills + 1)))
  let deaths: Promise<void> = Promise.resolve()
  await workThrough(shuffled, async (tell, i) => {
    if (killsAt.includes(i)) deaths = deaths.then(() => server.die())
    await tell()
  })
  await deaths

  // What a dying worker held is found by the reconciling job, as it would be by the clock.
  const unpaid = async () =>
    (await db.one<{ left: number }>(sql`select count(*)::int as left from orders where state <> 'paid'`)).left
  await expect
    .poll(
      async () => {
        await db.run(sql`update orders set next_check_at = now() where state <> 'paid'`)
        await enqueue(db, reconcileOrdersJob, {})
        return unpaid()
      },
      { timeout: 60_000, interval: 250 },
    )
    .toBe(0)
  await expect
    .poll(
      async () => {
        await enqueue(db, sealMovementsJob, {})
        return (await checkLedger(db)).unsealed
      },
      { timeout: 60_000, interval: 250 },
    )
    .toBe(0)
  await server.stop()

  const count = async (query: ReturnType<typeof sql>) => db.one(query)
  expect(await count(sql`select count(*)::int as all, count(distinct order_id)::int as orders from payments`)).toEqual({
    all: orderCount,
    orders: orderCount,
  })
  expect(
    await count(sql`select count(*)::int as all, count(distinct order_id)::int as orders from test_fulfilments`),
  ).toEqual({ all: orderCount, orders: orderCount })
  for (const papers of [sql`invoices`, sql`receipts`]) {
    expect(
      await count(sql`select count(*)::int as all, count(distinct order_id)::int as orders, min(serial) as first,
        max(serial) as last from ${papers}`),
    ).toEqual({ all: each, orders: each, first: 1, last: each })
  }
  expect(await count(sql`select count(*)::int as told from notifications where title = 'Payment received'`)).toEqual({
    told: orderCount,
  })
  expect(await count(sql`select count(*)::int as back from refunds`)).toEqual({ back: 0 })
  expect(
    await db.many(sql`
      select case when account like 'held:commission:%' then 'held' else account end as name, sum(paise)::bigint as paise
      from ledger_entries group by 1 order by 1`),
  ).toEqual([
    { name: 'gateway:sandbox', paise: each * (1180_00 + 50_000_00) },
    { name: 'gst:cgst', paise: -each * 90_00 },
    { name: 'gst:sgst', paise: -each * 90_00 },
    { name: 'held', paise: -each * 50_000_00 },
    { name: 'revenue:property-analysis', paise: -each * 1000_00 },
  ])
  expect(await checkLedger(db)).toMatchObject({ movements: orderCount, unsealed: 0, problems: [] })

  await db.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
}, 300_000)
