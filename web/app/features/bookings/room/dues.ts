import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import {
  isCollected as isCollectedIn,
  isHeld as isHeldIn,
  type PaymentKind,
  pennyPaise,
  sideName,
  taxedStates,
} from '@properysearch/contract/bookings/facts'
import { afterPrepayment } from '@properysearch/contract/bookings/schedule'
import { deductionOf } from '@properysearch/contract/bookings/tds'
import type { Release } from '@properysearch/contract/releases/calls'
import type { ReleaseState } from '@properysearch/contract/releases/facts'
import { formatExact, formatMonth } from '../../../lib/format.ts'

export type Payment = BookingRoom['money']['payments'][number]
export type Instalment = BookingRoom['money']['instalments'][number]
export type Condition = BookingRoom['conditions'][number]

/** Whether the payment partner holds the money, so that it is paid, released and refunded here. */
export function isHeld({ bookingData }: BookingRoom): boolean {
  return isHeldIn(bookingData.channel)
}

/** Whether this is paid through the payment partner; if not, one side records it and the other confirms. */
export function isCollected({ bookingData }: BookingRoom, what: PaymentKind): boolean {
  return isCollectedIn(bookingData.channel, what)
}

/** The same of what is due now: of what is all tax the partner collects nothing, so it is recorded. */
export const isDueCollected = (room: BookingRoom, { what, cash }: Pick<Due, 'what' | 'cash'>): boolean =>
  cash * 100 >= pennyPaise && isCollected(room, what)

/** Something to pay. Rupees. */
export interface Due {
  what: PaymentKind
  /** Null: the booking amount, or a part of the price ahead. */
  instalmentId: number | null
  label: string
  /** In a sentence: the booking amount, instalment 2. */
  name: string
  gross: number
  tds: number
  /** What reaches the seller or the partner: gross less tax. */
  cash: number
  dueOn: string | null
}

/** The tax is a part of what is due, as the server deducts it: the difference to all of it so far. */
function split({ money }: BookingRoom, gross: number): { gross: number; tds: number; cash: number } {
  const paise = (rupees: number) => Math.round(rupees * 100)
  const sale = { pricePaise: paise(money.price), tdsPaise: paise(money.tdsInAll) }
  const before = { grossPaise: paise(money.paid), tdsPaise: paise(money.tds) }
  const { tdsPaise, cashPaise } = deductionOf(sale, before, paise(gross))
  return { gross, tds: tdsPaise / 100, cash: cashPaise / 100 }
}

export function bookingDue(room: BookingRoom): Due {
  const { bookingAmount, deadlineAt } = room.bookingData
  return {
    what: 'booking',
    instalmentId: null,
    label: 'Booking amount',
    name: 'the booking amount',
    ...split(room, bookingAmount),
    dueOn: deadlineAt,
  }
}

/** In a table, and in a sentence. */
export function instalmentNames({ what, number, period }: Pick<Instalment, 'what' | 'number' | 'period'>) {
  if (what === 'deposit') return { label: 'Rest of the deposit', name: 'the rest of the deposit' }
  if (what === 'rent' && period) {
    const month = formatMonth(period.from)
    return { label: `Rent for ${month}`, name: `the rent for ${month}` }
  }
  return { label: `Instalment ${number}`, name: `instalment ${number}` }
}

export function instalmentDue(room: BookingRoom, instalment: Instalment): Due {
  const { id, what, gross, paid, dueOn } = instalment
  const left = Math.round((gross - paid) * 100) / 100
  // The tax on rent depends on the whole year: the server says what it is.
  const known = room.rental?.dues.find(({ instalmentId }) => instalmentId === id)
  const parts = room.rental ? { gross: left, tds: known?.tds ?? 0, cash: known?.cash ?? left } : split(room, left)
  return { what, instalmentId: id, ...instalmentNames(instalment), ...parts, dueOn }
}

/** For having been late; no tax is deducted from it. Null where none is due. */
export function interestDue({ id, number, interest }: Instalment): Due | null {
  if (interest?.status !== 'due') return null
  const { amount } = interest
  return {
    what: 'interest',
    instalmentId: id,
    label: `Interest on instalment ${number}`,
    name: `the interest on instalment ${number}`,
    gross: amount,
    tds: 0,
    cash: amount,
    dueOn: null,
  }
}

export function prepaymentDue(room: BookingRoom, gross: number): Due {
  const named = { label: 'Part of the price, ahead', name: 'a part of the price ahead' }
  return { what: 'prepayment', instalmentId: null, ...named, ...split(room, gross), dueOn: null }
}

/** The parts that are not paid yet, and what paying so much ahead would make of them; null while it is too much. */
export function partsAfter(
  { money }: BookingRoom,
  gross: number,
): { count: number; each: number; last: number } | null {
  const open = money.instalments.filter((instalment) => !isPaid(instalment))
  const paise = (rupees: number) => Math.round(rupees * 100)
  const left = open.map((row) => ({ dueOn: row.dueOn, grossPaise: paise(row.gross) - paise(row.paid) }))
  const mostPaise = left.reduce((sum, due) => sum + due.grossPaise, 0) - open.length * 100
  if (gross <= 0 || paise(gross) > mostPaise) return null
  const parts = afterPrepayment(left, paise(gross))
  return { count: parts.length, each: (parts[0]?.grossPaise ?? 0) / 100, last: (parts.at(-1)?.grossPaise ?? 0) / 100 }
}

/**
 * While the agreement stands, something is left, nothing is late and nothing waits for a word. What is settled between the
 * two, the seller can record as well.
 */
export function mayPrepay(room: BookingRoom): boolean {
  const { state, side, kind } = room.bookingData
  if (kind !== 'sale' || (state !== 'agreed' && state !== 'paying')) return false
  if (side === 'seller' && isCollected(room, 'prepayment')) return false
  const open = room.money.instalments.filter((instalment) => !isPaid(instalment))
  return open.length > 0 && open.every(({ isLate }) => !isLate) && waitingPayment(room) === undefined
}

export const isPaid = ({ gross, paid }: Instalment) => paid >= gross

/** When each kind of instalment can be paid. */
const payableStates: Record<Instalment['what'], readonly string[]> = {
  instalment: ['agreed', 'paying'],
  deposit: ['registered'],
  rent: ['active', 'notice', 'exiting'],
}

export const isPayableNow = ({ bookingData: { state } }: BookingRoom, { what }: Instalment) =>
  payableStates[what].includes(state)

/** What is to be paid now: the booking amount before it is booked, then what is late, interest, and the next instalment. */
export function nextDue(room: BookingRoom): Due | null {
  if (room.bookingData.state === 'penny-paid') return bookingDue(room)
  const payable = room.money.instalments.filter((instalment) => isPayableNow(room, instalment))
  const next = payable.find((instalment) => !isPaid(instalment))
  const interest = payable.map(interestDue).find((due) => due !== null)
  if (interest && !next?.isLate) return interest
  return next ? instalmentDue(room, next) : null
}

/** Recorded by one side and not answered by the other. */
export const waitingPayments = ({ money }: BookingRoom): Payment[] =>
  money.payments.filter(({ status }) => status === 'waiting')

/** What waits for me comes before what waits for the other side. */
export function waitingPayment(room: BookingRoom): Payment | undefined {
  const waiting = waitingPayments(room)
  return waiting.find(({ recordedBy }) => recordedBy !== room.bookingData.side) ?? waiting[0]
}

/** The deposit comes back from the owner; everything else goes to the seller or owner. */
export const receiverOf = ({ what }: Pick<Payment, 'what'>) => (what === 'deposit-return' ? 'buyer' : 'seller')

export const maySetChallan = ({ bookingData: { state, side, kind } }: BookingRoom) =>
  side === 'buyer' && taxedStates[kind].includes(state)

/** Tax that was deducted and is not at the department yet, as far as the deal knows. */
export const openChallans = ({ money }: BookingRoom): Payment[] =>
  money.payments.filter(({ status, tds, challan }) => status === 'confirmed' && tds > 0 && challan === null)

export function paymentLabel({ money }: BookingRoom, { what, instalmentId }: Payment): string {
  if (what === 'booking') return 'Booking amount'
  if (what === 'prepayment') return 'Part of the price, ahead'
  if (what === 'deposit-return') return 'Return of the deposit'
  const instalment = money.instalments.find(({ id }) => id === instalmentId)
  if (!instalment)
    return { deposit: 'Rest of the deposit', rent: 'Rent', instalment: 'Instalment', interest: 'Interest' }[what]
  return what === 'interest' ? `Interest on instalment ${instalment.number}` : instalmentNames(instalment).label
}

/** To the seller: what goes to an agent is told where the agent is. */
export const toSeller = (releases: readonly Release[]) => releases.filter(({ kind }) => kind !== 'commission')

export const paidOutOf = (releases: readonly Release[]) =>
  toSeller(releases)
    .filter(({ state }) => state === 'paid')
    .reduce((sum, { amount }) => sum + amount, 0)

/** What a decision or the end of the deal gave back of the held money, so that the figures add up. */
export function refundedFact({ bookingData, money }: BookingRoom) {
  const paise = money.refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return paise > 0
    ? { name: `Refunded to the ${sideName('buyer', bookingData.kind)}`, value: formatExact(paise / 100) }
    : null
}

/**
 * What is approved with one code: of several owners' parts of one press, all that can be paid, at the first of them. Null
 * where another row stands for this one, or its owner has no account yet.
 */
export function wholeOf(release: Release, all: readonly Release[]): Release | null {
  const parts = all.filter(({ askId, state, account }) => askId === release.askId && state === 'asked' && account)
  if (parts.at(-1)?.id !== release.id) return null
  const amount = parts.reduce((sum, part) => sum + Math.round(part.amount * 100), 0) / 100
  return { ...release, amount, account: parts.map(({ account }) => account).join(' and ') }
}

const underWay: readonly ReleaseState[] = ['approved', 'sent', 'unknown', 'paid']

/** Not once another owner's part of the same press is on its way: this one stays theirs. */
export const mayRefuse = (release: Release, all: readonly Release[]) =>
  !all.some(({ askId, state }) => askId === release.askId && underWay.includes(state))
