import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CashfreeServer, cashfreeError, startCashfreeServer } from '../../../test/cashfree-server.ts'
import { cashfreeGateway } from './cashfree-gateway.ts'
import type { AskedOrder } from './port.ts'

let server: CashfreeServer
beforeAll(async () => {
  server = await startCashfreeServer()
})
beforeEach(() => {
  server.received.length = 0
  server.interrupt = () => undefined
})
afterAll(() => server.close())

const make = () => {
  const settings = { clientId: 'id', clientSecret: 'secret', url: server.url }
  return cashfreeGateway(settings, () => 'https://properysearch.example', { timeoutMs: 3000, pauseMs: 1 })
}
let orders = 0
const asked = (): AskedOrder => ({
  reference: `PS-limits${++orders}`,
  amountPaise: 1180_50,
  title: 'Gold package',
  payer: { id: 12, name: 'Asha Kulkarni', email: 'asha@example.in', mobile: '9876543210' },
  returnPath: '/subscriptionPayment?order_id=5',
  expiresAt: new Date('2026-11-15T10:30:00Z'),
})
const opened = async () => {
  const order = asked()
  await make().createOrder(order)
  return order.reference
}

test('what came of ending an order is read: paid at that moment, asked to wait, unknown, or refused', async () => {
  const paid = await opened()
  server.pay(paid)
  expect(await make().closeOrder(paid)).toBe('paid')
  const underWay = await opened()
  server.interrupt = ({ method }) =>
    method === 'PATCH' ? { http: 200, body: { order_status: 'TERMINATION_REQUESTED' } } : undefined
  expect(await make().closeOrder(underWay)).toBe('active')
  server.interrupt = () => undefined
  expect(await make().closeOrder('PS-nothing')).toBeNull()
  server.interrupt = ({ method }) => (method === 'PATCH' ? cashfreeError(400, 'order_meta_invalid') : undefined)
  await expect(make().closeOrder(underWay)).rejects.toThrow('Cashfree refused (HTTP 400, order_meta_invalid).')
})

test.each([
  ['Zoë D’Souza-Khan (NRI)', 'Zoe D Souza Khan NRI'],
  ['आशा कुलकर्णी', undefined],
  ['Al', undefined],
  ['Venkata '.repeat(20), `${'Venkata '.repeat(12)}Venk`],
])('the name %s is told as %s', async (name, told) => {
  const order = asked()
  await make().createOrder({ ...order, payer: { ...order.payer, name } })
  const customer_details = (server.received.at(-1)?.body.customer_details ?? {}) as Record<string, unknown>
  expect(customer_details.customer_name).toBe(told)
  expect(String(customer_details.customer_name ?? '').length).toBeLessThanOrEqual(100)
})

test.each([`${'a'.repeat(90)}@example.in`, 'आशा@example.in', "o'hara@example.in"])(
  'the email %s, which it would refuse, is left out',
  async (email) => {
    const order = asked()
    await make().createOrder({ ...order, payer: { ...order.payer, email } })
    expect(server.received.at(-1)?.body.customer_details).not.toHaveProperty('customer_email')
  },
)

test.each([
  ['upi_credit_card', 'Credit card on UPI'],
  ['credit_card_emi', 'Credit card, in instalments'],
  ['prepaid_card', 'Prepaid card'],
  ['pay_later', 'Pay later'],
  ['bank_transfer', 'Bank transfer'],
  ['something_new', 'Online'],
])('a payment by %s is shown as %s', async (payment_group, method) => {
  const reference = await opened()
  server.pay(reference, { payment_group })
  expect(await make().getOrder(reference)).toMatchObject({ payments: [{ method }] })
})
