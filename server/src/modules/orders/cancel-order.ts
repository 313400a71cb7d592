import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { closeAtGateway } from './close-at-gateway.ts'
import { closeOrder } from './close-order.ts'
import { findOwnOrder, type OrderRow } from './orders.sql.ts'
import type { Purpose } from './purpose.ts'
import { settleIfAnswered } from './settle-order.ts'

/** Asks first: somebody who has paid in another tab must not lose what they paid for. */
export async function cancelOrder(ctx: CallContext, purposes: readonly Purpose[], id: number): Promise<OrderRow> {
  const { id: userId } = signedIn(ctx)
  const order = await findOwnOrder(ctx.db, id, userId)
  if (!order) throw fail('not-found')
  if (order.state === 'created') {
    await settleIfAnswered(ctx, purposes, id)
    await closeOrder(ctx, id, { act: 'cancel', by: 'payer', byUser: userId })
    await closeAtGateway(ctx, order)
  }
  const now = await findOwnOrder(ctx.db, id, userId)
  if (!now) throw fail('not-found')
  if (order.state !== 'created' || now.paidAt) throw fail('moved-on', 'This order is no longer waiting for payment.')
  return now
}
