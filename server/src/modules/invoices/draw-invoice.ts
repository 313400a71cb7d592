import type { CreditNote, Invoice } from '@properysearch/contract/invoices/calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { openSheet, type Page } from '../../platform/sheet.ts'
import { dayInWords } from './invoices.rules.ts'

/** The invoice on A4, each of its credit notes on a page of its own. The same invoice gives the same bytes. */
export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { document, bytes } = openSheet({ title: `Invoice ${invoice.number}`, at: new Date(invoice.issuedAt) })
  drawPage(document.page(), {
    title: 'Tax invoice',
    invoice,
    facts: [
      ['Invoice number', invoice.number],
      ['Date', dayInWords(invoice.issuedAt)],
      ...(invoice.orderId === null ? [] : [['Order', String(invoice.orderId)] as [string, string]]),
      ['Paid by', invoice.paidBy],
    ],
    amounts: invoice,
  })
  for (const note of invoice.creditNotes) {
    drawPage(document.page(), {
      title: 'Credit note',
      invoice,
      facts: [
        ['Credit note number', note.number],
        ['Date', dayInWords(note.issuedAt)],
        ['For invoice', `${invoice.number} of ${dayInWords(invoice.issuedAt)}`],
        ['Reason', note.reason],
      ],
      amounts: note,
    })
  }
  document.end()
  return bytes
}

interface Sheet {
  title: string
  invoice: Invoice
  facts: [label: string, value: string][]
  amounts: Pick<CreditNote, 'taxable' | 'taxes' | 'total' | 'totalInWords'>
}

function drawPage(page: Page, { title, invoice, facts, amounts }: Sheet): void {
  const { supplier, recipient, placeOfSupply } = invoice
  page.heading(supplier.name, title)
  if (supplier.isSample) page.notice('Sample: no supplier is configured. Not valid for tax.')
  page.columns(
    [
      'Supplier',
      `${supplier.name}\n${supplier.address}\n${supplier.state} (${supplier.code})\nGSTIN ${supplier.gstin}`,
    ],
    [
      'Billed to',
      [
        recipient.name,
        recipient.address,
        recipient.city,
        `${recipient.state} (${recipient.code})`,
        recipient.gstin ? `GSTIN ${recipient.gstin}` : 'Not registered for GST',
      ]
        .filter(Boolean)
        .join('\n'),
    ],
  )
  page.facts([
    ...facts,
    ['Place of supply', `${placeOfSupply.state} (${placeOfSupply.code})`],
    ['Reverse charge', invoice.isReverseCharge ? 'Yes' : 'No'],
  ])
  page.rows([
    { cells: ['Description', 'SAC', 'Amount'], look: 'head' },
    { cells: [invoice.title, invoice.sac, inRupees(amounts.taxable)] },
    { cells: ['Taxable value', '', inRupees(amounts.taxable)], look: 'sum' },
    ...amounts.taxes.map((tax) => ({ cells: [`${tax.name} ${tax.percent}%`, '', inRupees(tax.amount)] as Cells })),
    { cells: ['Total', '', inRupees(amounts.total)], look: 'total' },
  ])
  page.paragraph('Amount in words', amounts.totalInWords)
  page.signature(`For ${supplier.name}\nIssued electronically; no signature is needed.`)
}

type Cells = [string, string, string]

function inRupees(rupees: number): string {
  return formatRupees(rupees, 2)
}
