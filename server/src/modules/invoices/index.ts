// Owns GST invoices, credit notes and receipts of held money, and their numbers.
// Always true: numbers have no gap within a series and financial year; what was issued is never changed.
// Calls nobody.

export { amountInWords } from './amount-in-words.ts'
export { copyInvoices, copyReceipts } from './copy-invoices.ts'
export { invoicesHandlers } from './invoices.handlers.ts'
export { invoicesModule } from './invoices.module.ts'
export { issueCreditNote } from './issue-credit-note.ts'
export { type InvoiceLine, issueInvoice, type NewInvoice, type Recipient } from './issue-invoice.ts'
export { issueReceipt } from './issue-receipt.ts'
export { invoiceFile, receiptFile } from './paper-files.ts'
