import type { DealRecord } from '@properysearch/contract/deal-papers/record'
import type { Column, Page } from '../../../platform/sheet.ts'
import { day, rupees, rupeesOrNothing } from './deal-words.ts'

export const inOutBalance: Column[] = [
  { head: 'In', share: 2.6, isFigure: true },
  { head: 'Out', share: 2.6, isFigure: true },
  { head: 'Balance', share: 2.7, isFigure: true },
]

/** The lines of the ledger itself: movement, accounts in words, what it did to the held money, and its hash. */
export function drawLedger(page: Page, { ledger }: DealRecord): void {
  const { lines, totals } = ledger
  if (lines.length === 0) return
  page.section('Held money, from the ledger')
  page.table(
    [{ head: 'No.', share: 1.4 }, { head: 'Date', share: 1.9 }, { head: 'Movement', share: 6 }, ...inOutBalance],
    [
      ...lines.map(({ number, at, what, entries, heldChange, held, contentHash, chain }) => [
        String(number),
        day(at),
        [
          what,
          ...entries.map(({ inWords, amount }) => `${amount > 0 ? 'Dr' : 'Cr'} ${inWords} ${rupees(Math.abs(amount))}`),
          `SHA-256 ${contentHash.slice(0, 16)}…${chain ? `, link ${chain.position}: ${chain.hash.slice(0, 16)}…` : ', not sealed yet'}`,
        ].join('\n'),
        rupeesOrNothing(Math.max(0, heldChange)),
        rupeesOrNothing(Math.max(0, -heldChange)),
        rupees(held),
      ]),
      [
        '',
        '',
        `Paid in less paid out and refunded\nPaid in ${rupees(totals.in)}, paid out ${rupees(totals.out)}, refunded ${rupees(totals.refunded)}`,
        rupees(totals.in),
        rupees(totals.out + totals.refunded),
        rupees(totals.held),
      ],
    ],
    { hasSum: true },
  )
}
