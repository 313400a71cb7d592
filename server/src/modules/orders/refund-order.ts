import { pathTo } from '@properysearch/contract/screens'
import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { issueCreditNote } from '../invoices/index.ts'
import { isOverdrawn } from '../ledger/index.ts'
import { announceOrder } from './announce-order.ts'
import { bookRefundAsked } from './books.ts'
import { insertEvent } from './events.sql.ts'
import { addRefunded } from './move-order.sql.ts'
import { purposeOf } from './orders.rules.ts'
import { findOrder, lockOrder, type OrderRow } from './orders.sql.ts'
import { findSettlingPayment } from './payments.sql.ts'
import type { Purpose } from './purpose.ts'
import { hasRefundOfKey, insertRefund, tryAgain } from './refunds.sql.ts'
import { sendRefundJob } from './send-refund.ts'

export interface AskedRefund {
  orderId: number
  /** All that is left when not given. */
  amountPaise: number | null
  reason: string
  /** Null: the product itself, by the rules of what was bought. */
  adminId: number | null
  key: string
}

/**
 * Gives back all or a part of what was paid, in the caller's transaction: the credit note, the books and, when nothing of
 * the price is left, the thing itself. The money follows by a job. Answers null when this press was counted before.
 */
export async function refundOrder(
  tx: Context,
  purposes: readonly Purpose[],
  asked: AskedRefund,
): Promise<OrderRow | null> {
  if (!(await findOrder(tx.db, asked.orderId))) throw fail('not-found')
  const order = await lockOrder(tx.db, asked.orderId)
  if (await hasRefundOfKey(tx.db, order.id, asked.key)) return null
  if (order.state !== 'paid') {
    throw fail('moved-on', 'Only a paid order that has not been fully refunded can be refunded.')
  }
  if (asked.adminId !== null) await purposeOf(purposes, order.purpose).mayRefund?.(tx, order)
  const leftPaise = order.totalPaise - order.refundedPaise
  const amountPaise = asked.amountPaise ?? leftPaise
  if (amountPaise > leftPaise) {
    throw invalid({ amount: `At most ${formatRupees(leftPaise / 100, 2)} is left of this order` })
  }
  if (amountPaise === leftPaise) await takeBack(tx, purposes, order)
  const { id: orderId } = order
  const { id: paymentId } = await findSettlingPayment(tx.db, orderId)
  const { reason, key, adminId } = asked
  // What was held goes back first: it was never ours.
  const heldPaise = Math.min(amountPaise, order.heldPaise - order.heldRefundedPaise)
  const ownPaise = amountPaise - heldPaise
  const note =
    ownPaise > 0 && order.invoiceId !== null
      ? await issueCreditNote(tx.db, { invoiceId: order.invoiceId, at: tx.now, reason, amountPaise: ownPaise })
      : null
  const refundId = await insertRefund(tx.db, {
    orderId,
    paymentId,
    amountPaise,
    reason,
    byUser: adminId,
    key,
    creditNote: note,
    heldPaise,
    isExcess: false,
    now: tx.now,
  })
  await bookHeldOut(bookRefundAsked(tx.db, order, { refundId, heldPaise, tax: note?.tax ?? null, at: tx.now }))
  await addRefunded(tx.db, order, { amountPaise, heldPaise, adminId, now: tx.now })
  await enqueue(tx.db, sendRefundJob, { refundId })
  const rupees = formatRupees(amountPaise / 100, 2)
  await insertEvent(tx.db, { orderId, at: tx.now, what: 'refund-asked', detail: `refund ${refundId}: ${rupees}` })
  await announceOrder(tx, order, {
    title: 'Your money is on its way back',
    body: `${order.title}, ${rupees}: ${reason}`,
    link: pathTo('paymentHistory'),
  })
  return order
}

/** What was paid out of the held account meanwhile cannot go back to the payer as well: the database says so. */
async function bookHeldOut(booking: Promise<void>): Promise<void> {
  try {
    await booking
  } catch (error) {
    if (!isOverdrawn(error)) throw error
    throw fail('limit-reached', 'That is more than is still held: a part has already been paid out.')
  }
}

async function takeBack(tx: Context, purposes: readonly Purpose[], order: OrderRow): Promise<void> {
  const { id, userId, purpose, subjectId, option, totalPaise, paidAt } = order
  if (!paidAt) return
  await purposeOf(purposes, purpose).revoke(tx, { id, userId, purpose, subjectId, option, totalPaise, paidAt })
}

/** Asks again for a refund that the partner could not make. */
export async function retryRefund(tx: Context, refund: { orderId: number; refundId: number }): Promise<OrderRow> {
  const order = await findOrder(tx.db, refund.orderId)
  if (!order) throw fail('not-found')
  if (!(await tryAgain(tx.db, { id: refund.refundId, orderId: order.id, now: tx.now }))) {
    throw fail('moved-on', 'This refund is not held up.')
  }
  await insertEvent(tx.db, {
    orderId: order.id,
    at: tx.now,
    what: 'refund-retried',
    detail: `refund ${refund.refundId}`,
  })
  await enqueue(tx.db, sendRefundJob, { refundId: refund.refundId })
  return order
}
