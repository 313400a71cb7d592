import { orderGraph } from '@properysearch/contract/orders/facts'
import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import { announceOrder } from './announce-order.ts'
import { insertEvent } from './events.sql.ts'
import { type Closing, closeWaiting } from './move-order.sql.ts'
import { problems } from './orders.rules.ts'
import { lockOrder } from './orders.sql.ts'

/** An order that came to no payment. Money may still arrive: then it is honoured or goes back. */
export async function closeOrder(ctx: Context, orderId: number, closing: Closing): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    const problem = problems[closing.act]
    if (!(await closeWaiting(db, orderId, { ...closing, problem, now: ctx.now }))) return
    await insertEvent(db, { orderId, at: ctx.now, what: orderGraph.acts[closing.act].to })
    const notice = { title: 'Payment failed', body: `${order.title}. ${problem}`, link: pathTo('paymentHistory') }
    await announceOrder(ctx, db, order, closing.act === 'fail' ? notice : null)
  })
}
