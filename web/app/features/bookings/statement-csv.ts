import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { sideName } from '@properysearch/contract/bookings/facts'
import { dayInIndia } from '../../lib/day-in-india.ts'
import type { Deal } from './deal.queries.ts'
import { instalmentNames, type Payment, paymentLabel, toSeller } from './room/dues.ts'
import { referenceOf } from './room/payment-table.tsx'

const statusNames: Record<Payment['status'], string> = {
  confirmed: 'Confirmed',
  waiting: 'To be confirmed',
  refused: 'Not received',
}

const interestNames = { growing: 'If paid today', due: 'Due', paid: 'Paid', waived: 'Waived' }

/** Quoted where it has to be. A cell that a spreadsheet would take for a formula becomes text. */
function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return value.toFixed(2)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const head = ['Kind', 'What', 'Date', 'Amount', 'Tax', 'Transferred', 'Reference', 'Challan', 'File by', 'Status']

function scheduleRows({ money }: BookingRoom) {
  return money.instalments.flatMap((instalment) => {
    const { number, dueOn, gross, paid, isLate, interest } = instalment
    const status = paid >= gross ? 'Paid' : isLate ? 'Late' : 'Due'
    const line = ['Due', instalmentNames(instalment).label, dueOn, gross, null, null, null, null, null, status]
    if (!interest) return [line]
    const named = [`Interest on instalment ${number}`, dueOn, interest.amount]
    return [line, ['Due', ...named, null, null, null, null, null, interestNames[interest.status]]]
  })
}

function paymentRows(room: BookingRoom) {
  return room.money.payments.map((row) => [
    'Payment',
    paymentLabel(room, row),
    row.paidOn,
    row.gross,
    row.tds,
    row.cash,
    referenceOf(row),
    row.challan?.number,
    row.fileBy,
    statusNames[row.status],
  ])
}

function releaseRows({ room, money: { releases } }: Deal) {
  return toSeller(releases)
    .filter(({ state }) => state === 'paid')
    .map(({ amount, changedAt, account }) => [
      'Paid out',
      `Release to the ${sideName('seller', room.bookingData.kind)}`,
      dayInIndia(changedAt),
      amount,
      null,
      null,
      account,
      null,
      null,
      'Paid out',
    ])
}

function refundRows({ bookingData: { kind }, money }: BookingRoom) {
  return money.refunds.map(({ orderId, amount, at }) => [
    'Refund',
    `Refunded to the ${sideName('buyer', kind)}`,
    dayInIndia(at),
    amount,
    null,
    null,
    `Order ${orderId}`,
    null,
    null,
    'Refunded',
  ])
}

/** The statement for a spreadsheet: a mark that says UTF-8, then one line for each row. Amounts are rupees. */
export function statementCsv(deal: Deal): string {
  const rows = [
    head,
    ...scheduleRows(deal.room),
    ...paymentRows(deal.room),
    ...refundRows(deal.room),
    ...releaseRows(deal),
  ]
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
