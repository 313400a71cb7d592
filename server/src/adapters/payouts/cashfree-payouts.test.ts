import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type CashfreeReply,
  type CashfreeServer,
  cashfreeError,
  startCashfreeServer,
} from '../../../test/cashfree-server.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { cashfreePayouts } from './cashfree-payouts.ts'
import { type AskedPayout, PayoutUnanswered } from './port.ts'

let app: TestApp
let server: CashfreeServer
beforeAll(async () => {
  app = await createTestApp()
  server = await startCashfreeServer()
})
beforeEach(() => {
  server.received.length = 0
  server.interrupt = () => undefined
})
afterAll(async () => {
  server.close()
  await app.close()
})

const settings = () => ({ clientId: 'id', clientSecret: 'secret', url: server.url })
const make = () => cashfreePayouts(settings(), app.db, () => app.clock.now, { timeoutMs: 300, pauseMs: 1 })

const payee = { id: 7, accountId: 3, name: 'Mandar Joshi', ifsc: 'HDFC0000123', accountNumber: '50100123456789' }
const newPayee = { ...payee, email: 'mandar@example.in', mobile: '9876543210', pan: 'ZZZPJ5551K' }
let serial = 0
/** What a deal was paid with. */
function paidOrder(amountPaise: number) {
  const reference = `PS-split${++serial}`
  server.orders.set(reference, { order_id: reference, order_amount: amountPaise / 100, order_status: 'PAID' })
  return { reference, amountPaise }
}
const asked = (amountPaise: number, orders: AskedPayout['orders']): AskedPayout => ({
  reference: `PSR-${++serial}-1`,
  amountPaise,
  payee,
  orders,
  note: 'Booking 5',
})
const activePayee = () => server.split.vendors.set('payee7a3', { status: 'ACTIVE' })
const given = (orderId: string) => server.split.splits.filter((split) => split.orderId === orderId)
const sumOf = (orderId: string) => given(orderId).reduce((sum, { amount }) => sum + amount, 0)

describe('a payee', () => {
  test('is made known once, with what Cashfree needs, and is paid only once it is active', async () => {
    server.split.vendors.clear()
    expect(await make().onboard(newPayee)).toEqual({ state: 'pending', problem: null })
    const post = server.received.find(({ method }) => method === 'POST')
    expect(post).toMatchObject({ path: '/easy-split/vendors' })
    expect(post?.body).toEqual({
      vendor_id: 'payee7a3',
      status: 'ACTIVE',
      name: 'Mandar Joshi',
      email: 'mandar@example.in',
      phone: '9876543210',
      verify_account: true,
      dashboard_access: false,
      schedule_option: 1,
      bank: { account_number: '50100123456789', account_holder: 'Mandar Joshi', ifsc: 'HDFC0000123' },
      kyc_details: { account_type: 'INDIVIDUAL', business_type: 'Real estate', pan: 'ZZZPJ5551K' },
    })
    for (const [status, state] of [
      ['VERIFICATION_PENDING', 'pending'],
      ['ACTIVE', 'active'],
      ['ACTION_REQUIRED', 'blocked'],
      ['BANK_VALIDATION_FAILED', 'blocked'],
      ['BLOCKED', 'blocked'],
    ] as const) {
      Object.assign(server.split.vendors.get('payee7a3') ?? {}, { status })
      expect(await make().onboard(newPayee)).toMatchObject({ state })
    }
    expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('that came through although the answer was lost is found; one that is refused is blocked', async () => {
    server.split.vendors.clear()
    server.interrupt = ({ method }) => (method === 'POST' ? cashfreeError(400, 'pan_invalid') : undefined)
    expect(await make().onboard(newPayee)).toMatchObject({ state: 'blocked', problem: expect.stringContaining('PAN') })
    let times = 0
    server.interrupt = ({ method }) => {
      if (method !== 'GET' || ++times > 1) return undefined
      server.split.vendors.set('payee7a3', { status: 'ACTIVE' })
      return cashfreeError(404, 'vendor_not_found')
    }
    expect(await make().onboard(newPayee)).toMatchObject({ state: 'active' })
  })
})

describe('a payout', () => {
  beforeEach(() => void activePayee())

  test('is a part of the orders the money came with, oldest first, and paid once Cashfree has settled it', async () => {
    const orders = [paidOrder(1_00_000_00), paidOrder(5_00_000_00)]
    const payout = asked(3_50_000_50, orders)
    expect(await make().find(payout.reference)).toBeNull()
    expect(await make().send(payout)).toEqual({ state: 'pending', problem: null })
    expect(given(orders[0]?.reference ?? '')).toMatchObject([
      { payee: 'payee7a3', amount: 1_00_000, tags: { release: payout.reference } },
    ])
    expect(sumOf(orders[1]?.reference ?? '')).toBe(2_50_000.5)
    expect(await make().find(payout.reference)).toEqual({ state: 'pending', problem: null })
    server.split.settle('FAILED')
    expect(await make().find(payout.reference)).toEqual({ state: 'pending', problem: expect.stringContaining('bank') })
    server.split.settle()
    expect(await make().find(payout.reference)).toEqual({ state: 'paid', problem: null })
    expect(server.received.map(({ path }) => path)).not.toContain('/transfer')
  })

  test('sent again is the same one, with the same keys', async () => {
    const order = paidOrder(5_00_000_00)
    const payout = asked(2_00_000_00, [order])
    await make().send(payout)
    await make().send(payout)
    expect(sumOf(order.reference)).toBe(2_00_000)
  })

  test('that got no answer is unknown; asked again by its reference it is found, and never made twice', async () => {
    const order = paidOrder(5_00_000_00)
    const payout = asked(2_00_000_00, [order])
    const isSplit = (path: string) => path.endsWith('/split')
    server.interrupt = (request) => {
      if (!isSplit(request.path)) return undefined
      server.split.answer(request)
      return { http: 200, body: {}, delayMs: 1200 }
    }
    await expect(make().send(payout)).rejects.toBeInstanceOf(PayoutUnanswered)
    server.interrupt = () => undefined
    expect(await make().find(payout.reference)).toMatchObject({ state: 'pending' })
    await make().send(payout)
    expect(sumOf(order.reference)).toBe(2_00_000)
  })

  test('of which nothing is known to have come through stays begun, and is carried on when it is asked about', async () => {
    const order = paidOrder(5_00_000_00)
    const payout = asked(2_00_000_00, [order])
    server.interrupt = ({ path }) => (path.endsWith('/split') ? cashfreeError(500, 'api_error') : undefined)
    await expect(make().send(payout)).rejects.toBeInstanceOf(PayoutUnanswered)
    await expect(make().find(payout.reference)).rejects.toBeInstanceOf(PayoutUnanswered)
    server.interrupt = () => undefined
    expect(await make().find(payout.reference)).toEqual({ state: 'pending', problem: null })
    expect(sumOf(order.reference)).toBe(2_00_000)
  })

  test('of which only a part came through is finished, and is not called failed', async () => {
    const orders = [paidOrder(1_00_000_00), paidOrder(5_00_000_00)]
    const payout = asked(3_00_000_00, orders)
    server.interrupt = ({ path }) =>
      path === `/easy-split/orders/${orders[1]?.reference}/split` ? cashfreeError(500, 'api_error') : undefined
    await expect(make().send(payout)).rejects.toBeInstanceOf(PayoutUnanswered)
    server.interrupt = () => undefined
    expect(await make().find(payout.reference)).toMatchObject({ state: 'pending' })
    expect(sumOf(orders[1]?.reference ?? '')).toBe(2_00_000)
  })

  test('that Cashfree will never make has failed, and leaves the orders as they were', async () => {
    const order = paidOrder(5_00_000_00)
    server.split.vendors.set('payee7a3', { status: 'BLOCKED' })
    const payout = asked(5_00_000_00, [order])
    expect(await make().send(payout)).toMatchObject({ state: 'failed' })
    expect(await make().find(payout.reference)).toBeNull()
    activePayee()
    expect(await make().send(asked(5_00_000_00, [order]))).toMatchObject({ state: 'pending' })
  })

  test('never takes what an earlier one took, nor more than there is', async () => {
    const order = paidOrder(5_00_000_00)
    await make().send(asked(4_00_000_00, [order]))
    expect(await make().send(asked(2_00_000_00, [order]))).toMatchObject({ state: 'failed' })
    const two = await Promise.allSettled([
      make().send(asked(80_000_00, [order])),
      make().send(asked(80_000_00, [order])),
    ])
    expect(two.filter((one) => one.status === 'fulfilled' && one.value.state === 'pending').length).toBeLessThan(2)
    expect(sumOf(order.reference)).toBeLessThanOrEqual(5_00_000)
  })

  test('to the same payee out of the same order is paid in its turn', async () => {
    const order = paidOrder(5_00_000_00)
    const first = asked(1_00_000_00, [order])
    const second = asked(2_00_000_00, [order])
    await make().send(first)
    server.split.settle()
    app.clock.advance(1000)
    await make().send(second)
    expect(await make().find(first.reference)).toMatchObject({ state: 'paid' })
    expect(await make().find(second.reference)).toMatchObject({ state: 'pending' })
  })

  test.each<[string, CashfreeReply]>([
    ['wrong keys', cashfreeError(401, 'request_unauthorized')],
    ['a breakdown', cashfreeError(500, 'api_error')],
    ['a page of a proxy', { http: 502, body: '<html>Bad gateway</html>' }],
    ['an empty answer', { http: 200, body: '' }],
    ['a conflict', cashfreeError(409, 'idempotency_error')],
  ])('answered with %s is unknown, and what is said of it names nobody', async (_, reply) => {
    server.interrupt = () => reply
    const error = await make()
      .send(asked(1_00_00, [paidOrder(5_00_000_00)]))
      .then(
        () => null,
        (thrown) => thrown,
      )
    expect(error).toBeInstanceOf(PayoutUnanswered)
    for (const secret of ['secret', 'Mandar', '50100123456789']) expect(error.message).not.toContain(secret)
  })
})
