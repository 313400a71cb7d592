import { orderPath } from '@properysearch/contract/order-facts'
import { pathTo, type ScreenLink } from '@properysearch/contract/screens'
import type { GatewayPayment } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { Failure } from '../../platform/errors.ts'
import { findUser, lockUser } from '../accounts/index.ts'
import { issueInvoice, issueReceipt } from '../invoices/index.ts'
import { findStateOfCity } from '../places/index.ts'
import { announceOrder } from './announce-order.ts'
import { bookPaid } from './books.ts'
import { insertEvent } from './events.sql.ts'
import { markPaid } from './move-order.sql.ts'
import { lastCheckAfter, purposeOf, stateOfGstin } from './orders.rules.ts'
import { lockOrder, type OrderRow } from './orders.sql.ts'
import { findKnownPayments, insertPayment } from './payments.sql.ts'
import type { Purpose } from './purpose.ts'
import { returnPayment } from './return-payment.ts'

/** What was bought can no longer be given. */
class CannotFulfil extends Error {}

/**
 * Takes one payment that the partner confirms into the books, once, whoever tells of it and however often. It settles the
 * order if it is the right sum and the first; any other rupees go back by themselves; another currency waits for a person.
 */
export async function takePayment(
  ctx: Context,
  purposes: readonly Purpose[],
  orderId: number,
  payment: GatewayPayment,
): Promise<void> {
  try {
    await ctx.db.transaction((db) => take(ctx, db, purposes, orderId, payment))
  } catch (error) {
    if (!(error instanceof CannotFulfil)) throw error
    // Nothing of the attempt stayed. The money is taken note of and goes back.
    await ctx.db.transaction(async (db) => {
      const order = await lockOrder(db, orderId)
      if (await isKnown(db, order, payment)) return
      await returnPayment(ctx, db, order, payment, error.message)
    })
  }
}

async function take(
  ctx: Context,
  db: Db,
  purposes: readonly Purpose[],
  orderId: number,
  payment: GatewayPayment,
): Promise<void> {
  const order = await lockOrder(db, orderId)
  if (await isKnown(db, order, payment)) return
  if (payment.currency !== 'INR' || payment.amountPaise !== order.totalPaise) return takeMisfit(ctx, db, order, payment)
  if (order.paidAt) return returnPayment(ctx, db, order, payment, 'This order was paid twice.')
  await settle(ctx, db, purposes, order, payment)
}

/** Everything that being paid does, or nothing of it. The invoice's counter and the payer's are held shortest: last. */
async function settle(
  ctx: Context,
  db: Db,
  purposes: readonly Purpose[],
  order: OrderRow,
  payment: GatewayPayment,
): Promise<void> {
  const { id, userId, purpose, subjectId, option, totalPaise } = order
  await insertPayment(db, { orderId: id, gateway: order.gateway, payment, role: 'settles', now: ctx.now })
  await bookPaid(db, order, ctx.now)
  try {
    await lockUser(db, userId, 'This account was closed.')
    await purposeOf(purposes, purpose).fulfil(
      { ...ctx, db },
      { id, userId, purpose, subjectId, option, totalPaise, paidAt: ctx.now },
    )
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new CannotFulfil(error.code === 'not-found' ? 'What you paid for is no longer available.' : error.message)
  }
  const wasLate = order.state !== 'created'
  await insertEvent(db, {
    orderId: id,
    at: ctx.now,
    what: wasLate ? 'paid-late' : 'paid',
    detail: `${payment.id}, ${payment.method}${wasLate ? `, was ${order.state}` : ''}`,
  })
  const papers = await issuePapers(ctx, db, order, payment)
  await markPaid(db, id, { paidAt: ctx.now, ...papers, nextCheckAt: lastCheckAfter(ctx.now) })
  await announceOrder(ctx, db, order, { title: 'Payment received', ...noticeOf(order, papers) })
}

interface Papers {
  invoice: { id: number; number: string } | null
  receipt: { id: number; number: string } | null
}

/** A tax invoice for what is ours, a receipt for what is held: one of them, or both. */
async function issuePapers(ctx: Context, db: Db, order: OrderRow, payment: GatewayPayment): Promise<Papers> {
  const recipient = await recipientOf(db, order)
  const common = { orderId: order.id, at: ctx.now, paidBy: payment.method }
  const { supplier } = ctx.config
  const { taxablePaise, title, heldPaise } = order
  const ownPaise = order.totalPaise - heldPaise
  return {
    receipt:
      heldPaise > 0
        ? await issueReceipt(db, {
            ...common,
            issuer: supplier,
            payer: recipient,
            title,
            heldForWhom: order.heldForWhom ?? '',
            partner: order.gateway,
            amountPaise: heldPaise,
          })
        : null,
    invoice:
      taxablePaise > 0
        ? await issueInvoice(db, {
            ...common,
            supplier,
            recipient,
            placeOfSupply: order.placeOfSupply,
            line: { title, sac: order.sac, taxablePaise },
            tax: { ...order, totalPaise: ownPaise },
          })
        : null,
  }
}

function noticeOf(order: OrderRow, { invoice, receipt }: Papers): { body: string; link: ScreenLink } {
  const papers = [receipt && `Your receipt is ${receipt.number}.`, invoice && `Your invoice is ${invoice.number}.`]
  const link = invoice && !receipt ? pathTo('previewInvoice', invoice) : orderPath(order)
  return { body: [`${order.title}.`, ...papers].filter(Boolean).join(' '), link }
}

async function recipientOf(db: Db, order: OrderRow) {
  const user = await findUser(db, order.userId)
  const state = stateOfGstin(order.gstin) ?? (user && (await findStateOfCity(db, user.city)))
  return {
    userId: order.userId,
    name: order.billedName ?? (user ? `${user.firstname} ${user.lastname}` : 'Account closed'),
    address: order.billedAddress ?? '',
    city: order.billedAddress ? '' : (user?.city ?? ''),
    state: state ?? order.placeOfSupply,
    gstin: order.gstin,
  }
}

async function isKnown(db: Db, order: OrderRow, payment: GatewayPayment): Promise<boolean> {
  return (await findKnownPayments(db, order.gateway, [payment.id])).has(payment.id)
}

/** Not what was asked for: nothing is given. Rupees go back; what our books cannot hold waits for somebody to look. */
async function takeMisfit(ctx: Context, db: Db, order: OrderRow, payment: GatewayPayment): Promise<void> {
  const { id, gateway, totalPaise } = order
  const detail = `${payment.id}: ${payment.currency} ${payment.amountPaise} paise instead of INR ${totalPaise}`
  await insertEvent(db, { orderId: id, at: ctx.now, what: 'does-not-fit', detail })
  ctx.log.error({ orderId: id, gateway, paymentId: payment.id }, 'a payment does not fit its order')
  if (payment.currency === 'INR') {
    return returnPayment(ctx, db, order, payment, 'The amount received does not match the price of this order.')
  }
  await insertPayment(db, { orderId: id, gateway, payment, role: 'misfit', now: ctx.now })
}
