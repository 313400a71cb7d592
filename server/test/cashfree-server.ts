import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cashfreeSplit } from './cashfree-split.ts'

type Body = Record<string, unknown>

export interface CashfreeRequest {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Body
}

export interface CashfreeReply {
  http: number
  /** Sent as it is when it is a text. */
  body: unknown
  delayMs?: number
}

export interface CashfreeServer {
  url: string
  received: CashfreeRequest[]
  /** What answers instead, for as long as it answers something. */
  interrupt: (request: CashfreeRequest) => CashfreeReply | undefined
  orders: Map<string, Body>
  payments: Map<string, Body[]>
  refunds: Map<string, Body>
  split: ReturnType<typeof cashfreeSplit>
  /** Somebody pays, in Cashfree's words. */
  pay(orderId: string, given?: Body): Body
  close(): void
}

/** Cashfree's refusal. */
export const cashfreeError = (http: number, code: string, type = 'invalid_request_error'): CashfreeReply => ({
  http,
  body: { message: `about somebody@example.in: ${code}`, code, type, help: 'https://docs.cashfree.com' },
})

/** A local server that keeps orders, payments and refunds, and answers in the shapes of Cashfree's interface. */
export async function startCashfreeServer(): Promise<CashfreeServer> {
  const orders = new Map<string, Body>()
  const payments = new Map<string, Body[]>()
  const refunds = new Map<string, Body>()
  const split = cashfreeSplit(orders)
  let serial = 5_114_910_000_000

  const answer = ({ method, path, body }: CashfreeRequest): CashfreeReply => {
    const [, , name = '', part, refundId = ''] = path.split('/').map(decodeURIComponent)
    if (method === 'POST' && path === '/orders') {
      const id = String(body.order_id)
      if (orders.has(id)) return cashfreeError(409, 'order_already_exists')
      serial += 1
      orders.set(id, {
        ...body,
        cf_order_id: String(serial),
        entity: 'order',
        order_status: 'ACTIVE',
        payment_session_id: `session_${id}_${'x'.repeat(120)}`,
        created_at: '2026-11-15T15:30:00+05:30',
      })
      return { http: 200, body: orders.get(id) }
    }
    const order = orders.get(name)
    if (!order) return cashfreeError(404, 'order_not_found')
    if (method === 'GET' && !part) return { http: 200, body: order }
    if (method === 'PATCH') {
      if (order.order_status !== 'ACTIVE') return cashfreeError(400, 'order_inactive')
      order.order_status = body.order_status
      return { http: 200, body: order }
    }
    if (part === 'payments') return { http: 200, body: payments.get(name) ?? [] }
    if (method === 'POST' && part === 'refunds') {
      const id = String(body.refund_id)
      if (refunds.has(id)) return cashfreeError(409, 'refund_already_exists')
      if (order.order_status !== 'PAID') return cashfreeError(400, 'order_not_paid')
      serial += 1
      refunds.set(id, {
        ...body,
        cf_refund_id: String(serial),
        entity: 'refund',
        order_id: name,
        refund_status: 'PENDING',
      })
      return { http: 200, body: refunds.get(id) }
    }
    const refund = part === 'refunds' ? refunds.get(refundId) : undefined
    return refund ? { http: 200, body: refund } : cashfreeError(404, 'refund_not_found')
  }

  const cashfree: CashfreeServer = {
    url: '',
    received: [],
    interrupt: () => undefined,
    orders,
    payments,
    refunds,
    split,
    pay: (orderId, given = {}) => {
      const order = orders.get(orderId) as Body
      serial += 1
      const payment = {
        cf_payment_id: String(serial),
        order_id: orderId,
        entity: 'payment',
        payment_status: 'SUCCESS',
        payment_amount: order.order_amount,
        payment_currency: 'INR',
        payment_group: 'upi',
        payment_time: '2026-11-15T15:31:00+05:30',
        payment_completion_time: '2026-11-15T15:31:20+05:30',
        bank_reference: '234928698581',
        ...given,
      }
      payments.set(orderId, [...(payments.get(orderId) ?? []), payment])
      if (payment.payment_status === 'SUCCESS') order.order_status = 'PAID'
      return payment
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { method = '', url: path = '', headers } = request
    const received = { method, path, headers, body: JSON.parse(text || '{}') }
    cashfree.received.push(received)
    const reply = cashfree.interrupt(received) ?? split.answer(received) ?? answer(received)
    const send = () =>
      response
        .writeHead(reply.http, { 'content-type': 'application/json' })
        .end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
    setTimeout(send, reply.delayMs ?? 0)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  cashfree.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return cashfree
}
