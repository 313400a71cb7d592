import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'

const moment = z.iso.datetime()
/** Rupees, to the paisa. */
const rupees = z.number()

const place = z.object({ state: z.string(), code: z.string() })

const amounts = z.object({
  taxable: rupees,
  /** CGST and SGST, or IGST, with their rates; none where nothing is taxed. */
  taxes: z.array(z.object({ name: z.enum(['CGST', 'SGST', 'IGST']), percent: z.number(), amount: rupees })),
  total: rupees,
  totalInWords: z.string(),
})

const creditNote = amounts.extend({ id: z.number(), number: z.string(), issuedAt: moment, reason: z.string() })
export type CreditNote = z.output<typeof creditNote>

const summary = z.object({
  id: z.number(),
  number: z.string(),
  issuedAt: moment,
  /** Null where our fee was kept back from money on its way to the recipient. */
  orderId: z.number().nullable(),
  title: z.string(),
  total: rupees,
  /** What credit notes gave back of it. */
  credited: rupees,
})
export type InvoiceSummary = z.output<typeof summary>

/** Every field of Rule 46, as it was on the day. */
const invoice = summary.extend(amounts.shape).extend({
  supplier: place.extend({ name: z.string(), address: z.string(), gstin: z.string(), isSample: z.boolean() }),
  recipient: place.extend({ name: z.string(), address: z.string(), city: z.string(), gstin: z.string().nullable() }),
  placeOfSupply: place,
  sac: z.string(),
  isReverseCharge: z.literal(false),
  paidBy: z.string(),
  creditNotes: z.array(creditNote),
})
export type Invoice = z.output<typeof invoice>

export const invoices = describe(paths.invoices, {
  getInvoice: {
    access: 'signed-in',
    summary: 'One of my invoices, with its credit notes',
    input: z.object({ id }),
    reply: data(invoice),
    errors: ['not-found'],
  },
  listInvoices: {
    access: 'signed-in',
    summary: 'My invoices, newest first',
    input: z.object({ page }),
    reply: pageOf(summary),
  },
  downloadInvoice: {
    access: 'signed-in',
    summary: 'One of my invoices as a PDF, with credit notes on separate pages',
    input: z.object({ id }),
    reply: done,
    errors: ['not-found'],
    // Each is drawn on request.
    limit: { max: 60, seconds: 60 },
    download: true,
  },
  downloadReceipt: {
    access: 'signed-in',
    summary: 'One of my receipts as a PDF',
    input: z.object({ id }),
    reply: done,
    errors: ['not-found'],
    limit: { max: 60, seconds: 60 },
    download: true,
  },
})
