import type { CashfreeCall } from '../payments/cashfree-calls.ts'
import { PayoutUnanswered } from './port.ts'

type Row = Record<string, unknown>

/** What Cashfree says of the splits of some orders. */
export interface SplitsSeen {
  isMade(orderReference: string, reference: string): boolean
  /** What has reached the payee's bank out of this order. */
  settledPaise(orderReference: string, payee: string): number
  /** The bank did not take it; Cashfree keeps it for the payee and tries again. */
  isStuck(orderReference: string, payee: string): boolean
}

/** Both entries of the reconciliation: what was split by which instruction, and what of it was settled. */
export async function seeSplits(call: CashfreeCall, orderReferences: readonly string[]): Promise<SplitsSeen> {
  const rows = await readAll(call, orderReferences)
  const made = new Set<string>()
  for (const row of rows) {
    for (const one of listOf(row.order_splits).flatMap(({ split }) => listOf(split))) {
      for (const word of wordsOf(one.tags)) made.add(`${row.merchant_order_id} ${word}`)
    }
  }
  const shares = (orderReference: string, payee: string) =>
    rows.filter(
      (row) =>
        row.entity_type === 'vendor_commission' &&
        row.merchant_order_id === orderReference &&
        row.merchant_vendor_id === payee,
    )
  return {
    isMade: (orderReference, reference) => made.has(`${orderReference} ${reference}`),
    settledPaise: (orderReference, payee) =>
      shares(orderReference, payee)
        .filter(({ settled }) => settled === 'YES')
        .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0),
    isStuck: (orderReference, payee) =>
      shares(orderReference, payee).some(
        ({ settled, past_settlements }) =>
          settled !== 'YES' && ['FAILED', 'REVERSED'].includes(String(listOf(past_settlements).at(-1)?.status)),
      ),
  }
}

async function readAll(call: CashfreeCall, orderIds: readonly string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: unknown = null, page = 0; page < 50; page++) {
    const { http, body } = await call('POST', '/split/order/vendor/recon', {
      filters: { start_date: null, end_date: null, order_ids: orderIds },
      pagination: { limit: 100, cursor },
    })
    // An order that was never split is not in it.
    if (http === 404) return rows
    if (http !== 200 || Array.isArray(body) || !Array.isArray(body.data)) {
      throw new PayoutUnanswered(`Cashfree did not say what was split (HTTP ${http}).`)
    }
    rows.push(...listOf(body.data))
    cursor = body.cursor
    if (cursor === null || cursor === undefined || cursor === '') return rows
  }
  throw new PayoutUnanswered('Cashfree did not come to the end of what was split.')
}

const listOf = (given: unknown): Row[] =>
  Array.isArray(given) ? given.filter((one) => typeof one === 'object' && one !== null) : []

/** Tags come as an object or as its text. */
function wordsOf(tags: unknown): string[] {
  const text = typeof tags === 'string' ? tags : JSON.stringify(tags ?? '')
  return text.split(/[^\w-]+/)
}
