import type { Module } from '../../module.ts'
import { copyInvoices, copyReceipts } from './copy-invoices.ts'
import { invoicesHandlers } from './invoices.handlers.ts'

export const invoicesModule: Module = {
  name: 'invoices',
  handlers: () => ({ invoices: invoicesHandlers }),
  dataCopy: { invoices: copyInvoices, receipts: copyReceipts },
}
