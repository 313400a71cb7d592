import type { Db } from '../../platform/db/database.ts'
import { findCreditNotes } from './credit-notes.sql.ts'
import { findInvoice } from './invoices.sql.ts'
import { findReceipt } from './receipts.sql.ts'
import { shownInvoice } from './shown-invoice.ts'

export interface PaperFile {
  name: string
  contentType: string
  bytes: Buffer
}

interface Reader {
  id: number
  role: string
}

// With drawing comes a library that a server which draws nothing need not load.

/** For the payer and the back office. */
export async function invoiceFile(db: Db, id: number, reader: Reader): Promise<PaperFile | undefined> {
  const row = await findInvoice(db, id, reader)
  if (!row) return undefined
  const { drawInvoice } = await import('./draw-invoice.ts')
  return pdfOf(row.number, await drawInvoice(shownInvoice(row, await findCreditNotes(db, [id]))))
}

export async function receiptFile(db: Db, id: number, reader: Reader): Promise<PaperFile | undefined> {
  const receipt = await findReceipt(db, id, reader)
  if (!receipt) return undefined
  const { drawReceipt } = await import('./draw-receipt.ts')
  return pdfOf(receipt.number, await drawReceipt(receipt))
}

const pdfOf = (number: string, bytes: Buffer): PaperFile => ({
  name: `${number.replaceAll('/', '-')}.pdf`,
  contentType: 'application/pdf',
  bytes,
})
