import { orderGraph } from '@properysearch/contract/orders/facts'
import { pathTo } from '@properysearch/contract/screens'
import { type Context, inTransaction } from '../../context.ts'
import { announceOrder } from './announce-order.ts'
import { insertEvent } from './events.sql.ts'
import { type Closing, closeWaiting } from './move-order.sql.ts'
import { problems } from './orders.rules.ts'
import { lockOrder } from './orders.sql.ts'

/** An order that came to no payment. Money may still arrive: then it is honoured or goes back. */
export async function closeOrder(ctx: Context, orderId: number, closing: Closing): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx.db, orderId)
    const problem = problems[closing.act]
    if (!(await closeWaiting(tx.db, orderId, { ...closing, problem, now: tx.now }))) return
    await insertEvent(tx.db, { orderId, at: tx.now, what: orderGraph.acts[closing.act].to })
    const notice = { title: 'Payment failed', body: `${order.title}. ${problem}`, link: pathTo('paymentHistory') }
    await announceOrder(tx, order, closing.act === 'fail' ? notice : null)
  })
}
