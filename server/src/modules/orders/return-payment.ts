import { pathTo } from '@properysearch/contract/screens'
import { formatRupees } from '@properysearch/contract/values/money'
import type { GatewayPayment } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
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
  ctx: Context,
  db: Db,
  order: OrderRow,
  payment: GatewayPayment,
  because: string,
): Promise<void> {
  const { id: orderId, gateway } = order
  const paymentId = await insertPayment(db, { orderId, gateway, payment, role: 'excess', now: ctx.now })
  await bookExcess(db, { paymentId, gateway, amountPaise: payment.amountPaise, at: ctx.now })
  const refundId = await insertRefund(db, {
    orderId,
    paymentId,
    amountPaise: payment.amountPaise,
    reason: because,
    byUser: null,
    key: `excess-${payment.id}`,
    creditNote: null,
    heldPaise: 0,
    isExcess: true,
    now: ctx.now,
  })
  await enqueue(db, sendRefundJob, { refundId })
  await insertEvent(db, { orderId, at: ctx.now, what: 'sent-back', detail: `${payment.id}: ${because}` })
  if (!order.paidAt) {
    const problem = `${because} Your money is on its way back.`
    await closeWaiting(db, orderId, { act: 'fail', by: 'partner', byUser: null, problem, now: ctx.now })
    await setProblem(db, orderId, problem)
  }
  await announceOrder(ctx, db, order, {
    title: 'Your money is on its way back',
    body: `${order.title}, ${formatRupees(payment.amountPaise / 100, 2)}: ${because}`,
    link: pathTo('paymentHistory'),
  })
}
