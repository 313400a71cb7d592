import type { CashfreeReply, CashfreeRequest } from './cashfree-server.ts'

type Body = Record<string, unknown>

interface Split {
  orderId: string
  payee: string
  amount: number
  tags: unknown
  isSettled: boolean
  bank: 'SUCCESS' | 'FAILED' | null
}

const refusal = (http: number, code: string): CashfreeReply => ({
  http,
  body: { message: `about 50100123456789: ${code}`, code, type: 'invalid_request_error' },
})

/** Easy Split in the shapes of Cashfree: vendors, what was split of each order, and its reconciliation. */
export function cashfreeSplit(orders: Map<string, Body>) {
  const vendors = new Map<string, Body>()
  const splits: Split[] = []
  const keys = new Set<string>()
  const shared = (orderId: string) =>
    splits.filter((split) => split.orderId === orderId).reduce((sum, { amount }) => sum + amount, 0)

  const makeSplit = (orderId: string, { body, headers }: CashfreeRequest): CashfreeReply => {
    const order = orders.get(orderId)
    if (!order) return refusal(404, 'order_not_found')
    const key = String(headers['x-idempotency-key'])
    const done = { http: 200, body: { message: 'Order split created', status: 'OK' } }
    if (keys.has(key)) return done
    const asked = body.split as { vendor_id: string; amount: number; tags: unknown }[]
    for (const { vendor_id } of asked) {
      if (vendors.get(vendor_id)?.status !== 'ACTIVE') return refusal(400, 'vendor_not_active')
    }
    const sum = asked.reduce((total, { amount }) => total + amount, 0)
    if (order.order_status !== 'PAID') return refusal(400, 'order_not_paid')
    if (shared(orderId) + sum > Number(order.order_amount)) return refusal(400, 'split_amount_exceeded')
    keys.add(key)
    for (const { vendor_id: payee, amount, tags } of asked) {
      splits.push({ orderId, payee, amount, tags, isSettled: false, bank: null })
    }
    return done
  }

  const recon = (orderId: string): Body[] => {
    const own = splits.filter((split) => split.orderId === orderId)
    if (own.length === 0) return []
    return [
      {
        entity_type: 'transaction',
        amount: orders.get(orderId)?.order_amount,
        merchant_order_id: orderId,
        settled: 'NO',
        order_splits: own.map(({ payee, amount, tags }) => ({
          split: [{ merchant_vendor_id: payee, amount, tags }],
          created_at: '2026-11-15 17:00:01',
        })),
      },
      ...own.map(({ payee, amount, isSettled, bank }) => ({
        entity_type: 'vendor_commission',
        amount,
        merchant_order_id: orderId,
        merchant_vendor_id: payee,
        settled: isSettled ? 'YES' : 'NO',
        past_settlements: bank ? [{ settlement_id: 54878, status: bank }] : [],
      })),
    ]
  }

  return {
    vendors,
    splits,
    /** Null: not a part of Easy Split. */
    answer: (request: CashfreeRequest): CashfreeReply | null => {
      const { method, path, body } = request
      const [, first, kind, name = '', part] = path.split('/').map(decodeURIComponent)
      if (path === '/split/order/vendor/recon') {
        const ids = (body.filters as { order_ids: string[] }).order_ids
        return { http: 200, body: { cursor: null, data: ids.flatMap(recon) } }
      }
      if (first !== 'easy-split') return null
      if (kind === 'orders' && part === 'split') return makeSplit(name, request)
      if (kind === 'orders') {
        const payees = splits.filter((split) => split.orderId === name)
        return {
          http: 200,
          body: { settlement: {}, refunds: [], vendors: payees.map((one) => ({ vendor_id: one.payee })) },
        }
      }
      if (method === 'POST') {
        const id = String(body.vendor_id)
        if (vendors.has(id)) return refusal(409, 'vendor_already_exists')
        vendors.set(id, { ...body, status: 'IN_BENE_CREATION' })
        return { http: 200, body: vendors.get(id) }
      }
      const vendor = vendors.get(name)
      return vendor ? { http: 200, body: vendor } : refusal(404, 'vendor_not_found')
    },
    /** The next settlement runs. */
    settle: (bank: 'SUCCESS' | 'FAILED' = 'SUCCESS') => {
      for (const split of splits) {
        split.isSettled ||= bank === 'SUCCESS'
        split.bank = split.isSettled ? 'SUCCESS' : bank
      }
    },
  }
}
