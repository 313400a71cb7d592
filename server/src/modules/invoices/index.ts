// Owns GST invoices and credit notes, and their numbers.
// Always true: numbers have no gap within a series and financial year; what was issued is never changed.
// Calls nobody.
export { copyInvoices } from './copy-invoices.ts'
export { invoicesHandlers } from './invoices.handlers.ts'
export { issueCreditNote } from './issue-credit-note.ts'
export { type InvoiceLine, issueInvoice, type NewInvoice, type Recipient } from './issue-invoice.ts'
