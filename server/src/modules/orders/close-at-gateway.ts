import { GatewayUnavailable } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { OrderRow } from './orders.sql.ts'
import { settleOrderJob } from './settle-order.ts'

const askAgainMs = 5 * 60_000

/** As far as the partner can still prevent it. Money that comes nevertheless is dealt with when it comes. */
export async function closeAtGateway(ctx: Context, order: OrderRow): Promise<void> {
  if (!order.checkoutUrl || order.gateway !== ctx.adapters.payments.name) return
  try {
    const state = await ctx.adapters.payments.closeOrder(order.reference)
    if (state !== 'paid' && state !== 'active') return
    // Somebody paid at that very moment, or is about to: the partner is asked what came of it.
    ctx.log.info({ orderId: order.id, state }, 'an order could not be ended at the payment partner')
    const afterMs = state === 'active' ? askAgainMs : 0
    await enqueue(ctx.db, settleOrderJob, { orderId: order.id }, { key: `settle-order:${order.id}`, afterMs })
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    ctx.log.warn({ orderId: order.id, reason: error.message }, 'an order stays open at the payment partner')
  }
}
