import type { Context } from '../../context.ts'
import { announceOrder } from './announce-order.ts'
import { insertEvent } from './events.sql.ts'
import { problems } from './orders.rules.ts'
import { closeWaiting, lockOrder } from './orders.sql.ts'

/** An order that came to no payment. Money may still arrive: then it is honoured or goes back. */
export async function closeOrder(
  ctx: Context,
  orderId: number,
  state: 'failed' | 'expired' | 'cancelled',
): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (!(await closeWaiting(db, orderId, { state, problem: problems[state], now: ctx.now }))) return
    await insertEvent(db, { orderId, at: ctx.now, what: state })
    const notice = { title: 'Payment failed', body: `${order.title}. ${problems.failed}`, link: '/PaymentHistory' }
    await announceOrder(ctx, db, order, state === 'failed' ? notice : null)
  })
}
