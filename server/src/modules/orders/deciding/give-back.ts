import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { insertAct } from '../../audit/index.ts'
import type { Purpose } from '../purpose.ts'
import { refundOrder, retryRefund } from '../refund-order.ts'

interface Asked {
  orderId: number
  /** Rupees; all that is left when not given. */
  amount?: number | undefined
  reason: string
  key: string
}

/** The same press twice is one refund and one line in the log. */
export async function giveBack(ctx: CallContext, purposes: readonly Purpose[], asked: Asked): Promise<void> {
  const { id: adminId } = signedIn(ctx)
  const { orderId, amount, reason, key } = asked
  const amountPaise = amount === undefined ? null : Math.round(amount * 100)
  await inTransaction(ctx, async (tx) => {
    const order = await refundOrder(tx, purposes, { orderId, amountPaise, reason, adminId, key })
    if (!order) return
    const isWhole = amountPaise === null || amountPaise === order.totalPaise - order.refundedPaise
    const act = isWhole ? 'order.refunded' : 'order.part-refunded'
    await insertAct(tx.db, { adminId, act, userId: order.userId, subjectId: orderId, reason, at: tx.now })
  })
}

export async function giveBackAgain(
  ctx: CallContext,
  { reason, ...refund }: { orderId: number; refundId: number; reason: string },
): Promise<void> {
  const { id: adminId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { userId, id } = await retryRefund(tx, refund)
    await insertAct(tx.db, { adminId, act: 'refund.retried', userId, subjectId: id, reason, at: tx.now })
  })
}
