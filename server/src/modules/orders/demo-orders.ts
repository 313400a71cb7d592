import { taxOf } from '@properysearch/contract/values/gst'
import { formatRupees } from '@properysearch/contract/values/money'
import type { Supplier } from '../../config.ts'
import type { Db } from '../../platform/db/database.ts'
import { findUser } from '../accounts/index.ts'
import { issueCreditNote, issueInvoice, issueReceipt } from '../invoices/index.ts'
import { bookPaid, bookRefundAsked, bookRefundDone } from './books.ts'
import { insertEvent } from './events.sql.ts'
import { addRefunded, closeWaiting, markPaid } from './move-order.sql.ts'
import { expiresAfter, problems } from './orders.rules.ts'
import { insertOrder, lockOrder, type OrderRow, setNextCheck } from './orders.sql.ts'
import { findSettlingPayment, insertPayment } from './payments.sql.ts'
import type { PurposeName } from './purpose.ts'
import { insertRefund, setRefundState } from './refunds.sql.ts'

export interface DemoOrder {
  userId: number
  purpose: PurposeName
  subjectId: number
  option: string | null
  title: string
  /** Of our own part, where the rest is held. */
  invoiceTitle?: string
  taxablePaise: number
  placeOfSupply: string
  supplier: Supplier
  reference: string
  paymentId: string
  method: string
  at: Date
  outcome: 'paid' | 'refunded' | 'failed' | 'expired'
  /** For somebody else, besides what is ours. */
  held?: { amountPaise: number; for: string; forWhom: string }
  /** Why it was given back, and by whom; nobody: by itself. */
  refund?: { reason: string; adminId: number | null; at?: Date }
}

/** An order of the past, for the demo world: its invoice and its books are like everybody's; nobody is told. */
export async function insertDemoOrder(db: Db, demoOrder: DemoOrder): Promise<{ id: number; totalPaise: number }> {
  const { at, outcome, supplier } = demoOrder
  const { held } = demoOrder
  const tax = taxOf(demoOrder.taxablePaise, demoOrder.placeOfSupply, supplier.state)
  const totalPaise = tax.totalPaise + (held?.amountPaise ?? 0)
  const order = await insertOrder(db, {
    ...demoOrder,
    ...tax,
    totalPaise,
    sac: '998599',
    gstin: null,
    billedName: null,
    billedAddress: null,
    heldPaise: held?.amountPaise ?? 0,
    heldFor: held?.for ?? null,
    heldForWhom: held?.forWhom ?? null,
    gateway: 'sandbox',
    createdAt: at,
    expiresAt: expiresAfter(at),
    nextCheckAt: at,
  })
  const { id } = order
  await insertEvent(db, { orderId: id, at, what: 'created' })
  if (outcome === 'failed' || outcome === 'expired') {
    const act = outcome === 'failed' ? 'fail' : 'expire'
    await closeWaiting(db, id, { act, by: 'partner', byUser: null, problem: problems[act], now: at })
    await insertEvent(db, { orderId: id, at, what: outcome })
  } else await insertPaid(db, demoOrder, id)
  await setNextCheck(db, id, null)
  return { id, totalPaise }
}

async function insertPaid(db: Db, demoOrder: DemoOrder, orderId: number): Promise<void> {
  const { at, method, paymentId, outcome } = demoOrder
  const order = await lockOrder(db, orderId)
  const user = await findUser(db, demoOrder.userId)
  if (!user) throw new Error('The demo world has an order of nobody.')
  const payment = {
    id: paymentId,
    state: 'success',
    amountPaise: order.totalPaise,
    currency: 'INR',
    method,
    at,
  } as const
  const settling = await insertPayment(db, { orderId, gateway: order.gateway, payment, role: 'settles', now: at })
  await bookPaid(db, order, at)
  const payer = { userId: user.id, name: `${user.firstname} ${user.lastname}` }
  const receipt =
    order.heldPaise > 0
      ? await issueReceipt(db, {
          orderId,
          at,
          issuer: demoOrder.supplier,
          payer,
          title: order.title,
          heldForWhom: order.heldForWhom ?? '',
          partner: order.gateway,
          amountPaise: order.heldPaise,
          paidBy: method,
        })
      : null
  const invoice =
    order.taxablePaise > 0
      ? await issueInvoice(db, {
          orderId,
          at,
          supplier: demoOrder.supplier,
          recipient: { ...payer, address: '', city: user.city, state: order.placeOfSupply, gstin: null },
          placeOfSupply: order.placeOfSupply,
          line: { title: demoOrder.invoiceTitle ?? order.title, sac: order.sac, taxablePaise: order.taxablePaise },
          tax: { ...order, totalPaise: order.totalPaise - order.heldPaise },
          paidBy: method,
        })
      : null
  await markPaid(db, orderId, { paidAt: at, invoice, receipt, nextCheckAt: at })
  await insertEvent(db, { orderId, at, what: 'paid', detail: `${paymentId}, ${method}` })
  if (outcome !== 'refunded' || !demoOrder.refund) return
  const { reason, adminId, at: refundedAt = at } = demoOrder.refund
  const { heldPaise } = order
  const amountPaise = order.totalPaise
  const creditNote =
    invoice &&
    (await issueCreditNote(db, { invoiceId: invoice.id, at: refundedAt, reason, amountPaise: amountPaise - heldPaise }))
  await insertRefunded(db, order, {
    paymentId: settling,
    amountPaise,
    heldPaise,
    reason,
    adminId,
    key: `demo-refund-of-order-${orderId}`,
    creditNote,
    at: refundedAt,
  })
}

/** A part of held money that went back by a decision of the past. */
export async function insertDemoHeldRefund(
  db: Db,
  { orderId, ...asked }: { orderId: number; amountPaise: number; reason: string; key: string; at: Date },
): Promise<void> {
  const order = await lockOrder(db, orderId)
  const { id: paymentId } = await findSettlingPayment(db, orderId)
  await insertRefunded(db, order, {
    ...asked,
    paymentId,
    heldPaise: asked.amountPaise,
    adminId: null,
    creditNote: null,
  })
}

interface Refunded {
  paymentId: number
  amountPaise: number
  heldPaise: number
  reason: string
  adminId: number | null
  key: string
  creditNote: Awaited<ReturnType<typeof issueCreditNote>> | null
  at: Date
}

async function insertRefunded(db: Db, order: OrderRow, refunded: Refunded): Promise<void> {
  const { adminId, at, creditNote, ...refund } = refunded
  const { amountPaise, heldPaise } = refund
  const { id: orderId } = order
  const row = { ...refund, orderId, byUser: adminId, creditNote, isExcess: false, now: at }
  const refundId = await insertRefund(db, row)
  await bookRefundAsked(db, order, { refundId, heldPaise, tax: creditNote?.tax ?? null, at })
  await addRefunded(db, order, { amountPaise, heldPaise, adminId, now: at })
  await setRefundState(db, refundId, { state: 'done', gatewayRefundId: null, problem: null, now: at })
  await bookRefundDone(db, { refundId, gateway: order.gateway, amountPaise, at })
  const detail = `refund ${refundId}: ${formatRupees(amountPaise / 100, 2)}`
  await insertEvent(db, { orderId, at, what: 'refund-asked', detail })
  await insertEvent(db, { orderId, at, what: 'refund-done', detail: `refund ${refundId}` })
}
