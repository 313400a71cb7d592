import type { Order } from '@properysearch/contract/orders/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { choose, createOrder, given, prepareOrders, runNow, whatHappened } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { webHookSignature } from '../../adapters/payments/web-hook.ts'
import { sql } from '../../platform/db/sql.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
  person = await createUser(app)
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const bound = app.http.server.address()
  app.config.publicUrl = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
})
afterAll(() => app.close())

const url = '/api/payments/webhook/sandbox'
const statusOf = async (order: Order) => (await person.client.orders.get({ id: order.id })).data.status
const send = (webHook: { headers: Record<string, string>; body: string | Buffer }, to = url) =>
  app.inject({ method: 'POST', url: to, headers: webHook.headers, payload: webHook.body })
const refused = async (because: string) =>
  (await app.db.maybe<{ times: number }>(sql`select times from web_hook_refusals where because = ${because}`))?.times ??
  0

/** A paid order, and what the partner sends about it; what the simulation would send by itself stays unsent. */
async function paidThere() {
  const order = await createOrder(person)
  await choose(app, order, 'pay')
  // The one it sends by itself would come in between.
  await app.db.run(sql`delete from graphile_worker._private_jobs where attempts = 0`)
  const { id } = await app.db.one<{ id: string }>(sql`
    select p.id from sandbox_payments p where session_id = ${order.checkoutUrl?.split('/').at(-1)}`)
  const webHook = await app.adapters.payments.simulation?.webHook(id)
  if (!webHook) throw new Error('There is no web-hook.')
  await app.db.run(sql`delete from graphile_worker._private_jobs`)
  return { order, webHook }
}

test('the whole way is real: the page, the job, the network, the signature, the question to the partner', async () => {
  const order = await createOrder(person)
  await choose(app, order, 'pay')
  await runNow(app)
  expect(await statusOf(order)).toBe('paid')
  expect(await whatHappened(app, order.id)).toEqual(['created', 'web-hook', 'paid'])
})

test('a good one is answered at once, and what it causes is done by a job', async () => {
  const { order, webHook } = await paidThere()
  const response = await send(webHook)
  expect([response.statusCode, response.json()]).toEqual([200, { status: 1, message: 'OK' }])
  expect(await statusOf(order)).toBe('created')
  await app.runJobs()
  expect(await statusOf(order)).toBe('paid')
})

test('a forged one is refused, counted and logged without what was in it', async () => {
  const { order, webHook } = await paidThere()
  const before = await refused('signature')
  const headers = { ...webHook.headers }
  const forged = [
    { headers, body: webHook.body.replace('1180', '1') },
    { headers: { ...headers, 'x-webhook-signature': 'A'.repeat(44) }, body: webHook.body },
    { headers: { ...headers, 'x-webhook-signature': '' }, body: webHook.body },
    { headers: { ...headers, 'x-webhook-timestamp': String(app.clock.now.getTime() + 1) }, body: webHook.body },
    // The same in meaning, and not in bytes.
    { headers, body: JSON.stringify(JSON.parse(webHook.body), null, 1) },
    { headers: { 'content-type': 'application/json' }, body: webHook.body },
  ]
  for (const forgery of forged) expect((await send(forgery)).statusCode).toBe(401)
  await app.runJobs()
  expect(await statusOf(order)).toBe('created')
  expect((await refused('signature')) - before).toBe(forged.length)
  const logged = app.logged()
  expect(logged).toContain('"because":"signature"')
  for (const secret of [webHook.headers['x-webhook-signature'] ?? '?', webHook.body]) {
    expect(logged).not.toContain(secret)
  }
})

test('one that is tried again after half an hour counts: its signature holds, and the partner is asked', async () => {
  const { order, webHook } = await paidThere()
  app.clock.advance(30 * 60_000)
  expect((await send(webHook)).statusCode).toBe(200)
  app.clock.advance(-30 * 60_000)
  await app.runJobs()
  expect(await statusOf(order)).toBe('paid')
})

test('a signed one about no order, such as the test of the partner’s dashboard, is answered and noted', async () => {
  const { webHook } = await paidThere()
  const timestamp = webHook.headers['x-webhook-timestamp'] ?? ''
  const before = await refused('no-order')
  const body = '{"data":{"test_object":{"test_key":"test_value"}},"type":"WEBHOOK"}'
  const signature = webHookSignature(keyedHash(app.config, 'sandbox-web-hooks', []), timestamp, body)
  const response = await send({ headers: { ...webHook.headers, 'x-webhook-signature': signature }, body })
  expect([response.statusCode, response.json()]).toEqual([200, { status: 1, message: 'OK' }])
  expect((await refused('no-order')) - before).toBe(1)
})

test('a replayed one changes nothing, and is answered like the first: a partner that lost our answer is content', async () => {
  const { order, webHook } = await paidThere()
  const before = await refused('replayed')
  for (let i = 0; i < 3; i++) expect((await send(webHook)).statusCode).toBe(200)
  await app.runJobs()
  expect((await send(webHook)).statusCode).toBe(200)
  await app.runJobs()
  // Nor under another name: what no signature covers does not make it new.
  const renamed = { ...webHook, headers: { ...webHook.headers, 'x-idempotency-key': 'another' } }
  expect((await send(renamed)).statusCode).toBe(200)
  expect((await refused('replayed')) - before).toBe(4)
  expect(await given(app, order.id)).toEqual(['fulfilled'])
  expect((await whatHappened(app, order.id)).filter((what) => what === 'web-hook')).toHaveLength(1)
})

test('are limited by address: each that is refused is written down', async () => {
  const response = await send({ headers: {}, body: '' })
  expect([response.statusCode, response.headers['x-ratelimit-limit']]).toEqual([401, '3000'])
})

test('one that claims what the partner does not confirm pays nothing', async () => {
  const { order, webHook } = await paidThere()
  await app.db.run(sql`
    update sandbox_payments set state = 'dropped' where session_id = ${order.checkoutUrl?.split('/').at(-1)}`)
  await send(webHook)
  await app.runJobs()
  expect(await statusOf(order)).toBe('created')
})

test('another partner’s, an unreadable one and one about no order of ours', async () => {
  const { webHook } = await paidThere()
  expect((await send(webHook, '/api/payments/webhook/cashfree')).statusCode).toBe(404)
  expect((await send(webHook, '/api/payments/webhook/nobody')).statusCode).toBe(404)
  const { order, webHook: other } = await paidThere()
  const session = order.checkoutUrl?.split('/').at(-1)
  await app.db.run(sql`update sandbox_sessions set reference = 'PS-elsewhere' where id = ${session}`)
  const { id } = await app.db.one<{ id: string }>(sql`select id from sandbox_payments where session_id = ${session}`)
  const elsewhere = await app.adapters.payments.simulation?.webHook(id)
  expect((await send(elsewhere ?? other)).statusCode).toBe(200)
  expect(await refused('unknown-order')).toBe(1)
  expect((await app.inject({ method: 'POST', url, payload: Buffer.alloc(300_000) })).statusCode).toBe(413)
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(401)
})
