import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type CashfreeReply,
  type CashfreeServer,
  cashfreeError,
  startCashfreeServer,
} from '../../../test/cashfree-server.ts'
import { cashfreeGateway } from './cashfree-gateway.ts'
import { type AskedOrder, GatewayUnavailable } from './port.ts'
import { webHookSignature } from './web-hook.ts'

let server: CashfreeServer
beforeAll(async () => {
  server = await startCashfreeServer()
})
beforeEach(() => {
  server.received.length = 0
  server.interrupt = () => undefined
})
afterAll(() => server.close())

const clientId = 'TEST430329ae80e0f32e41a393d78b923034'
const clientSecret = 'TESTaf195616268bd6202eeb3bf8dc458956e7192a85'
const now = new Date('2026-11-15T10:00:00Z')
const make = (publicUrl = 'https://properysearch.example') =>
  cashfreeGateway({ clientId, clientSecret, url: server.url }, () => publicUrl, { timeoutMs: 300, pauseMs: 1 })

let orders = 0
const asked = (): AskedOrder => ({
  reference: `PS-test${++orders}`,
  amountPaise: 1180_50,
  title: 'Gold package',
  payer: { id: 12, name: 'Asha Kulkarni', email: 'asha@example.in', mobile: '9876543210' },
  returnPath: '/subscriptionPayment?order_id=5',
  expiresAt: new Date('2026-11-15T10:30:00Z'),
})
const opened = async () => {
  const order = asked()
  await make().createOrder(order)
  return order.reference
}

describe('an order', () => {
  test('is made with exactly what the vendor takes, in rupees, and opens by its session', async () => {
    const order = asked()
    const { checkoutUrl } = await make().createOrder(order)
    expect(checkoutUrl).toMatch(/^\/cashfree-checkout#session_PS-test\d+_x+$/)
    const [request] = server.received
    expect(request).toMatchObject({
      method: 'POST',
      path: '/orders',
      headers: { 'x-client-id': clientId, 'x-client-secret': clientSecret, 'x-api-version': '2025-01-01' },
    })
    expect(request?.headers['x-idempotency-key']).toMatch(/^[\w-]{36}$/)
    expect(request?.body).toEqual({
      order_id: order.reference,
      order_amount: 1180.5,
      order_currency: 'INR',
      order_expiry_time: '2026-11-15T10:30:00.000Z',
      order_note: 'Gold package',
      customer_details: {
        customer_id: 'user12',
        customer_name: 'Asha Kulkarni',
        customer_email: 'asha@example.in',
        customer_phone: '9876543210',
      },
      order_meta: {
        return_url: 'https://properysearch.example/subscriptionPayment?order_id=5',
        notify_url: 'https://properysearch.example/api/payments/webhook/cashfree',
      },
    })
    await make('http://127.0.0.1:3000').createOrder(asked())
    expect(server.received.at(-1)?.body.order_meta).not.toHaveProperty('notify_url')
  })

  test('made twice is the same one: after a lost answer the first one’s session is fetched', async () => {
    const order = asked()
    const first = await make().createOrder(order)
    expect(await make().createOrder(order)).toEqual(first)
  })

  test('is asked for again with the same key when no answer came', async () => {
    let times = 0
    server.interrupt = () => (++times < 3 ? { http: 502, body: '<html>Bad gateway</html>' } : undefined)
    await make().createOrder(asked())
    expect(server.received).toHaveLength(3)
    expect(new Set(server.received.map((request) => request.headers['x-idempotency-key'])).size).toBe(1)
  })

  test('tells its state, its sum in paise and each try', async () => {
    const reference = await opened()
    server.pay(reference, { payment_status: 'FAILED', payment_completion_time: '2026-11-15T15:30:30+05:30' })
    const paid = server.pay(reference, { payment_group: 'net_banking', cf_payment_id: 12_376_123 })
    expect(await make().getOrder(reference)).toEqual({
      state: 'paid',
      amountPaise: 1180_50,
      currency: 'INR',
      payments: [
        expect.objectContaining({ state: 'failed' }),
        {
          id: '12376123',
          state: 'success',
          amountPaise: 1180_50,
          currency: 'INR',
          method: 'Net banking',
          at: new Date(String(paid.payment_completion_time)),
        },
      ],
    })
  })

  test.each<[string, string]>([
    ['PENDING', 'pending'],
    ['USER_DROPPED', 'dropped'],
    ['NOT_ATTEMPTED', 'dropped'],
    ['VOID', 'failed'],
    ['CANCELLED', 'failed'],
    ['FAILED', 'failed'],
    // Held for a look by the vendor: it may still come.
    ['FLAGGED', 'pending'],
    ['SOMETHING_NEW', 'pending'],
  ])('a try that is %s counts as %s', async (payment_status, state) => {
    const reference = await opened()
    server.pay(reference, { payment_status })
    expect(await make().getOrder(reference)).toMatchObject({ state: 'active', payments: [{ state }] })
  })

  test('that is not known is null', async () => {
    expect(await make().getOrder('PS-nothing')).toBeNull()
  })

  test.each<[string, Record<string, unknown>]>([
    ['a sum that is no number', { payment_amount: 'a lot' }],
    ['no sum', { payment_amount: undefined }],
    ['nothing at all', { payment_amount: 0 }],
    ['no name of its own', { cf_payment_id: undefined }],
    ['an empty name', { cf_payment_id: '' }],
  ])('with money that cannot be read (%s) is not an answer: it is requested again', async (_, odd) => {
    const reference = await opened()
    server.pay(reference, odd)
    await expect(make().getOrder(reference)).rejects.toBeInstanceOf(GatewayUnavailable)
  })

  test('is ended, so that it cannot be paid; one that is already over is left alone', async () => {
    const reference = await opened()
    expect(await make().closeOrder(reference)).toBe('terminated')
    expect(await make().closeOrder(reference)).toBe('terminated')
    expect(await make().getOrder(reference)).toMatchObject({ state: 'terminated' })
  })
})

test('an order that may not be paid on credit takes neither credit cards nor later payment', async () => {
  await make().createOrder({ ...asked(), isWithoutCredit: true })
  expect(server.received.at(-1)?.body.order_meta).toMatchObject({ payment_methods: 'dc,nb,upi' })
})

test('a refund of an order that was split takes nothing from its payees', async () => {
  const settings = { clientId, clientSecret, url: server.url, isSplit: true }
  const gateway = cashfreeGateway(settings, () => 'https://properysearch.example', { timeoutMs: 300, pauseMs: 1 })
  const reference = await opened()
  server.pay(reference)
  const refund = { reference, amountPaise: 100_00, note: 'Refund of order 5' }
  await gateway.refund({ ...refund, refundId: `${reference}-R1-1` })
  expect(server.received.at(-1)?.body).not.toHaveProperty('refund_splits')
  server.split.splits.push({
    orderId: reference,
    payee: 'payee7a3',
    amount: 500,
    tags: null,
    isSettled: true,
    bank: null,
  })
  await gateway.refund({ ...refund, refundId: `${reference}-R2-1` })
  expect(server.received.at(-1)?.body).toMatchObject({ refund_splits: [{ vendor_id: 'payee7a3', amount: 0 }] })
})

describe('a refund', () => {
  const refund = (reference: string, amountPaise = 100_10) =>
    make().refund({ reference, refundId: `${reference}-R1-1`, amountPaise, note: 'Refund of order 5' })

  test('is asked for once, followed, and the same one again is the same', async () => {
    const reference = await opened()
    server.pay(reference)
    const first = await refund(reference)
    expect(first).toEqual({ state: 'pending', id: expect.stringMatching(/^\d+$/) })
    expect(server.received.at(-1)?.body).toEqual({
      refund_id: `${reference}-R1-1`,
      refund_amount: 100.1,
      refund_note: 'Refund of order 5',
      refund_speed: 'STANDARD',
    })
    expect(await refund(reference)).toEqual(first)
    for (const [refund_status, state] of [
      ['ONHOLD', 'pending'],
      ['SUCCESS', 'done'],
      ['FAILED', 'failed'],
      ['CANCELLED', 'failed'],
    ]) {
      Object.assign(server.refunds.get(`${reference}-R1-1`) ?? {}, { refund_status })
      expect(await make().getRefund(reference, `${reference}-R1-1`)).toMatchObject({ state })
    }
  })

  test.each([400, 404, 409, 422])('that was made although the answer was %i is not a failed one', async (http) => {
    const reference = await opened()
    server.pay(reference)
    await refund(reference)
    // A refund that is given up and asked for under another name would pay twice.
    server.interrupt = ({ method }) => (method === 'POST' ? cashfreeError(http, 'refund_post_failed') : undefined)
    expect(await refund(reference)).toMatchObject({ state: 'pending', id: expect.stringMatching(/^\d+$/) })
  })

  test('that the vendor will never make has failed; one it does not know is null', async () => {
    const reference = await opened()
    expect(await refund(reference)).toEqual({ state: 'failed', id: null })
    expect(await make().getRefund(reference, 'nothing')).toBeNull()
  })
})

test.each<[string, CashfreeReply]>([
  ['wrong keys', cashfreeError(401, 'request_unauthorized', 'authentication_error')],
  ['a key used for another body', cashfreeError(422, 'idempotency_error', 'idempotency_error')],
  ['too many requests', cashfreeError(429, 'rate_limit_error', 'rate_limit_error')],
  ['a breakdown', cashfreeError(500, 'api_error', 'api_error')],
  ['a page of a proxy', { http: 502, body: '<html>Bad gateway</html>' }],
  ['an empty answer', { http: 200, body: '' }],
  ['a list', { http: 200, body: [] }],
  ['a state nobody knows', { http: 200, body: { order_status: 'ODD', order_amount: 1 } }],
  ['silence', { http: 200, body: {}, delayMs: 1500 }],
])('%s is no answer, and what is said of it names nobody and no key', async (_, reply) => {
  server.interrupt = () => reply
  for (const ask of [() => make().createOrder(asked()), () => make().getOrder('PS-1')]) {
    const error = await ask().then(
      () => null,
      (thrown) => thrown,
    )
    expect(error).toBeInstanceOf(GatewayUnavailable)
    for (const secret of [clientId, clientSecret, 'example.in', 'Asha']) expect(error.message).not.toContain(secret)
  }
})

test('a server that is not there is no answer either', async () => {
  const gone = cashfreeGateway({ clientId, clientSecret, url: 'http://127.0.0.1:9' }, () => 'https://x.example', {
    pauseMs: 1,
  })
  await expect(gone.getOrder('PS-1')).rejects.toThrow('Cashfree could not be reached.')
})

describe('a webhook', () => {
  const payload = {
    data: {
      order: { order_id: 'PS-1', order_amount: 1180.5, order_currency: 'INR', order_tags: null },
      payment: { cf_payment_id: 1453002795, payment_status: 'SUCCESS', payment_amount: 1180.5 },
      customer_details: { customer_id: 'user12' },
    },
    event_time: '2026-11-15T15:31:20+05:30',
    type: 'PAYMENT_SUCCESS_WEBHOOK',
  }
  // A number as Cashfree writes it: made again it would lose its zeros, and the signature with them.
  const body = Buffer.from(JSON.stringify(payload).replaceAll('1180.5', '1180.50'))
  const headersFor = (given: Buffer, timestamp = String(now.getTime()), secret = clientSecret) => ({
    'x-webhook-timestamp': timestamp,
    'x-webhook-signature': webHookSignature(secret, timestamp, given),
  })

  test('is read from its bytes; the news itself is its name', () => {
    expect(make().readWebHook(headersFor(body), body)).toEqual({
      is: 'event',
      eventId: 'PAYMENT_SUCCESS_WEBHOOK:PS-1:1453002795:SUCCESS',
      kind: 'PAYMENT_SUCCESS_WEBHOOK',
      reference: 'PS-1',
      about: 'order',
    })
    // No signature covers this header.
    const keyed = { ...headersFor(body), 'x-idempotency-key': 'abc=' }
    expect(make().readWebHook(keyed, body)).toMatchObject({
      eventId: 'PAYMENT_SUCCESS_WEBHOOK:PS-1:1453002795:SUCCESS',
    })
  })

  test('tells of refunds too', () => {
    const told = Buffer.from(
      JSON.stringify({
        type: 'REFUND_STATUS_WEBHOOK',
        data: { refund: { refund_id: 'PS-1-R1-1', order_id: 'PS-1', refund_status: 'SUCCESS' } },
      }),
    )
    expect(make().readWebHook(headersFor(told), told)).toMatchObject({ is: 'event', reference: 'PS-1' })
  })

  test('tells of payees and of what they were paid', () => {
    for (const data of [
      { settlement: { vendor_id: 'payee7a3', settlement_id: 738 } },
      { merchant_vendor_id: 'payee7a3' },
    ]) {
      const told = Buffer.from(JSON.stringify({ type: 'VENDOR_SETTLEMENT_SUCCESS', data }))
      const read = make().readWebHook(headersFor(told), told)
      expect(read).toMatchObject({ is: 'event', reference: 'payee7a3', about: 'payout' })
    }
  })

  test('is refused when it is forged or remade, however new; one about no order is noted', () => {
    const refusal = (given: Buffer, headers: Record<string, string>) => make().readWebHook(headers, given)
    const remade = Buffer.from(JSON.stringify(JSON.parse(body.toString())))
    expect(refusal(remade, headersFor(body))).toEqual({ is: 'refused', because: 'signature' })
    expect(refusal(body, headersFor(body, undefined, 'another secret'))).toEqual({
      is: 'refused',
      because: 'signature',
    })
    expect(refusal(body, {})).toEqual({ is: 'refused', because: 'signature' })
    // A partner tries again for hours: what is old is judged by its signature, and by asking.
    const old = String(now.getTime() - 30 * 60_000)
    expect(refusal(body, headersFor(body, old))).toMatchObject({ is: 'event', reference: 'PS-1' })
    const noOrder = [
      '{"data":{"test_object":{"test_key":"test_value"}},"type":"WEBHOOK"}',
      '{"data":{"auto_refund":{"cf_payment_id":"1","refund_amount":10}},"type":"AUTO_REFUND_STATUS_WEBHOOK"}',
      '{"type":1,"data":{"order":{"order_id":"a"}}}',
      '',
      '[]',
      'null',
    ]
    for (const text of noOrder) {
      const given = Buffer.from(text)
      expect(refusal(given, headersFor(given))).toEqual({ is: 'noted' })
    }
  })
})
