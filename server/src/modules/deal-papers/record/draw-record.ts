import { bookingStateNames, channels, conditionKinds, sideName } from '@properysearch/contract/bookings/facts'
import { handoverCostNames, handoverCosts, handoverItems } from '@properysearch/contract/deal-papers/facts'
import type { DealRecord } from '@properysearch/contract/deal-papers/record'
import { releaseGraph } from '@properysearch/contract/releases/facts'
import { type Column, openSheet, type Page } from '../../../platform/sheet.ts'
import {
  byWhom,
  capital,
  day,
  paymentName,
  percent,
  rupees,
  rupeesOrNothing,
  shareTitle,
  sideTitle,
  stepName,
} from './deal-words.ts'
import { drawLedger } from './draw-ledger.ts'

/** The record on A4, for printing and keeping. The same record gives the same bytes. */
export function drawRecord(record: DealRecord): Promise<Buffer> {
  const { bookingId, madeAt, property, deal } = record
  const { document, bytes } = openSheet({
    title: `Record of deal ${bookingId}`,
    at: new Date(madeAt),
    footer: `Properysearch, deal ${bookingId}, made ${day(madeAt)} for the ${sideTitle(record.madeFor, deal.kind).toLowerCase()}`,
  })
  const page = document.page()
  page.heading('Properysearch', 'Record of a deal')
  if (record.isSimulated) page.notice('Simulation: the payment partner is not real, and no money has moved.')
  page.columns(
    ['Property', `${property.title}\n${property.locality}, ${property.city}`],
    ['Status', `${bookingStateNames[deal.state]}\n${channels[deal.channel].label}`],
  )
  page.facts([
    ['Deal', String(bookingId)],
    [deal.kind === 'rental' ? 'Monthly rent' : 'Price agreed', rupees(deal.price)],
    ['Asked for on', day(deal.createdAt)],
    ['Booked on', deal.bookedOn ? day(deal.bookedOn) : 'Not booked'],
  ])
  drawPeople(page, record)
  drawMoney(page, record)
  drawPayments(page, record)
  drawLedger(page, record)
  drawConditions(page, record)
  drawPapers(page, record)
  drawHandover(page, record)
  drawTimeline(page, record)
  page.section('How to check this record')
  page.note(
    [
      'Everything here is also in the JSON file of the same deal, with all hashes in full. Every amount is in rupees, to the paisa.',
      ...record.ledger.howToCheck,
    ].join('\n'),
  )
  document.end()
  return bytes
}

const shareNames = { waiting: 'Not confirmed yet', confirmed: 'Confirmed', declined: 'Declined' }

function drawPeople(page: Page, { people, sharers, agents, deal }: DealRecord): void {
  const columns: Column[] = [
    { head: 'Role', share: 2 },
    { head: 'Name', share: 4 },
    { head: 'PAN', share: 2 },
    { head: 'Bank account', share: 3 },
  ]
  page.section('People')
  page.table(columns, [
    ...people.map(({ side, name, isYou, isVerified, pan, account }) => [
      sideTitle(side, deal.kind),
      `${name}${isYou ? ' (you)' : ''}${isVerified ? '\nIdentity verified' : ''}`,
      pan ?? 'Not verified',
      account ?? 'None',
    ]),
    ...sharers.map(({ side, name, share, state, attorney }) => [
      `${shareTitle(side, deal.kind)}, ${percent(share)}`,
      `${name}\n${shareNames[state]}${attorney ? `, signs through ${attorney.name}` : ''}`,
      '',
      '',
    ]),
    ...agents.map(({ side, name, reraNumber }) => [
      `Agent of the ${sideTitle(side, deal.kind).toLowerCase()}`,
      `${name}${reraNumber ? `\nMahaRERA ${reraNumber}` : ''}`,
      '',
      '',
    ]),
  ])
}

function drawMoney(page: Page, { money, ending, ledger, deal }: DealRecord): void {
  const isSale = deal.kind === 'sale'
  const lines: [string, number][] = [
    [isSale ? 'Price' : 'Monthly rent', money.price],
    [isSale ? 'Paid, tax included' : 'Paid', money.paid],
    ['Tax deducted and paid for the seller', money.tds],
    ['Interest paid for late instalments', money.interestPaid],
    ['Held by the payment partner', ledger.totals.held],
    ['Of which frozen in a dispute', money.frozen],
    [`Refunded to the ${sideName('buyer', deal.kind)}`, money.refunds.reduce((sum, { amount }) => sum + amount, 0)],
    ...(isSale ? [['Still to be paid', money.left] as [string, number]] : []),
    ...(ending
      ? ([
          ['Goes back to the buyer', ending.refund],
          ['To be returned by the seller', ending.owed],
          ['Stays with the seller', ending.kept],
          ['In dispute when it ended', ending.disputed],
        ] as [string, number][])
      : []),
  ]
  page.section('Money')
  page.table(
    [
      { head: 'What', share: 6 },
      { head: 'Amount', share: 3, isFigure: true },
    ],
    lines.filter(([, amount], i) => i < 2 || amount !== 0).map(([what, amount]) => [what, rupees(amount)]),
  )
}

const statusNames = { confirmed: 'Confirmed', waiting: 'To be confirmed', refused: 'Not received' }

function drawPayments(page: Page, record: DealRecord): void {
  const { money, releases } = record
  if (money.instalments.length > 0) {
    page.section('Instalments')
    page.table(
      [
        { head: 'No.', share: 1 },
        { head: 'Due on', share: 2 },
        { head: 'Amount', share: 2.5, isFigure: true },
        { head: 'Paid', share: 2.5, isFigure: true },
        { head: 'Interest', share: 2, isFigure: true },
      ],
      money.instalments.map(({ number, dueOn, gross, paid, interest }) => [
        String(number),
        day(dueOn),
        rupees(gross),
        rupeesOrNothing(paid),
        interest ? rupees(interest.amount) : '',
      ]),
    )
  }
  if (money.payments.length > 0) {
    page.section('Payments')
    page.table(
      [
        { head: 'Date', share: 2 },
        { head: 'What', share: 4.5 },
        { head: 'Transferred', share: 2.6, isFigure: true },
        { head: 'Tax', share: 2.2, isFigure: true },
        { head: 'Total', share: 2.7, isFigure: true },
      ],
      money.payments.map((payment) => [
        day(payment.paidOn),
        [
          `${paymentName(record, payment)}`,
          statusNames[payment.status],
          payment.reference ?? (payment.orderId === null ? '' : `Order ${payment.orderId}`),
          payment.challan ? `Challan ${payment.challan.number} of ${day(payment.challan.paidOn)}` : '',
        ]
          .filter(Boolean)
          .join('\n'),
        rupees(payment.cash),
        rupeesOrNothing(payment.tds),
        rupees(payment.gross),
      ]),
    )
  }
  if (releases.length === 0) return
  page.section('Paid out of the held money')
  page.table(
    [
      { head: 'Date', share: 2 },
      { head: 'What', share: 5 },
      { head: 'To', share: 3.5 },
      { head: 'Amount', share: 3, isFigure: true },
    ],
    releases.map(({ id, kind, state, account, amount, changedAt }) => [
      day(changedAt),
      `Release ${id}${kind === 'commission' ? ', commission' : ''}\n${releaseGraph.states[state]}`,
      account ?? '',
      rupees(amount),
    ]),
  )
}

function drawConditions(page: Page, { conditions, registration, deal }: DealRecord): void {
  if (conditions.length > 0) {
    page.section('Conditions')
    page.table(
      [
        { head: 'Condition', share: 5 },
        { head: 'By', share: 2 },
        { head: 'Outcome', share: 3 },
      ],
      conditions.map(({ kind, dueOn, outcome, note }) => [
        `${conditionKinds[kind].label}${note ? `\n${note}` : ''}`,
        day(dueOn),
        outcome ? capital(outcome) : 'Open',
      ]),
    )
  }
  if (!registration) return
  page.section('Registered agreement')
  page.facts([
    ['Document number', registration.documentNumber],
    ['Sub-registrar', registration.office],
    ['Signed on', day(registration.signedOn)],
    ['Registered on', day(registration.registeredOn)],
    ['Recorded by', sideTitle(registration.recordedBy, deal.kind)],
    ['Confirmed by both', registration.isConfirmed ? 'Yes' : 'Not yet'],
    ...(registration.grn ? [['GRN', registration.grn] as [string, string]] : []),
  ])
}

const paperStateNames = { open: 'Kept by you alone', asked: 'Asked for', given: 'Given', 'not-needed': 'Not needed' }

function drawPapers(page: Page, { papers, deal }: DealRecord): void {
  if (papers.length === 0) return
  page.section('Papers')
  page.table(
    [
      { head: 'Paper', share: 4 },
      { head: 'State', share: 2 },
      { head: 'Files, with their SHA-256', share: 6 },
    ],
    papers.map(({ name, state, files }) => [
      name,
      paperStateNames[state],
      files
        .map(({ version, fileName, by, addedAt, hash }, i) => {
          const who = version === null ? 'only you' : `version ${version}, ${sideTitle(by, deal.kind).toLowerCase()}`
          return `${i === 0 ? '' : '\n'}${fileName} (${who}, ${day(addedAt)})\n${hash}`
        })
        .join(''),
    ]),
  )
}

function drawHandover(page: Page, { handover, deal }: DealRecord): void {
  const { plan, items } = handover
  const isBegun = plan !== null || items.some(({ buyerAt, sellerAt }) => buyerAt ?? sellerAt)
  if (!isBegun) return
  page.section('Handover')
  if (plan) {
    const payers = { buyer: sideTitle('buyer', deal.kind), seller: sideTitle('seller', deal.kind), half: 'Half each' }
    page.facts([
      ['Day of possession', plan.possessionOn ? day(plan.possessionOn) : 'Not fixed'],
      ['Agreed', plan.isAgreed ? 'By both' : `Proposed by the ${sideTitle(plan.proposedBy, deal.kind).toLowerCase()}`],
      ...handoverCostNames.map((cost): [string, string] => {
        const payer = plan.costs[cost]
        return [handoverCosts[cost], payer ? payers[payer] : 'Not settled']
      }),
    ])
  }
  page.table(
    [
      { head: 'On the day of the handover', share: 6 },
      { head: sideTitle('buyer', deal.kind), share: 2 },
      { head: sideTitle('seller', deal.kind), share: 2 },
    ],
    items.map(({ item, buyerAt, sellerAt }) => [handoverItems[item], day(buyerAt), day(sellerAt)]),
  )
}

function drawTimeline(page: Page, { timeline, deal }: DealRecord): void {
  page.section('What happened')
  page.table(
    [
      { head: 'Date', share: 2 },
      { head: 'By', share: 2 },
      { head: 'Step', share: 5 },
      { head: 'Status then', share: 3 },
    ],
    [
      [day(deal.createdAt), sideTitle('buyer', deal.kind), 'Ask to book', bookingStateNames.requested],
      ...timeline.map(({ at, act, by, to, reasons }) => [
        day(at),
        byWhom(by, deal.kind),
        [stepName(deal.kind, act), ...reasons].join('\n'),
        bookingStateNames[to],
      ]),
    ],
  )
}
