import type { ActorOf } from '@properysearch/contract/kernel/state-graph'
import { orderGraph } from '@properysearch/contract/orders/facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { move } from '../../platform/move.ts'

const orderLife = { graph: orderGraph, table: sql`orders` }

/** How an order ends that nobody paid. */
export interface Closing {
  act: 'fail' | 'expire' | 'cancel'
  by: ActorOf<typeof orderGraph>
  byUser: number | null
}

interface Numbered {
  id: number
  number: string
}

export async function markPaid(
  db: Db,
  id: number,
  payment: { paidAt: Date; invoice: Numbered | null; receipt: Numbered | null; nextCheckAt: Date },
): Promise<void> {
  const alsoSet = sql`, paid_at = ${payment.paidAt}, invoice_id = ${payment.invoice?.id ?? null},
    invoice_number = ${payment.invoice?.number ?? null}, receipt_id = ${payment.receipt?.id ?? null},
    receipt_number = ${payment.receipt?.number ?? null}, problem = null, checks = 0,
    next_check_at = ${payment.nextCheckAt}`
  if (!(await move(db, orderLife, { id, act: 'pay', by: 'partner', byUser: null, alsoSet }, payment.paidAt))) {
    throw new Error(`Order ${id} cannot become paid.`)
  }
}

/** Only one that waits can be closed: whoever comes second changes nothing. */
export async function closeWaiting(
  db: Db,
  id: number,
  { problem, now, ...closing }: Closing & { problem: string; now: Date },
): Promise<boolean> {
  const alsoSet = sql`, problem = ${problem}, closed_at = ${now}`
  return (await move(db, orderLife, { id, ...closing, alsoSet }, now)) !== undefined
}

/** A part is given back; with the last of it the order ends. The order's row is locked by the caller. */
export async function addRefunded(
  db: Db,
  { id, totalPaise, refundedPaise }: { id: number; totalPaise: number; refundedPaise: number },
  refund: { amountPaise: number; heldPaise: number; adminId: number | null; now: Date },
): Promise<void> {
  const nowPaise = refundedPaise + refund.amountPaise
  const amounts = sql`refunded_paise = ${nowPaise}, held_refunded_paise = held_refunded_paise + ${refund.heldPaise}`
  if (nowPaise < totalPaise) {
    await db.run(sql`update orders set ${amounts} where id = ${id}`)
    return
  }
  const alsoSet = sql`, ${amounts}`
  const by = refund.adminId === null ? 'system' : 'admin'
  await move(db, orderLife, { id, act: 'refund', by, byUser: refund.adminId, alsoSet }, refund.now)
}
