import type { CreditNote, Invoice, InvoiceSummary } from '@properysearch/contract/invoices/calls'
import { isState, stateCodes, type Tax } from '@properysearch/contract/values/gst'
import { amountInWords } from './amount-in-words.ts'
import type { CreditNoteRow } from './credit-notes.sql.ts'
import type { InvoiceRow } from './invoices.sql.ts'

export function shownSummary(row: InvoiceRow, notes: readonly CreditNoteRow[]): InvoiceSummary {
  const { id, number, orderId, title } = row
  const credited = notes.filter((note) => note.invoiceId === id).reduce((sum, note) => sum + note.totalPaise, 0)
  const issuedAt = row.issuedAt.toISOString()
  return { id, number, orderId, title, issuedAt, total: row.totalPaise / 100, credited: credited / 100 }
}

export function shownInvoice(row: InvoiceRow, notes: readonly CreditNoteRow[]): Invoice {
  return {
    ...shownSummary(row, notes),
    ...amountsOf(row, row.gstPercent),
    supplier: {
      name: row.supplierName,
      address: row.supplierAddress,
      gstin: row.supplierGstin,
      isSample: row.isSample,
      ...placeOf(row.supplierState),
    },
    recipient: {
      name: row.recipientName,
      address: row.recipientAddress,
      city: row.recipientCity,
      gstin: row.recipientGstin,
      ...placeOf(row.recipientState),
    },
    placeOfSupply: placeOf(row.placeOfSupply),
    sac: row.sac,
    isReverseCharge: false,
    paidBy: row.paidBy,
    creditNotes: notes.map((note) => shownNote(note, row.gstPercent)),
  }
}

function shownNote(note: CreditNoteRow, gstPercent: number): CreditNote {
  const { id, number, reason } = note
  return { id, number, reason, issuedAt: note.issuedAt.toISOString(), ...amountsOf(note, gstPercent) }
}

function amountsOf(tax: Tax, gstPercent: number) {
  const taxes = [
    { name: 'CGST' as const, percent: gstPercent / 2, paise: tax.cgstPaise },
    { name: 'SGST' as const, percent: gstPercent / 2, paise: tax.sgstPaise },
    { name: 'IGST' as const, percent: gstPercent, paise: tax.igstPaise },
  ]
  return {
    taxable: tax.taxablePaise / 100,
    taxes: taxes.filter((line) => line.paise > 0).map(({ paise, ...line }) => ({ ...line, amount: paise / 100 })),
    total: tax.totalPaise / 100,
    totalInWords: amountInWords(tax.totalPaise),
  }
}

function placeOf(state: string): { state: string; code: string } {
  return { state, code: isState(state) ? stateCodes[state] : '' }
}
