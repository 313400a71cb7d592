import type { Tax } from '@properysearch/contract/values/gst'
import type { Db } from '../../platform/db/database.ts'
import { post } from '../ledger/index.ts'
import type { OrderRow } from './orders.sql.ts'

// What orders write into the ledger, each movement under a key of its own.

type Booked = Pick<OrderRow, 'id' | 'gateway' | 'purpose' | 'heldFor'>

export async function bookPaid(db: Db, order: Booked & Tax & { heldPaise: number }, at: Date): Promise<void> {
  await post(db, {
    key: `order:${order.id}:paid`,
    kind: 'order-paid',
    at,
    entries: [
      { account: `gateway:${order.gateway}`, paise: order.totalPaise },
      ...incomeOf(order, order, -1),
      ...heldOf(order, -order.heldPaise),
    ],
  })
}

/** Money that is not ours to keep is owed from the moment it arrives. */
export async function bookExcess(
  db: Db,
  payment: { paymentId: number; gateway: string; amountPaise: number; at: Date },
): Promise<void> {
  await post(db, {
    key: `payment:${payment.paymentId}:excess`,
    kind: 'payment-excess',
    at: payment.at,
    entries: [
      { account: `gateway:${payment.gateway}`, paise: payment.amountPaise },
      { account: `refunds:${payment.gateway}`, paise: -payment.amountPaise },
    ],
  })
}

export async function bookRefundAsked(
  db: Db,
  order: Booked,
  { refundId, heldPaise, tax, at }: { refundId: number; heldPaise: number; tax: Tax | null; at: Date },
): Promise<void> {
  await post(db, {
    key: `refund:${refundId}:asked`,
    kind: 'refund-asked',
    at,
    entries: [
      ...(tax ? incomeOf(order, tax, 1) : []),
      ...heldOf(order, heldPaise),
      { account: `refunds:${order.gateway}`, paise: -(heldPaise + (tax?.totalPaise ?? 0)) },
    ],
  })
}

export async function bookRefundDone(
  db: Db,
  refund: { refundId: number; gateway: string; amountPaise: number; at: Date },
): Promise<void> {
  await post(db, {
    key: `refund:${refund.refundId}:done`,
    kind: 'refund-done',
    at: refund.at,
    entries: [
      { account: `refunds:${refund.gateway}`, paise: refund.amountPaise },
      { account: `gateway:${refund.gateway}`, paise: -refund.amountPaise },
    ],
  })
}

/** What is held is nobody's income. An account of its own, and the database lets none go below zero. */
function heldOf({ heldFor }: Booked, paise: number): { account: string; paise: number }[] {
  return heldFor === null ? [] : [{ account: `held:${heldFor}`, paise }]
}

function incomeOf(order: Booked, tax: Tax, side: 1 | -1): { account: string; paise: number }[] {
  return [
    { account: `revenue:${order.purpose}`, paise: side * tax.taxablePaise },
    { account: 'gst:cgst', paise: side * tax.cgstPaise },
    { account: 'gst:sgst', paise: side * tax.sgstPaise },
    { account: 'gst:igst', paise: side * tax.igstPaise },
  ]
}
