import type { Order } from '@properysearch/contract/orders/calls'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { choose, comeBack, createOrder, prepareOrders } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
  person = await createUser(app)
})
afterAll(() => app.close())

const open = (order: Order, way = '') => app.inject({ url: `${order.checkoutUrl}${way}` })

test('the page says that it is a simulation, what is paid and how much, and runs nothing', async () => {
  const order = await createOrder(person)
  const response = await open(order)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(response.headers['cache-control']).toBe('no-store')
  for (const text of ['No money moves here', '₹1,180.00', order.title, 'Pay twice', 'Pay late', 'Make it fail']) {
    expect(response.body).toContain(text)
  }
  expect(response.body).not.toContain('<script')
  expect(response.body).toContain('aria-label="QR code of a simulated UPI payment"')
})

test('the QR code can be read: it asks an account that cannot exist for the sum of this order', async () => {
  const order = await createOrder(person)
  const svg = (await open(order)).body.match(/<svg class="qr"[\s\S]*?<\/svg>/)?.[0] as string
  const drawing = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  const image = sharp(Buffer.from(drawing)).resize({ width: 600, kernel: 'nearest' }).flatten({ background: '#fff' })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data })).toMatch(
    /^upi:\/\/pay\?pa=no-money@simulation&pn=Simulation&am=1180\.00&cu=INR&tr=[\w-]+&tn=Simulation$/,
  )
})

test.each(['?with=card', '?with=netbanking', '?with=nothing'])(
  '%s has no field for a number of anybody’s',
  async (way) => {
    const { body } = await open(await createOrder(person), way)
    expect(
      [...body.matchAll(/<input[^>]*type="(\w+)"/g)].map((match) => match[1]).filter((type) => type !== 'radio'),
    ).toEqual(['hidden'])
  },
)

test('brings the payer back to the screen of what they bought, by a page of this site', async () => {
  const order = await createOrder(person)
  const response = await choose(app, order, 'pay')
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    `/propertyAnalysisPayment?order_id=${order.id}`,
  ])
  expect((await open(order)).body).toContain('This has been paid.')
})

test('what is paid or over takes no second payment, and a button that is none does nothing', async () => {
  const order = await createOrder(person)
  await choose(app, order, 'free')
  expect((await comeBack(person, order.id)).status).toBe('created')
  await choose(app, order, 'pay')
  await choose(app, order, 'pay')
  await choose(app, order, 'late')
  await comeBack(person, order.id)
  expect((await person.client.orders.listRefunds({ userId: person.user.id })).allData).toEqual([])
})

test('an address of no payment is a page of its own', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const response = await app.inject({
      method,
      url: '/sandbox-checkout/nothing',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { payload: 'outcome=pay' } : {}),
    })
    expect([response.statusCode, response.body.includes('No such payment')]).toEqual([404, true])
  }
})

test('is not there when a real partner is configured; their own page opens by their script alone', async () => {
  const real = await createTestApp({
    CASHFREE_CLIENT_ID: 'id',
    CASHFREE_CLIENT_SECRET: 'secret',
    CASHFREE_URL: 'http://127.0.0.1:9/pg',
  })
  const order = await createOrder(person)
  expect((await real.inject({ url: order.checkoutUrl ?? '' })).body).not.toContain('Simulation')
  const page = await real.inject({ url: '/cashfree-checkout' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain('https://*.cashfree.com')
  expect(page.body).toContain('mode: "production"')
  expect((await app.inject({ url: '/cashfree-checkout' })).statusCode).toBe(404)
  await real.close()
})
