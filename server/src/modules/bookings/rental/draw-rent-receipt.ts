import { formatRupees } from '@properysearch/contract/values/money'
import { spokenDay } from '../../../platform/day-in-india.ts'
import { openSheet } from '../../../platform/sheet.ts'
import { amountInWords } from '../../invoices/index.ts'

export interface RentReceipt {
  number: string
  /** The financial year, by the year it begins in. */
  year: number
  owner: string
  tenant: string
  /** In full, masked, or null where the owner has verified none. */
  pan: string | null
  isPanNeeded: boolean
  isSimulated: boolean
  address: string
  paid: { from: string; to: string; paidOn: string; how: string; grossPaise: number; tdsPaise: number }[]
  at: Date
}

const inWords = (day: string) => spokenDay(new Date(`${day}T12:00:00Z`))
const rupees = (paise: number) => formatRupees(paise / 100, 2)

const panSentence =
  'The owner has no verified PAN here. For a claim above ₹1 lakh a year, ask the owner for the PAN or a declaration.'

/** On A4, as an employer wants it. The same payments give the same bytes. */
export function drawRentReceipt(receipt: RentReceipt): Promise<Buffer> {
  const { document, bytes } = openSheet({ title: `Rent receipt ${receipt.number}`, at: receipt.at })
  const sum = (key: 'grossPaise' | 'tdsPaise') => receipt.paid.reduce((all, paid) => all + paid[key], 0)
  const tdsPaise = sum('tdsPaise')
  const page = document.page()
  page.heading('Properysearch', 'Rent receipt')
  if (receipt.isSimulated) page.notice('Simulation: no money has moved.')
  page.columns(['Received from (tenant)', receipt.tenant], ['Received by (owner)', receipt.owner])
  page.facts([
    ['Receipt number', receipt.number],
    ['Financial year', `${receipt.year}–${String((receipt.year + 1) % 100).padStart(2, '0')}`],
    ['Owner’s PAN', receipt.pan ?? 'Not verified'],
    ['Home', receipt.address],
  ])
  page.rows([
    { cells: ['Rent for', 'Paid on', 'Amount'], look: 'head' },
    ...receipt.paid.map(({ from, to, paidOn, how, grossPaise }) => ({
      cells: [`${inWords(from)} to ${inWords(to)}\n${how}`, inWords(paidOn), rupees(grossPaise)] as [
        string,
        string,
        string,
      ],
    })),
    ...(tdsPaise > 0
      ? [{ cells: ['Of which tax deducted and paid for the owner', '', rupees(tdsPaise)] as [string, string, string] }]
      : []),
    { cells: ['Rent received', '', rupees(sum('grossPaise'))], look: 'total' },
  ])
  page.paragraph('Amount in words', amountInWords(sum('grossPaise')))
  if (receipt.isPanNeeded && receipt.pan === null) page.paragraph('About the PAN', panSentence)
  page.signature('Confirmed by both sides in the deal.\nIssued electronically; no signature is needed.')
  document.end()
  return bytes
}
