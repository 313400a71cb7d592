import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import {
  isCollected as isCollectedIn,
  isHeld as isHeldIn,
  type PaymentKind,
} from '@properysearch/contract/bookings/facts'
import { afterPrepayment } from '@properysearch/contract/bookings/schedule'
import { deductionOf } from '@properysearch/contract/bookings/tds'
import type { Release } from '@properysearch/contract/releases/calls'

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

export function instalmentDue(room: BookingRoom, { id, number, gross, paid, dueOn }: Instalment): Due {
  const left = Math.round((gross - paid) * 100) / 100
  const named = { label: `Instalment ${number}`, name: `instalment ${number}` }
  return { what: 'instalment', instalmentId: id, ...named, ...split(room, left), dueOn }
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
  if (side === 'seller' && isHeld(room)) return false
  const open = room.money.instalments.filter((instalment) => !isPaid(instalment))
  return open.length > 0 && open.every(({ isLate }) => !isLate) && waitingPayment(room) === undefined
}

export const isPaid = ({ gross, paid }: Instalment) => paid >= gross

/** What is to be paid now: the booking amount before it is booked, then what is late, interest, and the next instalment. */
export function nextDue(room: BookingRoom): Due | null {
  const { state, kind } = room.bookingData
  if (state === 'penny-paid') return bookingDue(room)
  if (kind !== 'sale' || (state !== 'agreed' && state !== 'paying')) return null
  const next = room.money.instalments.find((instalment) => !isPaid(instalment))
  const interest = room.money.instalments.map(interestDue).find((due) => due !== null)
  if (interest && !next?.isLate) return interest
  return next ? instalmentDue(room, next) : null
}

/** Recorded by one side and not answered by the other. */
export const waitingPayment = ({ money }: BookingRoom): Payment | undefined =>
  money.payments.find(({ status }) => status === 'waiting')

/** Until the deal is settled, and while it stands. */
export const maySetChallan = ({ bookingData: { state, side } }: BookingRoom) =>
  side === 'buyer' && ['booked', 'cleared', 'agreed', 'paying'].includes(state)

/** Tax that was deducted and is not at the department yet, as far as the deal knows. */
export const openChallans = ({ money }: BookingRoom): Payment[] =>
  money.payments.filter(({ status, tds, challan }) => status === 'confirmed' && tds > 0 && challan === null)

export function paymentLabel({ money }: BookingRoom, { what, instalmentId }: Payment): string {
  if (what === 'booking') return 'Booking amount'
  if (what === 'prepayment') return 'Part of the price, ahead'
  const number = money.instalments.find(({ id }) => id === instalmentId)?.number ?? ''
  return what === 'interest' ? `Interest on instalment ${number}` : `Instalment ${number}`.trim()
}

/** To the seller: what goes to an agent is told where the agent is. */
export const toSeller = (releases: readonly Release[]) => releases.filter(({ kind }) => kind !== 'commission')

export const paidOutOf = (releases: readonly Release[]) =>
  toSeller(releases)
    .filter(({ state }) => state === 'paid')
    .reduce((sum, { amount }) => sum + amount, 0)
