import { pathTo } from '@properysearch/contract/screens'
import { formatRupees } from '@properysearch/contract/values/money'
import type { GatewayRefund } from '../../adapters/payments/port.ts'
import { type Context, inTransaction } from '../../context.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { announceOrder } from './announce-order.ts'
import { bookRefundDone } from './books.ts'
import { insertEvent } from './events.sql.ts'
import { findRefund, lockRefund, type RefundRow, setRefundState } from './refunds.sql.ts'

export const sendRefundJob = jobKind<{ refundId: number }>('send-refund')

/** Asks the partner to give the money back, or what became of it. The partner knows each try by its own name. */
export async function sendRefund(ctx: Context, { refundId }: { refundId: number }): Promise<void> {
  const refund = await findRefund(ctx.db, refundId)
  if (refund?.state !== 'pending') return
  const gateway = ctx.adapters.payments
  if (refund.gateway !== gateway.name) {
    ctx.log.warn({ refundId, gateway: refund.gateway }, 'a refund belongs to a payment partner that is not configured')
    return
  }
  const name = `${refund.reference}-R${refund.id}-${refund.attempt}`
  const known = await gateway.getRefund(refund.reference, name)
  const answer =
    known ??
    (await gateway.refund({
      reference: refund.reference,
      refundId: name,
      amountPaise: refund.amountPaise,
      note: `Refund of order ${refund.orderId}`,
    }))
  await applyAnswer(ctx, refund, answer)
}

async function applyAnswer(ctx: Context, asked: RefundRow, answer: GatewayRefund): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const refund = await lockRefund(tx.db, asked.id)
    // Somebody else was told first, or it is another try by now.
    if (refund?.state !== 'pending' || refund.attempt !== asked.attempt) return
    const { id, orderId, gateway, amountPaise } = refund
    const problem = answer.state === 'failed' ? 'The payment partner could not refund it.' : null
    await setRefundState(tx.db, id, { state: answer.state, gatewayRefundId: answer.id, problem, now: tx.now })
    if (answer.state === 'pending') return
    const what = answer.state === 'done' ? 'refund-done' : 'refund-failed'
    await insertEvent(tx.db, { orderId, at: tx.now, what, detail: `refund ${id}` })
    const order = { id: orderId, userId: refund.userId }
    if (answer.state === 'failed') {
      tx.log.error({ orderId, refundId: id, gateway }, 'a refund is held up')
      return announceOrder(tx, order, null)
    }
    await bookRefundDone(tx.db, { refundId: id, gateway, amountPaise, at: tx.now })
    await announceOrder(tx, order, {
      title: 'Your money has been refunded',
      body: `${refund.title}: ${formatRupees(amountPaise / 100, 2)}. Your bank may take a few days to show it.`,
      link: pathTo('paymentHistory'),
    })
  })
}
