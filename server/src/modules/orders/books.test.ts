import type { Order } from '@properysearch/contract/orders/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
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
} from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { checkLedger } from '../ledger/index.ts'
import { followRefundsJob } from './orders.jobs.ts'

let app: TestApp
let admin: TestPerson
let buyer: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
  admin = await createUser(app, { role: 'admin' })
  buyer = await createUser(app)
})
afterAll(() => app.close())

const reason = 'The report was about another building.'
const giveBack = (order: Order, amount?: number) =>
  admin.client.orders.refund({
    id: order.id,
    reason,
    key: newKey(),
    ...(amount === undefined ? {} : { amount }),
  })
const sessionOf = (order: Order) => order.checkoutUrl?.split('/').at(-1)

/** The money a partner holds for us, what we owe, what we earned and the tax on it, by everything but the books. */
async function withoutBooks() {
  const { gateway } = await app.db.one<{ gateway: number }>(sql`
    select (select coalesce(sum(amount_paise), 0) from sandbox_payments where state = 'success' and currency = 'INR')::bigint
      - (select coalesce(sum(amount_paise), 0) from refunds where state = 'done')::bigint as gateway`)
  const { owed } = await app.db.one<{ owed: number }>(
    sql`select coalesce(sum(amount_paise), 0)::bigint as owed from refunds where state <> 'done'`,
  )
  const sums = await app.db.one<Record<'revenue' | 'cgst' | 'sgst' | 'igst', number>>(sql`
    select sum(taxable)::bigint as revenue, sum(cgst)::bigint as cgst, sum(sgst)::bigint as sgst, sum(igst)::bigint as igst
    from (select taxable_paise, cgst_paise, sgst_paise, igst_paise from invoices
      union all select -taxable_paise, -cgst_paise, -sgst_paise, -igst_paise from credit_notes) it (taxable, cgst, sgst, igst)`)
  return { gateway, owed, ...sums }
}

async function inBooks() {
  return {
    gateway: await balance(app, 'gateway:sandbox'),
    owed: 0 - (await balance(app, 'refunds:sandbox')),
    revenue: 0 - (await balance(app, 'revenue:property-analysis')),
    cgst: 0 - (await balance(app, 'gst:cgst')),
    sgst: 0 - (await balance(app, 'gst:sgst')),
    igst: 0 - (await balance(app, 'gst:igst')),
  }
}

test('the books say what the partner, the invoices and the credit notes say, after everything that can happen', async () => {
  const agree = async () => expect(await inBooks()).toEqual(await withoutBooks())
  const home = await createPaid(app, buyer)
  const away = await createPaid(app, buyer, { subjectId: 7 })
  await agree()
  // In parts that do not divide, at home and away.
  for (const amount of [1, 333.33, 7.77]) {
    await giveBack(home, amount)
    await giveBack(away, amount)
    await agree()
  }
  await giveBack(home)
  await runNow(app)
  await agree()

  const twice = await createOrder(buyer)
  await choose(app, twice, 'twice')
  await comeBack(buyer, twice.id)
  const gone = await createOrder(buyer, { subjectId: 13 })
  await choose(app, gone, 'pay')
  await comeBack(buyer, gone.id)
  const short = await createOrder(buyer)
  await choose(app, short, 'pay')
  await app.db.run(sql`update sandbox_payments set amount_paise = 11_800 where session_id = ${sessionOf(short)}`)
  await comeBack(buyer, short.id)
  await agree()

  // One that the partner cannot make stays owed.
  const held = await createPaid(app, buyer)
  const session = sql`(select s.id from sandbox_sessions s join orders o on o.reference = s.reference where o.id = ${held.id})`
  await app.db.run(sql`update sandbox_payments set state = 'failed' where session_id = ${session}`)
  await giveBack(held)
  await runNow(app)
  await app.db.run(sql`update sandbox_payments set state = 'success' where session_id = ${session}`)
  app.clock.advance(5 * 60_000)
  await runNow(app, followRefundsJob)
  await agree()
  const { owed } = await inBooks()
  expect(owed).toBe(1180_00)
  expect((await checkLedger(app.db)).problems).toEqual([])
})

test('a crash at the very end of being paid leaves nothing of it, not even a number, and it is paid the next time', async () => {
  const order = await createOrder(buyer)
  await choose(app, order, 'pay')
  const before = { books: await inBooks(), rest: await withoutBooks() }
  const serial = async () =>
    (await app.db.one<{ last: number }>(sql`select last_serial as last from invoice_series where series = 'PS'`)).last
  const last = await serial()
  // The notice is the last that is written.
  await app.db.run(sql`create function lose_power() returns trigger language plpgsql as $$ begin
    raise exception 'the power is gone'; end $$`)
  await app.db.run(sql`create trigger lose_power before insert on notifications execute function lose_power()`)
  await expect(comeBack(buyer, order.id)).rejects.toMatchObject({ http: 500 })
  await app.db.run(sql`drop trigger lose_power on notifications`)
  expect(await given(app, order.id)).toEqual([])
  expect(await app.db.many(sql`select from payments where order_id = ${order.id}`)).toEqual([])
  expect([await inBooks(), await serial()]).toEqual([before.books, last])
  expect(await comeBack(buyer, order.id)).toMatchObject({ status: 'paid' })
  expect([await given(app, order.id), await serial()]).toEqual([['fulfilled'], last + 1])
})
