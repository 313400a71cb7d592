import type { Tax } from '@properysearch/contract/values/gst'
import { inTransaction } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { insertCreditNote, lockInvoiceTax, sumCredited } from './credit-notes.sql.ts'
import { creditOf, financialYear } from './invoices.rules.ts'

// Of a single paisa no equal halves of tax can be taken.
const smallestPartPaise = 100

/** For all or a part of an invoice, tax included, in the caller's transaction. Never for more than was charged. */
export function issueCreditNote(
  db: Db,
  note: { invoiceId: number; at: Date; reason: string; amountPaise: number },
): Promise<{ id: number; number: string; tax: Tax }> {
  return inTransaction({ db }, async (tx) => {
    const invoice = await lockInvoiceTax(tx.db, note.invoiceId)
    if (!invoice) throw fail('not-found')
    const credited = await sumCredited(tx.db, note.invoiceId)
    if (!Number.isSafeInteger(note.amountPaise) || note.amountPaise <= 0) {
      throw new Error(`${note.amountPaise} is not an amount of paise that can be credited.`)
    }
    const leftPaise = invoice.totalPaise - credited.totalPaise
    if (note.amountPaise > leftPaise) throw fail('limit-reached', 'That is more than is left of this invoice.')
    if (note.amountPaise < leftPaise && Math.min(note.amountPaise, leftPaise - note.amountPaise) < smallestPartPaise) {
      throw fail('ruled-out', 'A part refund must be at least ₹1, and must leave at least ₹1.')
    }
    const tax = creditOf(invoice, credited, note.amountPaise)
    return { ...(await insertCreditNote(tx.db, { ...note, tax, financialYear: financialYear(note.at) })), tax }
  })
}
