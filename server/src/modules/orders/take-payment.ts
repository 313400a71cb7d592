import { orderPath } from '@properysearch/contract/orders/facts'
import { pathTo, type ScreenLink } from '@properysearch/contract/screens'
import type { GatewayPayment } from '../../adapters/payments/port.ts'
import { type Context, inTransaction } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { Failure } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findUser, lockUser } from '../accounts/index.ts'
import { issueInvoice, issueReceipt } from '../invoices/index.ts'
import { findStateOfCity } from '../places/index.ts'
import { announceOrder } from './announce-order.ts'
import { bookPaid } from './books.ts'
import { insertEvent } from './events.sql.ts'
import { mailPapersJob } from './mail-papers.ts'
import { markPaid } from './move-order.sql.ts'
import { lastCheckAfter, purposeOf, stateOfGstin } from './orders.rules.ts'
import { lockOrder, type OrderRow } from './orders.sql.ts'
import { findKnownPayments, insertPayment } from './payments.sql.ts'
import type { Purpose } from './purpose.ts'
import { returnPayment } from './return-payment.ts'

/** What was bought can no longer be given. */
class CannotFulfil extends Error {}

/**
 * Takes one payment that the partner confirms into the books, once, whoever tells of it and however often. It settles
 * the order if it is the right sum and the first; any other rupees go back by themselves; another currency waits for a
 * person.
 */
export async function takePayment(
  ctx: Context,
  purposes: readonly Purpose[],
  orderId: number,
  payment: GatewayPayment,
): Promise<void> {
  try {
    await inTransaction(ctx, (tx) => take(tx, purposes, orderId, payment))
  } catch (error) {
    if (!(error instanceof CannotFulfil)) throw error
    // The attempt was rolled back. The money is recorded and returned.
    await inTransaction(ctx, async (tx) => {
      const order = await lockOrder(tx.db, orderId)
      if (await isKnown(tx.db, order, payment)) return
      await returnPayment(tx, order, payment, error.message)
    })
  }
}

async function take(
  tx: Context,
  purposes: readonly Purpose[],
  orderId: number,
  payment: GatewayPayment,
): Promise<void> {
  const order = await lockOrder(tx.db, orderId)
  if (await isKnown(tx.db, order, payment)) return
  if (payment.currency !== 'INR' || payment.amountPaise !== order.totalPaise) return takeMismatched(tx, order, payment)
  if (order.paidAt) return returnPayment(tx, order, payment, 'This order was paid twice.')
  await settle(tx, purposes, order, payment)
}

/**
 * Everything that being paid does, or nothing at all. The invoice's counter and the payer's are held shortest: last.
 */
async function settle(
  tx: Context,
  purposes: readonly Purpose[],
  order: OrderRow,
  payment: GatewayPayment,
): Promise<void> {
  const { id, userId, purpose, subjectId, option, totalPaise } = order
  await insertPayment(tx.db, { orderId: id, gateway: order.gateway, payment, role: 'settles', now: tx.now })
  await bookPaid(tx.db, order, tx.now)
  try {
    await lockUser(tx.db, userId, 'This account was closed.')
    await purposeOf(purposes, purpose).fulfil(tx, {
      id,
      userId,
      purpose,
      subjectId,
      option,
      totalPaise,
      paidAt: tx.now,
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new CannotFulfil(error.code === 'not-found' ? 'What you paid for is no longer available.' : error.message)
  }
  const wasLate = order.state !== 'created'
  await insertEvent(tx.db, {
    orderId: id,
    at: tx.now,
    what: wasLate ? 'paid-late' : 'paid',
    detail: `${payment.id}, ${payment.method}${wasLate ? `, was ${order.state}` : ''}`,
  })
  const papers = await issuePapers(tx, purposeOf(purposes, purpose), order, payment)
  await markPaid(tx.db, id, { paidAt: tx.now, ...papers, nextCheckAt: lastCheckAfter(tx.now) })
  const hasOwnMail = papers.invoice !== null || papers.receipt !== null
  if (hasOwnMail) await enqueue(tx.db, mailPapersJob, { orderId: id })
  await announceOrder(tx, order, { title: 'Payment received', ...noticeOf(order, papers) }, { hasOwnMail })
}

interface Papers {
  invoice: { id: number; number: string } | null
  receipt: { id: number; number: string } | null
}

/** A tax invoice for what is ours, a receipt for what is held: one of them, or both. */
async function issuePapers(tx: Context, bought: Purpose, order: OrderRow, payment: GatewayPayment): Promise<Papers> {
  const recipient = await recipientOf(tx.db, order)
  const common = { orderId: order.id, at: tx.now, paidBy: payment.method }
  const { supplier } = tx.config
  const { taxablePaise, title, heldPaise } = order
  const ownPaise = order.totalPaise - heldPaise
  return {
    receipt:
      heldPaise > 0
        ? await issueReceipt(tx.db, {
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
        ? await issueInvoice(tx.db, {
            ...common,
            supplier,
            recipient,
            placeOfSupply: order.placeOfSupply,
            line: { title: bought.invoiceTitle?.(order.subjectId) ?? title, sac: order.sac, taxablePaise },
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
async function takeMismatched(tx: Context, order: OrderRow, payment: GatewayPayment): Promise<void> {
  const { id, gateway, totalPaise } = order
  const detail = `${payment.id}: ${payment.currency} ${payment.amountPaise} paise instead of INR ${totalPaise}`
  await insertEvent(tx.db, { orderId: id, at: tx.now, what: 'does-not-fit', detail })
  tx.log.error({ orderId: id, gateway, paymentId: payment.id }, 'a payment does not match its order')
  if (payment.currency === 'INR') {
    return returnPayment(tx, order, payment, 'The amount received does not match the price of this order.')
  }
  await insertPayment(tx.db, { orderId: id, gateway, payment, role: 'mismatched', now: tx.now })
}
