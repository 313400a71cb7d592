import type { Context } from '../../context.ts'
import { findCreditNotes } from './credit-notes.sql.ts'
import { findInvoicesOf } from './invoices.sql.ts'
import { findReceiptsOf } from './receipts.sql.ts'
import { shownInvoice } from './shown-invoice.ts'

/** For the copy of somebody's data: all of them, whole. */
export async function copyInvoices({ db }: Context, userId: number): Promise<unknown> {
  const rows = await findInvoicesOf(db, userId)
  const notes = await findCreditNotes(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) =>
    shownInvoice(
      row,
      notes.filter((note) => note.invoiceId === row.id),
    ),
  )
}

export function copyReceipts({ db }: Context, userId: number): Promise<unknown> {
  return findReceiptsOf(db, userId)
}
