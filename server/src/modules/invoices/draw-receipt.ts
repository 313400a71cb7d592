import { formatRupees } from '@properysearch/contract/values/money'
import { openSheet } from '../../platform/sheet.ts'
import { amountInWords } from './amount-in-words.ts'
import { dayInWords } from './invoices.rules.ts'
import type { ReceiptRow } from './receipts.sql.ts'

const notAnInvoice =
  'This money is held by our payment partner for the person named above. It is not our income, so this is not a tax invoice.'

/** The receipt on A4. The same receipt gives the same bytes. */
export function drawReceipt(receipt: ReceiptRow): Promise<Buffer> {
  const { document, bytes } = openSheet({ title: `Receipt ${receipt.number}`, at: receipt.issuedAt })
  const amount = formatRupees(receipt.amountPaise / 100, 2)
  const page = document.page()
  page.heading(receipt.issuerName, 'Receipt')
  if (receipt.partner === 'sandbox') page.notice('Simulation: no money has moved.')
  if (receipt.isSample) page.notice('Sample: no company is configured.')
  page.columns(['Received from', receipt.payerName], ['Held for', receipt.heldForWhom])
  page.facts([
    ['Receipt number', receipt.number],
    ['Date', dayInWords(receipt.issuedAt.toISOString())],
    ['Order', String(receipt.orderId)],
    ['Paid by', receipt.paidBy],
  ])
  page.rows([
    { cells: ['Description', '', 'Amount'], look: 'head' },
    { cells: [receipt.title, '', amount] },
    { cells: ['Received and held', '', amount], look: 'total' },
  ])
  page.paragraph('Amount in words', amountInWords(receipt.amountPaise))
  page.paragraph('About this receipt', notAnInvoice)
  page.signature(`For ${receipt.issuerName}\nIssued electronically; no signature is needed.`)
  document.end()
  return bytes
}
