import { randomBytes } from 'node:crypto'
import { orderPath } from '@properysearch/contract/orders/facts'
import { GatewayUnavailable } from '../../adapters/payments/port.ts'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { findUser, lockUser } from '../accounts/index.ts'
import { insertEvent } from './events.sql.ts'
import { expiresAfter, nextCheckAfter } from './orders.rules.ts'
import {
  findOrderOfKey,
  findSameOpenOrder,
  insertKey,
  insertOrder,
  type NewOrder,
  type OrderRow,
  setCheckout,
} from './orders.sql.ts'
import type { Purpose } from './purpose.ts'
import { type OrderRequest, quoteFor } from './quote-order.ts'

/** An order that waits with less time than this left is not handed out again. */
const enoughMs = 5 * 60_000

/**
 * The same key again answers the same order. With a new key, an order for the same thing that still waits is answered
 * instead of a second one: whoever comes back by another tab pays once.
 */
export async function createOrder(
  ctx: CallContext,
  purposes: readonly Purpose[],
  request: OrderRequest & { key: string },
): Promise<OrderRow> {
  const { id: userId } = signedIn(ctx)
  const before = await findOrderOfKey(ctx.db, userId, request.key)
  if (before) return openAtGateway(ctx, sameAs(request, before))
  const { quote, price } = await quoteFor(ctx, purposes, request)
  const asked: NewOrder = {
    userId,
    purpose: request.purpose,
    subjectId: quote.subjectId,
    option: quote.option ?? null,
    title: quote.title,
    sac: quote.sac,
    ...price,
    heldFor: quote.held?.for ?? null,
    heldForWhom: quote.held?.forWhom ?? null,
    ...businessOf(request),
    gateway: ctx.adapters.payments.name,
    reference: `PS-${randomBytes(10).toString('hex')}`,
    createdAt: ctx.now,
    expiresAt: expiresAfter(ctx.now),
    nextCheckAt: nextCheckAfter(0, ctx.now) as Date,
  }
  const order = await inTransaction(ctx, async (tx) => {
    // Of two presses at once, one makes the order and the other finds it.
    await lockUser(tx.db, userId)
    const meanwhile = await findOrderOfKey(tx.db, userId, request.key)
    if (meanwhile) return sameAs(request, meanwhile)
    const open = await findSameOpenOrder(tx.db, asked, new Date(tx.now.getTime() + enoughMs))
    const order = open ?? (await insertOrder(tx.db, asked))
    await insertKey(tx.db, { userId, key: request.key, orderId: order.id, asked: textOf(request), now: tx.now })
    if (!open) await insertEvent(tx.db, { orderId: order.id, at: tx.now, what: 'created' })
    return order
  })
  return openAtGateway(ctx, order)
}

/** Tax law wants to know whose GSTIN it is; without one nothing of a business is kept. */
function businessOf({ gstin, businessName, businessAddress }: OrderRequest) {
  if (!gstin) return { gstin: null, billedName: null, billedAddress: null }
  if (!businessName) throw invalid({ businessName: 'Enter the name that the GSTIN is registered under' })
  if (!businessAddress) throw invalid({ businessAddress: 'Enter the registered address' })
  return { gstin, billedName: businessName, billedAddress: businessAddress }
}

const textOf = ({ purpose, subjectId, option, gstin, businessName, businessAddress }: OrderRequest) =>
  JSON.stringify([purpose, subjectId, option ?? null, gstin ?? null, ...(gstin ? [businessName, businessAddress] : [])])

/** What is held for a deal: nobody pays it with borrowed money. */
const isOfProperty = ({ heldFor }: Pick<OrderRow, 'heldFor'>) => /^(booking|rental):/.test(heldFor ?? '')

function sameAs(request: OrderRequest, order: OrderRow & { asked: string }): OrderRow {
  if (order.asked !== textOf(request)) {
    throw fail('changed-meanwhile', 'This key belongs to another order. Please reload and try again.')
  }
  return order
}

/** Makes it known to the partner, unless it is: the answer of an earlier try may have been lost on the way. */
async function openAtGateway(ctx: CallContext, order: OrderRow): Promise<OrderRow> {
  if (order.checkoutUrl || order.state !== 'created') return order
  const user = await findUser(ctx.db, order.userId)
  if (!user) throw fail('signed-out')
  // Its time begins when it can be paid: partners take no order that ends in a few minutes.
  const expiresAt = expiresAfter(ctx.now)
  try {
    const { checkoutUrl } = await ctx.adapters.payments.createOrder({
      reference: order.reference,
      amountPaise: order.totalPaise,
      title: order.title,
      payer: { id: user.id, name: `${user.firstname} ${user.lastname}`, email: user.email, mobile: user.mobile },
      returnPath: orderPath(order),
      expiresAt,
      isWithoutCredit: isOfProperty(order),
    })
    await setCheckout(ctx.db, order.id, { checkoutUrl, expiresAt })
    return { ...order, checkoutUrl, expiresAt }
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    ctx.log.warn({ orderId: order.id, gateway: order.gateway, reason: error.message }, 'an order could not be opened')
    throw fail(
      'unavailable',
      'The payment partner is not responding right now. No money was taken. Please try again shortly.',
    )
  }
}
