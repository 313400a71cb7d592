import { bookingStateNames, channels, sideName } from '@properysearch/contract/bookings/facts'
import type { DealRecord } from '@properysearch/contract/deal-papers/record'
import { type Column, openSheet, type Page } from '../../../platform/sheet.ts'
import { day, paymentName, rupees, rupeesOrNothing, sideTitle } from './deal-words.ts'
import { inOutBalance } from './draw-ledger.ts'

const dateAndWhat: Column[] = [
  { head: 'Date', share: 2 },
  { head: 'What', share: 5 },
]

/** What was paid, as a bank would write it; and what the payment partner held of it. */
export function drawStatement(record: DealRecord): Promise<Buffer> {
  const { bookingId, madeAt, property, deal, people } = record
  const { document, bytes } = openSheet({
    title: `Statement of deal ${bookingId}`,
    at: new Date(madeAt),
    footer: `Properysearch, statement of deal ${bookingId}, made ${day(madeAt)}`,
  })
  const page = document.page()
  page.heading('Properysearch', 'Statement')
  if (record.isSimulated) page.notice('Simulation: the payment partner is not real, and no money has moved.')
  page.columns(
    ['Property', `${property.title}\n${property.locality}, ${property.city}`],
    ['Between', people.map(({ side, name }) => `${sideTitle(side, deal.kind)}: ${name}`).join('\n')],
  )
  page.facts([
    ['Deal', `${bookingId}, ${bookingStateNames[deal.state].toLowerCase()}`],
    ['Who holds the money', channels[deal.channel].label],
  ])
  drawPaid(page, record)
  drawHeld(page, record)
  page.note('Amounts in rupees, to the paisa. Payments that are not confirmed by both sides are not counted.')
  document.end()
  return bytes
}

/** In: what counts as paid, with the tax that was deducted from it. Out: what the ending gives back. */
function drawPaid(page: Page, record: DealRecord): void {
  const { money, ending, deal } = record
  const paid = money.payments.filter(({ status }) => status === 'confirmed')
  page.section(deal.kind === 'rental' ? 'Paid by the tenant' : 'Paid by the buyer')
  if (paid.length === 0) {
    page.note('Nothing has been paid yet.')
    return
  }
  let balance = 0
  const rows = paid.map((payment) => {
    const isReturned = payment.what === 'deposit-return'
    balance += isReturned ? -payment.gross : payment.gross
    const notes = [
      payment.reference ?? (payment.orderId === null ? '' : `Order ${payment.orderId}`),
      payment.tds > 0 ? `${rupees(payment.cash)} transferred, ${rupees(payment.tds)} tax deducted` : '',
    ]
    return [
      day(payment.paidOn),
      [paymentName(record, payment), ...notes.filter(Boolean)].join('\n'),
      isReturned ? '' : rupees(payment.gross),
      isReturned ? rupees(payment.gross) : '',
      rupees(balance),
    ]
  })
  for (const { orderId, amount, at } of money.refunds) {
    balance -= amount
    rows.push([
      day(at),
      `Refunded to the ${sideName('buyer', deal.kind)}\nOrder ${orderId}`,
      '',
      rupees(amount),
      rupees(balance),
    ])
  }
  if (ending) {
    for (const [what, amount] of [
      // What the payment partner gives back is among the refunds.
      ['Goes back to the buyer', deal.channel === 'bank-escrow' ? ending.refund : 0],
      ['To be returned by the seller', ending.owed],
      ['Tax, to be claimed back from the department', ending.tds],
    ] as const) {
      if (amount === 0) continue
      balance -= amount
      rows.push([day(deal.endedAt), what, '', rupees(amount), rupees(balance)])
    }
  }
  const left = `Still to be paid: ${rupees(money.left)} of ${rupees(money.price)}`
  const total = paid.reduce((sum, { what, gross }) => (what === 'deposit-return' ? sum : sum + gross), 0)
  const isOpenSale = deal.kind === 'sale' && !ending
  page.table(
    [...dateAndWhat, ...inOutBalance],
    [
      ...rows,
      ['', `Balance${isOpenSale ? `\n${left}` : ''}`, rupees(total), rupeesOrNothing(total - balance), rupees(balance)],
    ],
    { hasSum: true },
  )
}

function drawHeld(page: Page, { ledger }: DealRecord): void {
  const { totals } = ledger
  const lines = ledger.lines.filter(({ heldChange }) => heldChange !== 0)
  if (lines.length === 0) return
  page.section('Held by the payment partner')
  page.table(
    [...dateAndWhat, ...inOutBalance],
    [
      ...lines.map(({ at, what, number, heldChange, held }) => [
        day(at),
        `${what}\nMovement ${number} of the ledger`,
        rupeesOrNothing(Math.max(0, heldChange)),
        rupeesOrNothing(Math.max(0, -heldChange)),
        rupees(held),
      ]),
      ['', 'Held now', rupees(totals.in), rupees(totals.out + totals.refunded), rupees(totals.held)],
    ],
    { hasSum: true },
  )
}
