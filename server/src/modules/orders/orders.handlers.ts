import type { callBacks, orders } from '@properysearch/contract/orders/calls'
import { type CallBackName, callBackNames } from '@properysearch/contract/orders/facts'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handler, Handlers } from '../../platform/http/handlers.ts'
import { cancelOrder } from './cancel-order.ts'
import { createOrder } from './create-order.ts'
import { orderOnWire, pageSize } from './orders.rules.ts'
import { countOwnOrders, findOrder, findOwnOrder, findOwnOrders, type OrderRow } from './orders.sql.ts'
import type { Purpose } from './purpose.ts'
import { quoteOrder } from './quote-order.ts'
import { findRefundsOfUser, type ListedRefund } from './refunds.sql.ts'
import { settleIfAnswered } from './settle-order.ts'

interface Given {
  purposes: readonly Purpose[]
}

export function ordersHandlers({ purposes }: Given): Handlers<CallContext, typeof orders> {
  return {
    quote: async (ctx, request) => ({ data: await quoteOrder(ctx, purposes, request) }),
    create: async (ctx, request) => ({ data: orderOnWire(await createOrder(ctx, purposes, request)) }),
    get: async (ctx, { id }) => ({ data: orderOnWire(await ownOrder(ctx, id)) }),
    list: async (ctx, { status, purpose, group, page }) => {
      const filter = { userId: signedIn(ctx).id, status, purpose, group }
      const rows = await findOwnOrders(ctx.db, filter, { limit: pageSize, offset: (page - 1) * pageSize })
      return { data: rows.map(orderOnWire), page, pageSize, total: await countOwnOrders(ctx.db, filter) }
    },
    cancel: async (ctx, { id }) => ({ data: orderOnWire(await cancelOrder(ctx, purposes, id)) }),
    listRefunds: async (ctx, { userId }) => ({
      allData: (await findRefundsOfUser(ctx.db, signedInAs(ctx, userId).id)).map(refundOnWire),
    }),
  }
}

type CallBack = Handler<CallContext, (typeof callBacks)[CallBackName]>

/** One for each of the ten: an order of another purpose, or of somebody else, does not exist for it. */
export function callBacksHandlers({ purposes }: Given): Record<CallBackName, CallBack> {
  const answerFor =
    (name: CallBackName): CallBack =>
    async (ctx, { order_id }) => {
      const order = await ownOrder(ctx, order_id)
      if (purposes.find((purpose) => purpose.name === order.purpose)?.callBack !== name) throw fail('not-found')
      if (!order.paidAt) await settleIfAnswered(ctx, purposes, order.id)
      return { data: orderOnWire(await ownOrder(ctx, order_id)) }
    }
  return Object.fromEntries(callBackNames.map((name) => [name, answerFor(name)])) as Record<CallBackName, CallBack>
}

async function ownOrder(ctx: CallContext, id: number): Promise<OrderRow> {
  const { id: userId } = signedIn(ctx)
  const order = await findOwnOrder(ctx.db, id, userId)
  if (order) return order
  if (await findOrder(ctx.db, id))
    ctx.log.warn({ orderId: id, userId }, 'somebody asked for an order that is not theirs')
  throw fail('not-found')
}

function refundOnWire(refund: ListedRefund) {
  return {
    id: refund.id,
    orderId: refund.orderId,
    purpose: refund.purpose,
    title: refund.title,
    amount: refund.amountPaise / 100,
    orderTotal: refund.orderTotalPaise / 100,
    status: refund.state,
    reason: refund.reason,
    creditNote:
      refund.creditNoteId && refund.creditNoteNumber
        ? { id: refund.creditNoteId, number: refund.creditNoteNumber }
        : null,
    askedAt: refund.createdAt.toISOString(),
    doneAt: refund.doneAt?.toISOString() ?? null,
  }
}
