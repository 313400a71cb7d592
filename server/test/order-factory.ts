import { randomUUID } from 'node:crypto'
import type { Order } from '@properysearch/contract/orders/calls'
import { sql } from '../src/platform/db/sql.ts'
import { enqueue, type JobKind } from '../src/platform/jobs/jobs.ts'
import type { TestPerson } from './factories.ts'
import type { TestApp } from './test-app.ts'
import { fulfilments, type HeldOption } from './test-purpose.ts'

export const newKey = () => randomUUID()

let subjects = 100
/** Something that nobody has ordered yet. */
export const newSubject = () => ++subjects

export const prepareOrders = (app: TestApp) => app.db.run(fulfilments)

export async function createOrder(
  person: TestPerson,
  given: {
    subjectId?: number
    option?: string
    gstin?: string
    businessName?: string
    businessAddress?: string
  } = {},
): Promise<Order> {
  const { data } = await person.client.orders.create({
    purpose: 'property-analysis',
    subjectId: newSubject(),
    key: newKey(),
    ...given,
  })
  return data
}

/** Presses a button on the simulated checkout page. */
export async function choose(app: TestApp, order: Order, outcome: string, method = 'upi') {
  return app.inject({
    method: 'POST',
    url: order.checkoutUrl ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome, method }).toString(),
  })
}

export async function createHeld(person: Pick<TestPerson, 'client'>, option: HeldOption): Promise<Order> {
  const wanted = { purpose: 'property-analysis', subjectId: newSubject(), option } as const
  return (await person.client.orders.create({ ...wanted, key: newKey() })).data
}

export async function payHeld(app: TestApp, person: Pick<TestPerson, 'client'>, option: HeldOption): Promise<Order> {
  const order = await createHeld(person, option)
  await choose(app, order, 'pay')
  return (await person.client.callBacks.propertyanalysis({ order_id: order.id })).data
}

export const comeBack = async (person: TestPerson, orderId: number) =>
  (await person.client.callBacks.propertyanalysis({ order_id: orderId })).data

export async function createPaid(app: TestApp, person: TestPerson, given: { subjectId?: number } = {}): Promise<Order> {
  const order = await createOrder(person, given)
  await choose(app, order, 'pay')
  return comeBack(person, order.id)
}

/** Has a job done now, with whatever else is due, also what was to wait a little. */
export async function runNow(app: TestApp, kind?: JobKind<Record<string, never>>): Promise<void> {
  if (kind) await enqueue(app.db, kind, {})
  await app.db.run(sql`update graphile_worker._private_jobs set run_at = now() where attempts = 0`)
  await app.runJobs()
}

export const whatHappened = (app: TestApp, orderId: number) =>
  app.db
    .many<{ what: string }>(sql`select what from order_events where order_id = ${orderId} order by id`)
    .then((rows) => rows.map((row) => row.what))

export const given = (app: TestApp, orderId: number) =>
  app.db
    .many<{ what: string }>(sql`select what from test_fulfilments where order_id = ${orderId} order by id`)
    .then((rows) => rows.map((row) => row.what))

/** The balance of an account, in paise. */
export async function balance(app: TestApp, account: string): Promise<number> {
  const { sum } = await app.db.one<{ sum: number }>(sql`
    select coalesce(sum(paise), 0)::bigint as sum from ledger_entries where account = ${account}`)
  return sum
}
