import { pathTo } from '@properysearch/contract/screens'
import { formatRupees } from '@properysearch/contract/values/money'
import type { GatewayPayment } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { announceOrder } from './announce-order.ts'
import { bookExcess } from './books.ts'
import { insertEvent } from './events.sql.ts'
import { closeWaiting } from './move-order.sql.ts'
import { type OrderRow, setProblem } from './orders.sql.ts'
import { insertPayment } from './payments.sql.ts'
import { insertRefund } from './refunds.sql.ts'
import { sendRefundJob } from './send-refund.ts'

/** Money that is not ours to keep: paid twice, or for what can no longer be given. It goes back without being asked. */
export async function returnPayment(
  tx: Context,
  order: OrderRow,
  payment: GatewayPayment,
  because: string,
): Promise<void> {
  const { id: orderId, gateway } = order
  const paymentId = await insertPayment(tx.db, { orderId, gateway, payment, role: 'excess', now: tx.now })
  await bookExcess(tx.db, { paymentId, gateway, amountPaise: payment.amountPaise, at: tx.now })
  const refundId = await insertRefund(tx.db, {
    orderId,
    paymentId,
    amountPaise: payment.amountPaise,
    reason: because,
    byUser: null,
    key: `excess-${payment.id}`,
    creditNote: null,
    heldPaise: 0,
    isExcess: true,
    now: tx.now,
  })
  await enqueue(tx.db, sendRefundJob, { refundId })
  await insertEvent(tx.db, { orderId, at: tx.now, what: 'sent-back', detail: `${payment.id}: ${because}` })
  if (!order.paidAt) {
    const problem = `${because} Your money is on its way back.`
    await closeWaiting(tx.db, orderId, { act: 'fail', by: 'partner', byUser: null, problem, now: tx.now })
    await setProblem(tx.db, orderId, problem)
  }
  await announceOrder(tx, order, {
    title: 'Your money is on its way back',
    body: `${order.title}, ${formatRupees(payment.amountPaise / 100, 2)}: ${because}`,
    link: pathTo('paymentHistory'),
  })
}
