import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { openWithNestedLoops } from '../../../test/nested-loops.ts'
import { createOrder, createPaid, newKey, prepareOrders } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { takeDueChecks } from './orders.sql.ts'
import { takeDueRefunds } from './refunds.sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
})
afterAll(() => app.close())

const due = new Date('2100-01-01')

test('no more are taken than asked for, whichever plan the database chooses', async () => {
  const [person, admin] = [await createUser(app), await createUser(app, { role: 'admin' })]
  for (let i = 0; i < 5; i++) {
    const { id } = await createPaid(app, person)
    await admin.client.orders.refund({ id, amount: 1, reason: 'Asked for it back', key: newKey() })
    await createOrder(person)
  }
  await app.db.run(sql`update orders set next_check_at = ${app.clock.now}`)
  const db = openWithNestedLoops(app)
  const orders = await takeDueChecks(db, due, 2)
  const refunds = await takeDueRefunds(db, due, 2)
  await db.close()
  expect([orders.length, refunds.length]).toEqual([2, 2])
})
