import { orderGraph } from '@properysearch/contract/orders/facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import {
  balance,
  choose,
  comeBack,
  createOrder,
  createPaid,
  given,
  newKey,
  newSubject,
  prepareOrders,
  runNow,
  whatHappened,
} from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { anonymiseUser } from '../accounts/users.sql.ts'
import { expireOrdersJob, followRefundsJob, reconcileOrdersJob } from './orders.jobs.ts'

const purpose = 'property-analysis' as const
const minute = 60_000
let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
  person = await createUser(app)
})
afterAll(() => app.close())

describe('a price', () => {
  test('is the server’s, with the tax of the place: two halves at home, one whole elsewhere', async () => {
    const home = await person.client.orders.quote({ purpose, subjectId: 1000 })
    expect(home.data).toMatchObject({ title: 'Report 1000', taxable: 1000, cgst: 90, sgst: 90, igst: 0, total: 1180 })
    expect(home.data.isSimulation).toBe(true)
    const away = await person.client.orders.quote({ purpose, subjectId: 7 })
    expect(away.data).toMatchObject({ placeOfSupply: 'Karnataka', cgst: 0, igst: 180, total: 1180 })
    const business = await person.client.orders.quote({ purpose, subjectId: 1000, gstin: '29AAPFU0939F1ZR' })
    expect(business.data).toMatchObject({ placeOfSupply: 'Karnataka', igst: 180 })
  })

  test('cannot be sent along: an amount of the caller’s own changes nothing', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': newKey() },
      payload: { purpose, subjectId: newSubject(), amount: 1, total: 1, taxablePaise: 100 },
    })
    expect(response.json().data).toMatchObject({ total: 1180, status: 'created' })
  })

  test('is not shown to people who may not buy it, nor for what cannot be bought', async () => {
    const { orders } = person.client
    await expect(orders.quote({ purpose, subjectId: 404 })).rejects.toMatchObject({ http: 404 })
    await expect(orders.quote({ purpose, subjectId: person.user.id })).rejects.toMatchObject({
      body: { code: 'moved-on' },
    })
    await expect(orders.quote({ purpose: 'booking-penny', subjectId: 1 })).rejects.toMatchObject({ http: 404 })
    await expect(orders.quote({ purpose, subjectId: 1, gstin: '27AAPFU0939F1ZX' })).rejects.toMatchObject({
      http: 400,
      body: { errors: { gstin: expect.any(String) } },
    })
    await expect(orders.quote({ purpose: 'gold' as 'subscription', subjectId: 1 })).rejects.toMatchObject({ http: 400 })
  })
})

describe('an order', () => {
  test('is one per key, however often and however fast it is sent', async () => {
    const asked = { purpose, subjectId: newSubject(), key: newKey() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.client.orders.create(asked)))
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
    expect(new Set(answers.map((answer) => answer.data.checkoutUrl)).size).toBe(1)
    await expect(person.client.orders.create({ ...asked, subjectId: newSubject() })).rejects.toMatchObject({
      body: { code: 'changed-meanwhile' },
    })
    await expect(person.client.orders.create({ ...asked, option: 'other' })).rejects.toMatchObject({
      body: { code: 'changed-meanwhile' },
    })
    const other = await createUser(app)
    expect((await other.client.orders.create(asked)).data.id).not.toBe(answers[0]?.data.id)
  })

  test('for the same thing that still waits is answered instead of a second one', async () => {
    const subjectId = newSubject()
    const first = await createOrder(person, { subjectId })
    expect((await createOrder(person, { subjectId })).id).toBe(first.id)
    expect((await createOrder(person, { subjectId, option: 'x' })).id).not.toBe(first.id)
    app.clock.advance(26 * minute)
    expect((await createOrder(person, { subjectId })).id).not.toBe(first.id)
  })

  test('needs a key of a fitting form', async () => {
    for (const key of ['short', 'x'.repeat(65), 'no spaces allowed here']) {
      await expect(person.client.orders.create({ purpose, subjectId: 1, key })).rejects.toMatchObject({
        http: 400,
        body: { errors: { key: expect.any(String) } },
      })
    }
  })

  test('is its payer’s alone', async () => {
    const order = await createOrder(person)
    expect((await person.client.orders.get({ id: order.id })).data).toEqual(order)
    const other = await createUser(app)
    await expect(other.client.orders.get({ id: order.id })).rejects.toMatchObject({ http: 404 })
    await expect(other.client.orders.cancel({ id: order.id })).rejects.toMatchObject({ http: 404 })
    expect((await other.client.orders.list()).total).toBe(0)
  })

  test('is listed newest first, by state and by purpose', async () => {
    const buyer = await createUser(app)
    const first = await createPaid(app, buyer)
    const second = await createOrder(buyer)
    const { data, total } = await buyer.client.orders.list()
    expect([total, data.map((order) => order.id)]).toEqual([2, [second.id, first.id]])
    expect((await buyer.client.orders.list({ status: 'paid' })).data).toEqual([first])
    expect((await buyer.client.orders.list({ purpose: 'subscription' })).total).toBe(0)
    expect((await buyer.client.orders.list({ group: 'services' })).total).toBe(2)
    expect((await buyer.client.orders.list({ group: 'services', status: 'paid' })).data).toEqual([first])
    expect((await buyer.client.orders.list({ group: 'contacts' })).total).toBe(0)
    await expect(buyer.client.orders.list({ group: 'gold' as 'contacts' })).rejects.toMatchObject({ http: 400 })
    expect((await buyer.client.orders.list({ page: 2 })).data).toEqual([])
    await expect(buyer.client.orders.list({ page: 0 })).rejects.toMatchObject({ http: 400 })
  })

  test('moves along its graph only, and its price never changes: the database says so', async () => {
    const moves = await app.db.many<{ fromState: string; toState: string }>(
      sql`select from_state, to_state from order_moves order by 1, 2`,
    )
    const declared = Object.values(orderGraph.acts).flatMap(({ from, to }) => from.map((state) => `${state} ${to}`))
    expect(moves.map((move) => `${move.fromState} ${move.toState}`).sort()).toEqual(declared.sort())
    const { id } = await createOrder(person)
    const change = (what: ReturnType<typeof sql>) => app.db.run(sql`update orders set ${what} where id = ${id}`)
    await expect(change(sql`state = 'refunded'`)).rejects.toThrow('does not go from created to refunded')
    await expect(change(sql`taxable_paise = 1, total_paise = 18001`)).rejects.toThrow('does not change')
    await expect(change(sql`user_id = user_id + 1`)).rejects.toThrow('does not change')
    await expect(app.db.run(sql`delete from order_events`)).rejects.toThrow('append-only')
  })

  test('can be cancelled while it waits, and then not be paid', async () => {
    const order = await createOrder(person)
    expect((await person.client.orders.cancel({ id: order.id })).data).toMatchObject({ status: 'cancelled' })
    await expect(person.client.orders.cancel({ id: order.id })).rejects.toMatchObject({ body: { code: 'moved-on' } })
    await choose(app, order, 'pay')
    expect(await comeBack(person, order.id)).toMatchObject({ status: 'cancelled', checkoutUrl: null })
  })

  test('that was paid in another tab cannot be cancelled, and is paid', async () => {
    const order = await createOrder(person)
    await choose(app, order, 'pay')
    await expect(person.client.orders.cancel({ id: order.id })).rejects.toMatchObject({ body: { code: 'moved-on' } })
    expect((await person.client.orders.get({ id: order.id })).data.status).toBe('paid')
  })
})

describe('being paid', () => {
  test('gives what was bought, an invoice, the books and a notice, all at once', async () => {
    const buyer = await createUser(app)
    const before = await balance(app, 'gateway:sandbox')
    const order = await createOrder(buyer)
    await choose(app, order, 'pay', 'card')
    const paid = await comeBack(buyer, order.id)
    expect(paid).toMatchObject({
      status: 'paid',
      checkoutUrl: null,
      invoice: { number: expect.stringMatching(/^PS\//) },
    })
    expect(await given(app, order.id)).toEqual(['fulfilled'])
    expect((await balance(app, 'gateway:sandbox')) - before).toBe(1180_00)
    const { data } = await buyer.client.notifications.listNotifications({ id: buyer.user.id })
    expect(data[0]).toMatchObject({
      title: 'Payment received',
      body: expect.stringContaining(paid.invoice?.number ?? '?'),
    })
    const invoice = await app.db.one(sql`select * from invoices where order_id = ${order.id}`)
    expect(invoice).toMatchObject({ totalPaise: 1180_00, paidBy: 'Card', recipientName: 'Asha Kulkarni' })
  })

  test('counts once, by callback, webhook and job, in any order and at the same time', async () => {
    const order = await createOrder(person)
    await choose(app, order, 'pay')
    await app.db.run(sql`update orders set next_check_at = ${app.clock.now} where id = ${order.id}`)
    await Promise.all([
      ...Array.from({ length: 5 }, () => comeBack(person, order.id)),
      runNow(app, reconcileOrdersJob),
      runNow(app, expireOrdersJob),
    ])
    await comeBack(person, order.id)
    expect(await given(app, order.id)).toEqual(['fulfilled'])
    expect((await whatHappened(app, order.id)).filter((what) => what === 'paid')).toHaveLength(1)
  })

  test('does not follow from a callback: without money at the partner nothing happens', async () => {
    const order = await createOrder(person)
    expect(await comeBack(person, order.id)).toMatchObject({ status: 'created', checkoutUrl: order.checkoutUrl })
    expect(await given(app, order.id)).toEqual([])
  })

  test('is found out by the reconciling job when nobody tells us, ever more seldom', async () => {
    const order = await createOrder(person)
    await choose(app, order, 'pay')
    const nextCheck = async () =>
      (await app.db.one<{ at: Date | null }>(sql`select next_check_at as at from orders where id = ${order.id}`)).at
    expect((await nextCheck())?.getTime()).toBe(app.clock.now.getTime() + minute)
    app.clock.advance(minute)
    await runNow(app, reconcileOrdersJob)
    expect((await person.client.orders.get({ id: order.id })).data.status).toBe('paid')
    app.clock.advance(60 * minute)
    await runNow(app, reconcileOrdersJob)
    expect(await nextCheck()).toBeNull()
    const waiting = await createOrder(person)
    const gaps: number[] = []
    for (let i = 0; i < 3; i++) {
      app.clock.advance(gaps.at(-1) ?? minute)
      await runNow(app, reconcileOrdersJob)
      const { at } = await app.db.one<{ at: Date }>(
        sql`select next_check_at as at from orders where id = ${waiting.id}`,
      )
      gaps.push(at.getTime() - app.clock.now.getTime())
    }
    expect(gaps).toEqual([2 * minute, 4 * minute, 8 * minute])
  })

  test.each([100, 1180_01])('a wrong amount (%i paise) buys nothing and is returned', async (amountPaise) => {
    const buyer = await createUser(app)
    const order = await createOrder(buyer)
    await choose(app, order, 'pay')
    await app.db.run(sql`
      update sandbox_payments set amount_paise = ${amountPaise} where session_id = ${order.checkoutUrl?.split('/').at(-1)}`)
    expect(await comeBack(buyer, order.id)).toMatchObject({
      status: 'failed',
      invoice: null,
      problem: 'The amount received does not match the price of this order. Your money is on its way back.',
    })
    expect(await given(app, order.id)).toEqual([])
    expect(await whatHappened(app, order.id)).toEqual(['created', 'does-not-fit', 'sent-back'])
    expect((await buyer.client.orders.listRefunds({ userId: buyer.user.id })).allData).toMatchObject([
      { amount: amountPaise / 100, creditNote: null },
    ])
    await runNow(app)
    app.clock.advance(5 * minute)
    await runNow(app, followRefundsJob)
    expect((await buyer.client.orders.listRefunds({ userId: buyer.user.id })).allData[0]?.status).toBe('done')
    expect(await balance(app, 'refunds:sandbox')).toBe(0)
    expect(app.logged()).toContain('a payment does not match its order')
  })

  test('another currency gives nothing and waits for a person', async () => {
    const order = await createOrder(person)
    await choose(app, order, 'pay')
    await app.db.run(sql`
      update sandbox_payments set currency = 'USD' where session_id = ${order.checkoutUrl?.split('/').at(-1)}`)
    expect(await comeBack(person, order.id)).toMatchObject({ status: 'created', invoice: null })
    expect(await given(app, order.id)).toEqual([])
    expect(await whatHappened(app, order.id)).toEqual(['created', 'does-not-fit'])
  })

  test('twice sends the second payment back by itself, once', async () => {
    const before = await balance(app, 'gateway:sandbox')
    const buyer = await createUser(app)
    const order = await createOrder(buyer)
    await choose(app, order, 'twice')
    expect(await comeBack(buyer, order.id)).toMatchObject({ status: 'paid', refunded: 0, sentBack: 1180 })
    await runNow(app)
    app.clock.advance(5 * minute)
    await runNow(app, followRefundsJob)
    await runNow(app, followRefundsJob)
    expect(await given(app, order.id)).toEqual(['fulfilled'])
    const { allData } = await buyer.client.orders.listRefunds({ userId: buyer.user.id })
    expect(allData).toMatchObject([
      { amount: 1180, status: 'done', creditNote: null, reason: 'This order was paid twice.' },
    ])
    expect((await balance(app, 'gateway:sandbox')) - before).toBe(1180_00)
    expect(await balance(app, 'refunds:sandbox')).toBe(0)
  })

  test('for what can no longer be given sends the money back and leaves nothing else', async () => {
    const buyer = await createUser(app)
    const order = await createOrder(buyer, { subjectId: 13 })
    await choose(app, order, 'pay')
    expect(await comeBack(buyer, order.id)).toMatchObject({
      status: 'failed',
      invoice: null,
      problem: 'This report is no longer offered. Your money is on its way back.',
      sentBack: 1180,
    })
    expect(await given(app, order.id)).toEqual([])
    expect((await buyer.client.orders.listRefunds({ userId: buyer.user.id })).allData).toMatchObject([
      { amount: 1180, status: 'pending', orderTotal: 1180 },
    ])
  })

  test('by somebody who has closed their account meanwhile goes back', async () => {
    const buyer = await createUser(app)
    const order = await createOrder(buyer)
    await choose(app, order, 'pay')
    await anonymiseUser(app.db, buyer.user.id, { passwordHash: '-', now: app.clock.now })
    app.clock.advance(minute)
    await runNow(app, reconcileOrdersJob)
    expect(await given(app, order.id)).toEqual([])
    expect(await whatHappened(app, order.id)).toEqual(['created', 'sent-back'])
  })

  test('late is honoured, whatever the order had become', async () => {
    const order = await createOrder(person)
    await choose(app, order, 'late')
    expect(await comeBack(person, order.id)).toMatchObject({ status: 'expired' })
    await runNow(app)
    expect(await comeBack(person, order.id)).toMatchObject({ status: 'paid', problem: null })
    expect(await whatHappened(app, order.id)).toEqual(['created', 'expired', 'paid-late'])
    expect(await given(app, order.id)).toEqual(['fulfilled'])
  })

  test('a try that failed leaves nothing behind, and the same checkout may still be paid', async () => {
    const order = await createOrder(person)
    await choose(app, order, 'fail')
    expect(await comeBack(person, order.id)).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('go through'),
    })
    expect(await given(app, order.id)).toEqual([])
    await choose(app, order, 'pay')
    expect(await comeBack(person, order.id)).toMatchObject({ status: 'paid' })
  })

  test('somebody who leaves without paying finds the order waiting', async () => {
    const order = await createOrder(person)
    await choose(app, order, 'abandon')
    expect(await comeBack(person, order.id)).toEqual(order)
    expect(await given(app, order.id)).toEqual([])
  })

  test('an order that nobody pays expires after half an hour, there and here', async () => {
    const order = await createOrder(person)
    app.clock.advance(29 * minute)
    await runNow(app, expireOrdersJob)
    expect((await person.client.orders.get({ id: order.id })).data.status).toBe('created')
    app.clock.advance(2 * minute)
    await runNow(app, expireOrdersJob)
    expect((await person.client.orders.get({ id: order.id })).data).toMatchObject({
      status: 'expired',
      checkoutUrl: null,
    })
    await choose(app, order, 'pay')
    expect((await comeBack(person, order.id)).status).toBe('expired')
  })
})
