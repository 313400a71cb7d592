import type { Invoice } from '@properysearch/contract/invoices/calls'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findCreditNotes } from './credit-notes.sql.ts'
import { findInvoice } from './invoices.sql.ts'
import { shownInvoice } from './shown-invoice.ts'

/** For the payer and the back office. */
export async function getInvoice(ctx: CallContext, id: number): Promise<Invoice> {
  const row = await findInvoice(ctx.db, id, signedIn(ctx))
  if (!row) throw fail('not-found')
  return shownInvoice(row, await findCreditNotes(ctx.db, [id]))
}
