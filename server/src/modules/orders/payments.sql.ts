import type { GatewayPayment } from '../../adapters/payments/port.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export type PaymentRole = 'settles' | 'excess' | 'mismatched'

export interface PaymentRow {
  id: number
  gatewayPaymentId: string
  amountPaise: number
  method: string
  role: PaymentRole
  paidAt: Date
}

/** Every payment of this order that was dealt with. */
export async function findKnownPayments(db: Db, gateway: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.many<{ id: string }>(sql`
    select gateway_payment_id as id from payments where gateway = ${gateway} and gateway_payment_id = any (${ids})`)
  return new Set(rows.map((row) => row.id))
}

export async function insertPayment(
  db: Db,
  received: { orderId: number; gateway: string; payment: GatewayPayment; role: PaymentRole; now: Date },
): Promise<number> {
  const { payment } = received
  const row = await db.one<{ id: number }>(sql`
    insert into payments (order_id, gateway, gateway_payment_id, amount_paise, currency, method, role, paid_at, recorded_at)
    values (${received.orderId}, ${received.gateway}, ${payment.id}, ${payment.amountPaise}, ${payment.currency},
      ${payment.method}, ${received.role}, ${payment.at}, ${received.now})
    returning id`)
  return row.id
}

export function findPayments(db: Db, orderId: number): Promise<PaymentRow[]> {
  return db.many(sql`
    select id, gateway_payment_id, amount_paise, method, role, paid_at from payments where order_id = ${orderId} order by id`)
}

export async function findSettlingPayment(db: Db, orderId: number): Promise<{ id: number }> {
  return db.one(sql`select id from payments where order_id = ${orderId} and role = 'settles'`)
}

/** Orders with money that does not fit them. */
export async function countMismatched(db: Db): Promise<number> {
  const row = await db.one<{ total: number }>(
    sql`select count(distinct order_id) as total from payments where role = 'mismatched'`,
  )
  return row.total
}
