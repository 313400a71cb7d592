import { type GatewayOrder, GatewayUnavailable } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { closeOrder } from './close-order.ts'
import { findOrder } from './orders.sql.ts'
import { findKnownPayments } from './payments.sql.ts'
import type { Purpose } from './purpose.ts'
import { takePayment } from './take-payment.ts'

export const settleOrderJob = jobKind<{ orderId: number }>('settle-order')

/**
 * The one way an order becomes paid. Whatever called us (the browser's callback, a webhook, a job) has proven nothing:
 * the partner itself is asked, outside of any transaction, and each payment it confirms is then taken once.
 */
export async function settleOrder(
  ctx: Context,
  purposes: readonly Purpose[],
  orderId: number,
): Promise<GatewayOrder | null> {
  const order = await findOrder(ctx.db, orderId)
  if (!order) return null
  const gateway = ctx.adapters.payments
  if (order.gateway !== gateway.name) {
    ctx.log.warn({ orderId, gateway: order.gateway }, 'an order belongs to a payment partner that is not configured')
    return null
  }
  const told = await gateway.getOrder(order.reference)
  if (!told) return null
  const received = told.payments.filter((payment) => payment.state === 'success')
  const known = await findKnownPayments(
    ctx.db,
    order.gateway,
    received.map((payment) => payment.id),
  )
  for (const payment of received) {
    if (!known.has(payment.id)) await takePayment(ctx, purposes, orderId, payment)
  }
  if (received.length === 0 && order.state === 'created') await followUnpaid(ctx, orderId, told)
  return told
}

/** As above, for someone waiting for an answer: a silent partner is not their failure. */
export async function settleIfAnswered(ctx: Context, purposes: readonly Purpose[], orderId: number): Promise<void> {
  try {
    await settleOrder(ctx, purposes, orderId)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    ctx.log.warn({ orderId, reason: error.message }, 'the payment partner could not be reached')
  }
}

/** While a try is pending nothing is decided: some banks take their time. */
async function followUnpaid(ctx: Context, orderId: number, told: GatewayOrder): Promise<void> {
  if (told.payments.some((payment) => payment.state === 'pending')) return
  if (told.state === 'expired' || told.state === 'terminated')
    return closeOrder(ctx, orderId, { act: 'expire', by: 'partner', byUser: null })
  if (told.payments.at(-1)?.state === 'failed')
    await closeOrder(ctx, orderId, { act: 'fail', by: 'partner', byUser: null })
}
