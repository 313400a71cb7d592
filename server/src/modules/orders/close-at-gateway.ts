import { GatewayUnavailable } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import type { OrderRow } from './orders.sql.ts'

/** As far as the partner can still prevent it. Money that comes nevertheless is dealt with when it comes. */
export async function closeAtGateway(ctx: Context, order: OrderRow): Promise<void> {
  if (!order.checkoutUrl || order.gateway !== ctx.adapters.payments.name) return
  try {
    await ctx.adapters.payments.closeOrder(order.reference)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    ctx.log.warn({ orderId: order.id, reason: error.message }, 'an order stays open at the payment partner')
  }
}
