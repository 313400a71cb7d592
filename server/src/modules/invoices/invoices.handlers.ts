import { Readable } from 'node:stream'
import type { invoices } from '@properysearch/contract/invoices/calls'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { findCreditNotes } from './credit-notes.sql.ts'
import { getInvoice } from './get-invoice.ts'
import { countInvoicesOf, findInvoicesOf } from './invoices.sql.ts'
import { findReceipt } from './receipts.sql.ts'
import { shownSummary } from './shown-invoice.ts'

const pageSize = 20

export const invoicesHandlers: Handlers<CallContext, typeof invoices> = {
  getInvoice: async (ctx, { id }) => ({ data: await getInvoice(ctx, id) }),
  listInvoices: async (ctx, { page }) => {
    const { id } = signedIn(ctx)
    const rows = await findInvoicesOf(ctx.db, id, { limit: pageSize, offset: (page - 1) * pageSize })
    const notes = await findCreditNotes(
      ctx.db,
      rows.map((row) => row.id),
    )
    return {
      data: rows.map((row) => shownSummary(row, notes)),
      page,
      pageSize,
      total: await countInvoicesOf(ctx.db, id),
    }
  },
  downloadReceipt: async (ctx, { id }) => {
    const receipt = await findReceipt(ctx.db, id, signedIn(ctx))
    if (!receipt) throw fail('not-found')
    const { drawReceipt } = await import('./draw-receipt.ts')
    return pdfOf(receipt.number, await drawReceipt(receipt))
  },
  downloadInvoice: async (ctx, { id }) => {
    const invoice = await getInvoice(ctx, id)
    // With it comes a library that a server which draws no invoice need not load.
    const { drawInvoice } = await import('./draw-invoice.ts')
    return pdfOf(invoice.number, await drawInvoice(invoice))
  },
}

function pdfOf(number: string, bytes: Buffer) {
  return {
    stream: Readable.from([bytes]),
    sizeBytes: bytes.length,
    contentType: 'application/pdf',
    downloadName: `${number.replaceAll('/', '-')}.pdf`,
  }
}
