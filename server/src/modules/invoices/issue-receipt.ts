import type { Supplier } from '../../config.ts'
import type { Db } from '../../platform/db/database.ts'
import { financialYear } from './invoices.rules.ts'
import { findReceiptOfOrder, insertReceipt } from './receipts.sql.ts'

export interface NewReceipt {
  orderId: number
  at: Date
  /** `ctx.config.supplier`: we issue it, though the money is not ours. */
  issuer: Supplier
  payer: { userId: number; name: string }
  title: string
  /** For whom it is held. */
  heldForWhom: string
  /** Who holds it. */
  partner: string
  amountPaise: number
  /** How, in words: "UPI". */
  paidBy: string
}

/** Once per order, like an invoice, in its own series: it is not a tax document. Issue late in a transaction. */
export async function issueReceipt(db: Db, receipt: NewReceipt): Promise<{ id: number; number: string }> {
  return (
    (await findReceiptOfOrder(db, receipt.orderId)) ??
    insertReceipt(db, { ...receipt, financialYear: financialYear(receipt.at) })
  )
}
