import { Readable } from 'node:stream'
import type { invoices } from '@properysearch/contract/invoices'
import { type CallContext, signedIn } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { findCreditNotes } from './credit-notes.sql.ts'
import { getInvoice } from './get-invoice.ts'
import { countInvoicesOf, findInvoicesOf } from './invoices.sql.ts'
import { shownSummary } from './shown-invoice.ts'

const pageSize = 20

export const invoicesHandlers: Handlers<CallContext, typeof invoices> = {
  getInvoice: async (ctx, { id }) => ({ data: await getInvoice(ctx, id) }),
  listInvoices: async (ctx, { page }) => {
    const { id } = signedIn(ctx)
    const rows = await findInvoicesOf(ctx.db, id, { limit: pageSize, offset: (page - 1) * pageSize })
    const notes = await findCreditNotes(
      ctx.db,
      rows.map((it) => it.id),
    )
    return {
      data: rows.map((row) => shownSummary(row, notes)),
      page,
      pageSize,
      total: await countInvoicesOf(ctx.db, id),
    }
  },
  downloadInvoice: async (ctx, { id }) => {
    const invoice = await getInvoice(ctx, id)
    // With it comes a library that a server which draws no invoice need not load.
    const { drawInvoice } = await import('./draw-invoice.ts')
    const bytes = await drawInvoice(invoice)
    return {
      stream: Readable.from([bytes]),
      sizeBytes: bytes.length,
      contentType: 'application/pdf',
      downloadName: `${invoice.number.replaceAll('/', '-')}.pdf`,
    }
  },
}
