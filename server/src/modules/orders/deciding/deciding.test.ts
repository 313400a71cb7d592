import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import {
  balance,
  choose,
  comeBack,
  createOrder,
  createPaid,
  given,
  newKey,
  prepareOrders,
  runNow,
} from '../../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { followRefundsJob } from '../index.ts'

const reason = 'The report was about another building.'
let app: TestApp
let admin: TestPerson
let buyer: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
  admin = await createUser(app, { role: 'admin', firstname: 'Nandini', lastname: 'Rao' })
  buyer = await createUser(app, { firstname: 'Zubin', lastname: 'Wadia', email: 'zubin@example.in' })
})
afterAll(() => app.close())

const actCount = async () => (await admin.client.backoffice.listAudit()).total
const waiting = async (key: string) =>
  (await admin.client.backoffice.getOverview()).data.find((queue) => queue.key === key)?.waiting

test.each(['user', 'agent', 'lawyer', 'evaluator'] as const)('a %s neither sees nor moves anything', async (role) => {
  const { client } = await createUser(app, { role })
  const calls = [
    () => client.orders.listForReview(),
    () => client.orders.getForReview({ id: 1 }),
    () => client.orders.refund({ id: 1, reason, key: newKey() }),
    () => client.orders.retryRefund({ id: 1, refundId: 1, reason }),
    () => client.orders.getPartner(),
  ]
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ http: 403, body: { code: 'role-not-allowed' } })
})

test('orders are found by number, reference, invoice, name, email and mobile, without contact details', async () => {
  const paid = await createPaid(app, buyer)
  const { order } = (await admin.client.orders.getForReview({ id: paid.id })).data
  const texts = [String(paid.id), order.reference, order.reference.toLowerCase(), paid.invoice?.number ?? '?']
  for (const text of [...texts, 'zub', 'Zubin Wad', 'ZUBIN@example.in', buyer.user.mobile]) {
    const { data } = await admin.client.orders.listForReview({ text })
    expect([text, data[0]?.id]).toEqual([text, paid.id])
    expect(data[0]?.payer).toEqual({
      id: buyer.user.id,
      name: 'Zubin Wadia',
      email: 'zu…@example.in',
      mobile: `******${buyer.user.mobile.slice(-4)}`,
    })
  }
  expect((await admin.client.orders.listForReview({ text: '%' })).total).toBe(0)
  expect((await admin.client.orders.listForReview({ text: 'zub', status: 'failed' })).total).toBe(0)
  await expect(admin.client.orders.getForReview({ id: 1e9 })).rejects.toMatchObject({ http: 404 })
})

describe('a refund', () => {
  test('in full: credit note, books, the purchase withdrawn, the payer told, the log, and then the money', async () => {
    const paid = await createPaid(app, buyer)
    const before = {
      revenue: await balance(app, 'revenue:property-analysis'),
      cash: await balance(app, 'gateway:sandbox'),
    }
    const key = newKey()
    const ask = () => admin.client.orders.refund({ id: paid.id, reason, key })
    const lines = await actCount()
    const { data } = await ask()
    expect(data).toMatchObject({
      order: { status: 'refunded', refunded: 1180 },
      refundable: 0,
      refunds: [
        {
          amount: 1180,
          status: 'pending',
          by: 'Nandini Rao',
          reason,
          creditNote: { number: expect.stringMatching(/^CN\//) },
        },
      ],
    })
    // The same press again.
    expect((await ask()).data.refunds).toHaveLength(1)
    expect(await actCount()).toBe(lines + 1)
    expect(await given(app, paid.id)).toEqual(['fulfilled', 'revoked'])
    expect((await balance(app, 'revenue:property-analysis')) - before.revenue).toBe(1000_00)
    const { data: notices } = await buyer.client.notifications.listNotifications({ id: buyer.user.id })
    expect(notices[0]).toMatchObject({ title: 'Your money is on its way back', body: expect.stringContaining(reason) })

    await runNow(app)
    app.clock.advance(5 * 60_000)
    await runNow(app, followRefundsJob)
    expect((await balance(app, 'gateway:sandbox')) - before.cash).toBe(-1180_00)
    expect(await balance(app, 'refunds:sandbox')).toBe(0)
    const { allData } = await buyer.client.orders.listRefunds({ userId: buyer.user.id })
    expect(allData[0]).toMatchObject({ orderId: paid.id, amount: 1180, status: 'done', reason })
    await expect(buyer.client.orders.listRefunds({ userId: admin.user.id })).rejects.toMatchObject({ http: 404 })
    expect((await admin.client.backoffice.listAudit()).data[0]).toMatchObject({
      act: 'order.refunded',
      person: { name: 'Zubin Wadia' },
      subjectId: paid.id,
      reason,
    })
  })

  test('in parts never returns more than was paid, and the last part withdraws the purchase', async () => {
    const paid = await createPaid(app, buyer)
    const part = (amount: number) => admin.client.orders.refund({ id: paid.id, amount, reason, key: newKey() })
    expect((await part(333.33)).data).toMatchObject({ order: { status: 'paid', refunded: 333.33 }, refundable: 846.67 })
    await expect(part(846.68)).rejects.toMatchObject({ http: 400, body: { errors: { amount: expect.any(String) } } })
    for (const wrong of [0, -1, 1.001, 0.001, 1e-9, 1e-320, 1e30]) {
      await expect(part(wrong)).rejects.toMatchObject({ http: 400, body: { errors: { amount: expect.any(String) } } })
    }
    expect(await given(app, paid.id)).toEqual(['fulfilled'])
    expect((await part(846.67)).data.order.status).toBe('refunded')
    expect(await given(app, paid.id)).toEqual(['fulfilled', 'revoked'])
    const notes = await app.db.one<{ taxable: number; cgst: number }>(sql`
      select sum(taxable_paise)::bigint as taxable, sum(cgst_paise)::bigint as cgst from credit_notes
      where invoice_id = ${paid.invoice?.id}`)
    expect(notes).toEqual({ taxable: 1000_00, cgst: 90_00 })
    await expect(part(1)).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
  })

  test('of two at once only what was paid goes back', async () => {
    const paid = await createPaid(app, buyer)
    const both = await Promise.allSettled(
      [1, 2].map(() => admin.client.orders.refund({ id: paid.id, reason, key: newKey() })),
    )
    expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    const { data } = await admin.client.orders.getForReview({ id: paid.id })
    expect(data.refunds).toHaveLength(1)
  })

  test('needs a reason and an order that is paid', async () => {
    const open = await createOrder(buyer)
    const lines = await actCount()
    const ask = (id: number, why = reason) => admin.client.orders.refund({ id, reason: why, key: newKey() })
    await expect(ask(open.id)).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    await expect(ask(open.id, 'no')).rejects.toMatchObject({
      http: 400,
      body: { errors: { reason: expect.any(String) } },
    })
    await expect(ask(1e9)).rejects.toMatchObject({ http: 404 })
    expect(await actCount()).toBe(lines)
  })

  test('that the partner cannot make waits in the queue, and is asked for again under a new name', async () => {
    const paid = await createPaid(app, buyer)
    const session = sql`(select s.id from sandbox_sessions s join orders o on o.reference = s.reference where o.id = ${paid.id})`
    // The money is gone from the simulated partner: it refuses.
    await app.db.run(sql`update sandbox_payments set state = 'failed' where session_id = ${session}`)
    await admin.client.orders.refund({ id: paid.id, reason, key: newKey() })
    await runNow(app)
    const { refunds } = (await admin.client.orders.getForReview({ id: paid.id })).data
    expect(refunds).toMatchObject([{ status: 'failed', problem: expect.any(String) }])
    expect(await waiting('refunds')).toBe(1)
    expect((await admin.client.orders.listForReview({ show: 'refunds' })).data.map((order) => order.id)).toEqual([
      paid.id,
    ])
    await app.db.run(sql`update sandbox_payments set state = 'success' where session_id = ${session}`)
    const refundId = refunds[0]?.id ?? 0
    const again = () => admin.client.orders.retryRefund({ id: paid.id, refundId, reason })
    expect((await again()).data.refunds).toMatchObject([{ status: 'pending', problem: null }])
    await expect(again()).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    await expect(admin.client.orders.retryRefund({ id: 1e9, refundId, reason })).rejects.toMatchObject({
      http: 404,
    })
    await runNow(app)
    app.clock.advance(5 * 60_000)
    await runNow(app, followRefundsJob)
    expect((await admin.client.orders.getForReview({ id: paid.id })).data.refunds[0]?.status).toBe('done')
    expect(await waiting('refunds')).toBe(0)
  })
})

test('a payment that does not match is in the queue, and an order shows everything that happened to it', async () => {
  const order = await createOrder(buyer)
  await choose(app, order, 'pay')
  await app.db.run(sql`
    update sandbox_payments set currency = 'USD' where session_id = ${order.checkoutUrl?.split('/').at(-1)}`)
  await comeBack(buyer, order.id)
  expect(await waiting('mismatched')).toBe(1)
  const { data } = await admin.client.orders.listForReview({ show: 'mismatched' })
  expect(data.map((shown) => shown.id)).toEqual([order.id])
  expect((await admin.client.orders.getForReview({ id: order.id })).data).toMatchObject({
    payments: [{ role: 'mismatched', amount: 1180, method: 'UPI' }],
    events: [{ what: 'created' }, { what: 'does-not-fit' }],
    refundable: 0,
  })
})

test('says who takes the money and which notifications were not processed', async () => {
  await app.inject({ method: 'POST', url: '/api/payments/webhook/sandbox', payload: { a: 1 } })
  expect((await admin.client.orders.getPartner()).data).toEqual({
    name: 'sandbox',
    isSimulation: true,
    lastWebHookAt: null,
    refused: [{ because: 'signature', times: 1 }],
  })
})
