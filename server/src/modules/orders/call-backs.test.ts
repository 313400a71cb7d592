import { type CallBackName, callBackNames } from '@properysearch/contract/orders/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { choose, createOrder, prepareOrders } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
  person = await createUser(app)
})
afterAll(() => app.close())

const calls: Record<CallBackName, (by: TestPerson, order_id: number) => Promise<{ data: { status: string } }>> = {
  propertysubscription: (by, order_id) => by.client.callBacks.propertysubscription({ order_id }),
  contact: (by, order_id) => by.client.callBacks.contact({ order_id }),
  rentcontact: (by, order_id) => by.client.callBacks.rentcontact({ order_id }),
  propertypromote: (by, order_id) => by.client.callBacks.propertypromote({ order_id }),
  profilepremium: (by, order_id) => by.client.callBacks.profilepremium({ order_id }),
  propertyanalysis: (by, order_id) => by.client.callBacks.propertyanalysis({ order_id }),
  leadRequestpayment: (by, order_id) => by.client.callBacks.leadRequestpayment({ order_id }),
  agents: (by, order_id) => by.client.callBacks.agents({ order_id }),
  lawyer: (by, order_id) => by.client.callBacks.lawyer({ order_id }),
  propertyevaluator: (by, order_id) => by.client.callBacks.propertyevaluator({ order_id }),
  book: (by, order_id) => by.client.callBacks.book({ order_id }),
}

test.each(callBackNames)('%s finds no order that does not exist, and none without a number', async (name) => {
  await expect(calls[name](person, 1e9)).rejects.toMatchObject({ http: 404 })
  await expect(calls[name](person, 0)).rejects.toMatchObject({ http: 400 })
})

test('an order is answered at the call-back of its purpose, and at no other', async () => {
  const order = await createOrder(person)
  await choose(app, order, 'pay')
  for (const name of callBackNames.filter((name) => name !== 'propertyanalysis')) {
    await expect(calls[name](person, order.id)).rejects.toMatchObject({ http: 404 })
  }
  expect((await person.client.orders.get({ id: order.id })).data.status).toBe('created')
  expect((await calls.propertyanalysis(person, order.id)).data.status).toBe('paid')
})

test('somebody else’s order does not exist, and is not even asked about', async () => {
  const order = await createOrder(person)
  await choose(app, order, 'pay')
  const other = await createUser(app)
  await expect(calls.propertyanalysis(other, order.id)).rejects.toMatchObject({ http: 404 })
  expect(app.logged()).toContain('somebody asked for an order that is not theirs')
  const admin = await createUser(app, { role: 'admin' })
  await expect(calls.propertyanalysis(admin, order.id)).rejects.toMatchObject({ http: 404 })
  expect((await person.client.orders.get({ id: order.id })).data.status).toBe('created')
})
