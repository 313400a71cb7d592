import { Readable } from 'node:stream'
import type { invoices } from '@properysearch/contract/invoices/calls'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { findCreditNotes } from './credit-notes.sql.ts'
import { getInvoice } from './get-invoice.ts'
import { countInvoicesOf, findInvoicesOf } from './invoices.sql.ts'
import { invoiceFile, type PaperFile, receiptFile } from './paper-files.ts'
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
  downloadReceipt: async (ctx, { id }) => sent(await receiptFile(ctx.db, id, signedIn(ctx))),
  downloadInvoice: async (ctx, { id }) => sent(await invoiceFile(ctx.db, id, signedIn(ctx))),
}

function sent(file: PaperFile | undefined) {
  if (!file) throw fail('not-found')
  const { name: downloadName, contentType, bytes } = file
  return { stream: Readable.from([bytes]), sizeBytes: bytes.length, contentType, downloadName }
}
