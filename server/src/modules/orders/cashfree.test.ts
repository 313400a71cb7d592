import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashfreeServer, cashfreeError, startCashfreeServer } from '../../../test/cashfree-server.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import {
  comeBack,
  createOrder,
  given,
  newKey,
  newSubject,
  prepareOrders,
  runNow,
  whatHappened,
} from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { webHookSignature } from '../../adapters/payments/web-hook.ts'
import { sql } from '../../platform/db/sql.ts'
import { expireOrdersJob, followRefundsJob, reconcileOrdersJob } from './orders.jobs.ts'
import { sendRefund } from './send-refund.ts'

const secret = 'cashfree-secret-of-this-test'
let vendor: CashfreeServer
let app: TestApp
let person: TestPerson
beforeAll(async () => {
  vendor = await startCashfreeServer()
  app = await createTestApp({
    CASHFREE_CLIENT_ID: 'client-of-this-test',
    CASHFREE_CLIENT_SECRET: secret,
    CASHFREE_URL: vendor.url,
    PUBLIC_URL: 'https://properysearch.example',
  })
  await prepareOrders(app)
  person = await createUser(app)
})
afterAll(async () => {
  await app.close()
  vendor.close()
})

const referenceOf = async (orderId: number) =>
  (await app.db.one<{ reference: string }>(sql`select reference from orders where id = ${orderId}`)).reference

test('the same product with a real partner: ordered, paid there, reported by webhook, refunded', async () => {
  const order = await createOrder(person)
  expect(order).toMatchObject({ status: 'created', isSimulation: false })
  const reference = await referenceOf(order.id)
  const { cf_payment_id } = vendor.pay(reference)
  const body = JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: { order: { order_id: reference }, payment: { cf_payment_id } },
  })
  const timestamp = String(app.clock.now.getTime())
  const send = (signature: string) =>
    app.inject({
      method: 'POST',
      url: '/api/payments/webhook/cashfree',
      headers: {
        'content-type': 'application/json',
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': signature,
      },
      payload: body,
    })
  expect((await send(webHookSignature('guessed', timestamp, body))).statusCode).toBe(401)
  expect((await send(webHookSignature(secret, timestamp, body))).statusCode).toBe(200)
  await app.runJobs()
  expect((await person.client.orders.get({ id: order.id })).data.status).toBe('paid')

  const admin = await createUser(app, { role: 'admin' })
  await admin.client.orders.refund({ id: order.id, reason: 'The wrong thing was bought.', key: newKey() })
  await app.runJobs()
  const refund = [...vendor.refunds.values()].find((refund) => refund.order_id === reference)
  expect(refund).toMatchObject({ refund_amount: 1180, refund_status: 'PENDING' })
  Object.assign(refund ?? {}, { refund_status: 'SUCCESS' })
  app.clock.advance(10 * 60_000)
  await runNow(app, followRefundsJob)
  expect((await person.client.orders.listRefunds({ userId: person.user.id })).allData[0]?.status).toBe('done')
})

test('a partner that does not answer loses nothing: the same key opens the same order later', async () => {
  const asked = { purpose: 'property-analysis' as const, subjectId: newSubject(), key: newKey() }
  vendor.interrupt = () => cashfreeError(503, 'api_error', 'api_error')
  await expect(person.client.orders.create(asked)).rejects.toMatchObject({ http: 503, body: { code: 'unavailable' } })
  vendor.interrupt = () => undefined
  app.clock.advance(20 * 60_000)
  const { data } = await person.client.orders.create(asked)
  expect(data.checkoutUrl).toContain('/cashfree-checkout#')
  // Its time begins when it can be paid: partners take no order that ends in a few minutes.
  const inHalfAnHour = new Date(app.clock.now.getTime() + 30 * 60_000).toISOString()
  expect(vendor.orders.get(await referenceOf(data.id))?.order_expiry_time).toBe(inHalfAnHour)
  expect((await person.client.orders.get({ id: data.id })).data).toMatchObject({
    status: 'created',
    expiresAt: inHalfAnHour,
  })
  expect((await person.client.orders.list({ status: 'created' })).total).toBe(1)

  vendor.pay(await referenceOf(data.id))
  vendor.interrupt = () => cashfreeError(500, 'api_error', 'api_error')
  expect((await comeBack(person, data.id)).status).toBe('created')
  vendor.interrupt = () => undefined
  expect((await comeBack(person, data.id)).status).toBe('paid')
  expect(await given(app, data.id)).toEqual(['fulfilled'])
  for (const text of [secret, 'client-of-this-test', person.user.email]) expect(app.logged()).not.toContain(text)
})

test('a refund is done once, however many hear of it; and news of a try that was given up is not about the next', async () => {
  const order = await createOrder(person)
  const reference = await referenceOf(order.id)
  vendor.pay(reference)
  await comeBack(person, order.id)
  const admin = await createUser(app, { role: 'admin' })
  const reason = 'The wrong thing was bought.'
  await admin.client.orders.refund({ id: order.id, reason, key: newKey() })
  await app.runJobs()
  const { id: refundId } = await app.db.one<{ id: number }>(sql`select id from refunds where order_id = ${order.id}`)
  const stateOf = async () => (await admin.client.orders.getForReview({ id: order.id })).data.refunds[0]?.status
  const ask = () => sendRefund(app.jobContext(), { refundId })

  const failed = { http: 200, body: { refund_status: 'FAILED', cf_refund_id: '1' } }
  vendor.interrupt = () => ({ ...failed, delayMs: 500 })
  const slow = ask()
  await pause(150)
  vendor.interrupt = () => failed
  await ask()
  expect(await stateOf()).toBe('failed')
  vendor.interrupt = () => undefined
  await admin.client.orders.retryRefund({ id: order.id, refundId, reason })
  await slow
  expect(await stateOf()).toBe('pending')

  await app.runJobs()
  vendor.interrupt = () => ({ http: 200, body: { refund_status: 'SUCCESS', cf_refund_id: '2' }, delayMs: 50 })
  await Promise.all(Array.from({ length: 6 }, ask))
  vendor.interrupt = () => undefined
  expect((await whatHappened(app, order.id)).filter((what) => what === 'refund-done')).toHaveLength(1)
  expect(await stateOf()).toBe('done')
})

test('an order that cannot be checked is checked later, and does not hold up others', async () => {
  const order = await createOrder(person)
  const reference = await referenceOf(order.id)
  app.clock.advance(31 * 60_000)
  vendor.interrupt = ({ path }) => (path.includes(reference) ? cashfreeError(500, 'api_error', 'api_error') : undefined)
  const asked = () => vendor.received.filter((request) => request.path.includes(reference)).length
  await runNow(app, expireOrdersJob)
  const before = asked()
  await runNow(app, expireOrdersJob)
  expect(asked()).toBe(before)
  vendor.interrupt = () => undefined
  app.clock.advance(11 * 60_000)
  await runNow(app, expireOrdersJob)
  expect((await person.client.orders.get({ id: order.id })).data.status).toBe('expired')
})

test('a partner that is silent is asked about one order, not about each: workers have other things to do', async () => {
  const many: string[] = []
  for (let i = 0; i < 12; i++) many.push(await referenceOf((await createOrder(person)).id))
  app.clock.advance(31 * 60_000)
  const askedAbout = () =>
    new Set(
      vendor.received
        .map((request) => request.path.split('/')[2] ?? '')
        .filter((reference) => many.includes(reference)),
    ).size
  for (const kind of [expireOrdersJob, reconcileOrdersJob]) {
    vendor.received.length = 0
    vendor.interrupt = () => cashfreeError(503, 'api_error', 'api_error')
    await runNow(app, kind)
    expect(askedAbout()).toBeLessThanOrEqual(1)
  }
  // Once it speaks again, all are asked about in one go.
  vendor.interrupt = () => undefined
  vendor.received.length = 0
  app.clock.advance(11 * 60_000)
  await runNow(app, expireOrdersJob)
  expect(askedAbout()).toBe(12)
  const states = await app.db.many<{ state: string }>(sql`
    select distinct state from orders where reference = any (${many})`)
  expect(states).toEqual([{ state: 'expired' }])
})

test('a second payment that a bank holds for hours goes back as well', async () => {
  const order = await createOrder(person)
  const reference = await referenceOf(order.id)
  vendor.pay(reference)
  const second = vendor.pay(reference, { payment_status: 'PENDING' })
  expect((await comeBack(person, order.id)).status).toBe('paid')
  app.clock.advance(61 * 60_000)
  await runNow(app, reconcileOrdersJob)
  second.payment_status = 'SUCCESS'
  app.clock.advance(24 * 60 * 60_000)
  await runNow(app, reconcileOrdersJob)
  const { allData } = await person.client.orders.listRefunds({ userId: person.user.id })
  expect(allData[0]).toMatchObject({ orderId: order.id, amount: 1180, reason: 'This order was paid twice.' })
  expect(await given(app, order.id)).toEqual(['fulfilled'])
})

test('somebody who pays at the moment an order is cancelled has paid: the answer to its ending says so', async () => {
  const order = await createOrder(person)
  const reference = await referenceOf(order.id)
  vendor.interrupt = ({ method }) => {
    if (method !== 'PATCH') return undefined
    vendor.pay(reference)
    return cashfreeError(400, 'order_already_paid')
  }
  await person.client.orders.cancel({ id: order.id })
  vendor.interrupt = () => undefined
  await app.runJobs()
  expect((await person.client.orders.get({ id: order.id })).data.status).toBe('paid')
  expect(await given(app, order.id)).toEqual(['fulfilled'])
})

test('an order whose ending is only asked for is looked at again', async () => {
  const order = await createOrder(person)
  const reference = await referenceOf(order.id)
  vendor.interrupt = ({ method }) =>
    method === 'PATCH' ? { http: 200, body: { order_status: 'TERMINATION_REQUESTED' } } : undefined
  await person.client.orders.cancel({ id: order.id })
  vendor.interrupt = () => undefined
  vendor.pay(reference)
  await app.runJobs()
  expect((await person.client.orders.get({ id: order.id })).data.status).toBe('cancelled')
  await runNow(app)
  expect((await person.client.orders.get({ id: order.id })).data.status).toBe('paid')
})

test('while a bank takes its time an order is not given up', async () => {
  const order = await createOrder(person)
  const reference = await referenceOf(order.id)
  const payment = vendor.pay(reference, { payment_status: 'PENDING' })
  app.clock.advance(31 * 60_000)
  await runNow(app, expireOrdersJob)
  expect((await comeBack(person, order.id)).status).toBe('created')
  payment.payment_status = 'SUCCESS'
  app.clock.advance(11 * 60_000)
  await runNow(app, expireOrdersJob)
  expect((await person.client.orders.get({ id: order.id })).data.status).toBe('paid')
})
