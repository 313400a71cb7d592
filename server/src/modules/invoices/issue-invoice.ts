import { gstPercent, isState, type Tax } from '@properysearch/contract/values/gst'
import type { Supplier } from '../../config.ts'
import type { Db } from '../../platform/db/database.ts'
import { financialYear } from './invoices.rules.ts'
import { findNumber, insertInvoice } from './invoices.sql.ts'

/** The payer, as they were on the day: tax law keeps it after an account is erased. */
export interface Recipient {
  userId: number
  name: string
  address: string
  city: string
  state: string
  gstin: string | null
}

export interface InvoiceLine {
  title: string
  /** The service accounting code. */
  sac: string
  taxablePaise: number
}

export interface NewInvoice {
  /** For an order, or for a release that our fee was kept back from. */
  orderId: number | null
  releaseId?: number
  at: Date
  /** `ctx.config.supplier` */
  supplier: Supplier
  recipient: Recipient
  /** The name of a state. */
  placeOfSupply: string
  line: InvoiceLine
  tax: Tax
  /** How, in words: "UPI". */
  paidBy: string
  reverseCharge?: false
}

/**
 * Once for an order or a release: again answers the first one. The number is gapless per financial year, drawn in the caller's
 * transaction, so its counter stays locked until that ends: issue late in it.
 */
export async function issueInvoice(db: Db, invoice: NewInvoice): Promise<{ id: number; number: string }> {
  const before = await findNumber(db, invoice)
  if (before) return before
  const { tax, line } = invoice
  if (tax.taxablePaise !== line.taxablePaise)
    throw new Error(`Invoice for ${invoice.line.title}: the tax is on a different amount.`)
  for (const state of [invoice.placeOfSupply, invoice.recipient.state, invoice.supplier.state]) {
    if (!isState(state)) throw new Error(`Invoice for ${line.title}: "${state}" is not a state of India under GST.`)
  }
  const isTaxed = tax.totalPaise > tax.taxablePaise
  return insertInvoice(db, {
    ...invoice,
    financialYear: financialYear(invoice.at),
    gstPercent: isTaxed ? gstPercent : 0,
  })
}
