import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { choose, comeBack, createOrder, createPaid, prepareOrders } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
})
afterAll(() => app.close())

test('orders are listed by the date they show: of payment, or of asking while they wait', async () => {
  const buyer = await createUser(app)
  const paidLast = await createOrder(buyer)
  app.clock.advance(60_000)
  const paidFirst = await createPaid(app, buyer)
  app.clock.advance(60_000)
  await choose(app, paidLast, 'pay')
  await comeBack(buyer, paidLast.id)
  const waits = await createOrder(buyer)
  const { data } = await buyer.client.orders.list()
  expect(data.map(({ id }) => id)).toEqual([waits.id, paidLast.id, paidFirst.id])
})
