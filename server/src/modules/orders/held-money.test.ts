import type { Order } from '@properysearch/contract/orders/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import {
  balance,
  choose,
  createHeld,
  given,
  newKey,
  payHeld,
  prepareOrders,
  runNow,
} from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import { hashPassword } from '../auth/index.ts'
import { checkLedger, post } from '../ledger/index.ts'
import { followRefundsJob } from './orders.jobs.ts'
import { refundOrder } from './refund-order.ts'

let app: TestApp
let admin: TestPerson
let payer: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
  admin = await createUser(app, { role: 'admin' })
  payer = await createUser(app)
})
afterAll(() => app.close())

const giveBack = (order: Order, amount?: number) =>
  admin.client.orders.refund({
    id: order.id,
    reason: 'The work was not done.',
    key: newKey(),
    ...(amount === undefined ? {} : { amount }),
  })
const rowsOf = (table: ReturnType<typeof sql>, order: Order) =>
  app.db.many(sql`select from ${table} where order_id = ${order.id}`)
const heldOf = (order: Order) => balance(app, `held:commission:${order.subjectId}`)
const earned = async () => {
  const { sum } = await app.db.one<{ sum: number }>(sql`
    select coalesce(sum(-paise), 0)::bigint as sum from ledger_entries
    where account like 'revenue:property-%' or account like 'gst:%'`)
  return sum
}

describe('money that is held for somebody', () => {
  test('is quoted as such', async () => {
    const { data } = await payer.client.orders.quote({
      purpose: 'property-analysis',
      subjectId: 1,
      option: 'held-with-fee',
    })
    expect(data).toMatchObject({ taxable: 500, cgst: 45, sgst: 45, igst: 0, held: 20_000, total: 20_590 })
    expect(data.heldFor).toBe('Meera Joshi')
  })

  test('is in an account of its own, nowhere income, with a receipt and no tax invoice', async () => {
    const before = await earned()
    const order = await payHeld(app, payer, 'held')
    expect(order).toMatchObject({ status: 'paid', held: 50_000, total: 50_000, taxable: 0, invoice: null })
    expect(order.receipt?.number).toMatch(/^RC\/26-27\/\d{6}$/)
    expect(await heldOf(order)).toBe(-50_000_00)
    expect(await earned()).toBe(before)
    expect(await rowsOf(sql`invoices`, order)).toEqual([])
    expect(await rowsOf(sql`receipts`, order)).toHaveLength(1)
    expect(await given(app, order.id)).toEqual(['fulfilled'])
    const notice = await app.db.one<{ body: string; link: string }>(
      sql`select body, link from notifications where user_id = ${payer.user.id} order by id desc limit 1`,
    )
    expect(notice.body).toContain(`Your receipt is ${order.receipt?.number}.`)
    expect(notice.link).toBe(`/propertyAnalysisPayment?order_id=${order.id}`)
    expect((await checkLedger(app.db)).problems).toEqual([])
  })

  test('besides a fee of ours has both papers, and only the fee is taxed', async () => {
    const before = await earned()
    const order = await payHeld(app, payer, 'held-with-fee')
    expect(order).toMatchObject({ status: 'paid', held: 20_000, taxable: 500, total: 20_590 })
    expect(await heldOf(order)).toBe(-20_000_00)
    expect((await earned()) - before).toBe(590_00)
    const { data: invoice } = await payer.client.invoices.getInvoice({ id: order.invoice?.id ?? 0 })
    expect(invoice).toMatchObject({ taxable: 500, total: 590 })
    expect(order.receipt).not.toBeNull()
  })

  test('has a receipt that its payer and the back office can keep, and nobody else', async () => {
    const order = await payHeld(app, payer, 'held')
    const id = order.receipt?.id ?? 0
    for (const reader of [payer, admin]) {
      const file = (await reader.client.invoices.downloadReceipt({ id })) as unknown as Blob
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
    const other = await createUser(app)
    await expect(other.client.invoices.downloadReceipt({ id })).rejects.toMatchObject({ http: 404 })
    await expect(app.db.run(sql`update receipts set amount_paise = 1`)).rejects.toThrow('kept as they were issued')
  })

  test('numbers its receipts without a gap, also when paying fails at the very end', async () => {
    const serials = async () =>
      (await app.db.many<{ serial: number }>(sql`select serial from receipts order by serial`)).map((row) => row.serial)
    const order = await createHeld(payer, 'held')
    await choose(app, order, 'pay')
    await app.db.run(sql`create function lose_power() returns trigger language plpgsql as $$ begin
      raise exception 'the power is gone'; end $$`)
    await app.db.run(sql`create trigger lose_power before insert on notifications execute function lose_power()`)
    await expect(payer.client.callBacks.propertyanalysis({ order_id: order.id })).rejects.toMatchObject({ http: 500 })
    await app.db.run(sql`drop trigger lose_power on notifications`)
    expect((await payer.client.callBacks.propertyanalysis({ order_id: order.id })).data.status).toBe('paid')
    const all = await serials()
    expect(all).toEqual(all.map((_, i) => i + 1))
  })
})

describe('refunding held money', () => {
  test('takes it from where it is held, without a credit note, and ends with the thing itself', async () => {
    const order = await payHeld(app, payer, 'held')
    await giveBack(order, 20_000)
    expect(await heldOf(order)).toBe(-30_000_00)
    const { data } = await giveBack(order)
    expect(data.order).toMatchObject({ status: 'refunded', refunded: 50_000, sentBack: 0 })
    expect(data.refunds.map((refund) => refund.creditNote)).toEqual([null, null])
    expect(await heldOf(order)).toBe(0)
    expect(await given(app, order.id)).toEqual(['fulfilled', 'revoked'])
    await runNow(app)
    app.clock.advance(5 * 60_000)
    await runNow(app, followRefundsJob)
    const { allData } = await payer.client.orders.listRefunds({ userId: payer.user.id })
    const own = allData.filter((refund) => refund.orderId === order.id)
    expect(own.map((refund) => refund.status)).toEqual(['done', 'done'])
    expect((await checkLedger(app.db)).problems).toEqual([])
  })

  test('gives back what was held first, then our fee with a credit note', async () => {
    const order = await payHeld(app, payer, 'held-with-fee')
    const before = await earned()
    await giveBack(order, 15_000)
    expect([await heldOf(order), await earned()]).toEqual([-5_000_00, before])
    const { data } = await giveBack(order, 5_100)
    expect([await heldOf(order), await earned()]).toEqual([0, before - 100_00])
    expect(data.refunds.map((refund) => refund.creditNote !== null)).toEqual([false, true])
    await giveBack(order)
    expect(await earned()).toBe(before - 590_00)
    expect((await checkLedger(app.db)).problems).toEqual([])
  })

  test('never gives back what was paid out of it meanwhile', async () => {
    const order = await payHeld(app, payer, 'held')
    await post(app.db, {
      key: `test:release:${order.id}`,
      kind: 'release',
      at: app.clock.now,
      entries: [
        { account: `held:commission:${order.subjectId}`, paise: 40_000_00 },
        { account: 'gateway:sandbox', paise: -40_000_00 },
      ],
    })
    await expect(giveBack(order)).rejects.toMatchObject({ http: 409, body: { code: 'limit-reached' } })
    expect(await heldOf(order)).toBe(-10_000_00)
    expect((await giveBack(order, 10_000)).data.order).toMatchObject({ status: 'paid', refunded: 10_000 })
  })

  test('of two who refund the same money at once, one succeeds', async () => {
    const order = await payHeld(app, payer, 'held')
    const asked = { orderId: order.id, amountPaise: null, reason: 'Not done.', adminId: admin.user.id, key: newKey() }
    const { purposes } = app.gathered
    const once = () => inTransaction(app.jobContext(), (tx) => refundOrder(tx, purposes, { ...asked, key: newKey() }))
    const results = await Promise.allSettled([once(), once(), once()])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await heldOf(order)).toBe(0)
  })
})

describe('what else may happen to held money', () => {
  test('paid twice, the second goes back and was never held', async () => {
    const order = await createHeld(payer, 'held')
    await choose(app, order, 'twice')
    const { data } = await payer.client.callBacks.propertyanalysis({ order_id: order.id })
    expect(data).toMatchObject({ status: 'paid', sentBack: 50_000 })
    expect(await heldOf(order)).toBe(-50_000_00)
  })

  test('the wrong sum is not held', async () => {
    const order = await createHeld(payer, 'held')
    await choose(app, order, 'pay')
    await app.db.run(sql`update sandbox_payments set amount_paise = 49_999_00
      where session_id = ${order.checkoutUrl?.split('/').at(-1)}`)
    const { data } = await payer.client.callBacks.propertyanalysis({ order_id: order.id })
    expect(data).toMatchObject({ status: 'failed', sentBack: 49_999, receipt: null })
    expect(await heldOf(order)).toBe(0)
  })

  test('late money is held all the same', async () => {
    const order = await createHeld(payer, 'held')
    await choose(app, order, 'pay')
    await app.db.run(sql`update orders set state = 'expired', closed_at = now() where id = ${order.id}`)
    expect((await payer.client.callBacks.propertyanalysis({ order_id: order.id })).data.status).toBe('paid')
    expect(await heldOf(order)).toBe(-50_000_00)
  })

  test('the database refuses a held order without its account, and a change of what is held', async () => {
    const order = await createHeld(payer, 'held')
    const change = (what: ReturnType<typeof sql>) => app.db.run(sql`update orders set ${what} where id = ${order.id}`)
    await expect(change(sql`held_for = 'hire:1'`)).rejects.toThrow('does not change')
    await expect(change(sql`held_paise = 0, total_paise = 100, taxable_paise = 100`)).rejects.toThrow('does not change')
    await expect(change(sql`held_for_whom = null`)).rejects.toThrow('orders_held')
  })

  test('is in the copy of one’s data', async () => {
    const person = await createUser(app)
    const order = await payHeld(app, person, 'held')
    expect(await app.gathered.dataCopy.receipts?.(app.jobContext(), person.user.id)).toEqual([
      expect.objectContaining({ number: order.receipt?.number, amountPaise: 50_000_00, heldForWhom: 'Meera Joshi' }),
    ])
  })
})

test('a person with money held cannot leave, is told so beforehand, and can leave once it is returned', async () => {
  const password = 'Vasundhara-1980'
  const person = await createUser(app, { passwordHash: await hashPassword(password) })
  const order = await payHeld(app, person, 'held')
  const { id } = person.user
  const words = '₹50,000.00 that you paid is still held.'
  expect((await person.client.erasure.getErasure({ id })).data.hindrance).toContain(words)
  const leave = () => person.client.erasure.eraseAccount({ id, password, confirmation: 'erase my account' })
  await expect(leave()).rejects.toMatchObject({
    http: 409,
    body: { code: 'not-yet', message: expect.stringContaining(words) },
  })
  await giveBack(order)
  expect((await person.client.erasure.getErasure({ id })).data.hindrance).toBeNull()
  await leave()
})
