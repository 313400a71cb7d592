import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { isHeld as isHeldIn } from '@properysearch/contract/bookings/facts'
import { deductionOf } from '@properysearch/contract/bookings/tds'

export type Payment = BookingRoom['money']['payments'][number]
export type Instalment = BookingRoom['money']['instalments'][number]
export type Condition = BookingRoom['conditions'][number]

/** Whether the payment partner holds the money, so that it is paid, released and refunded here. */
export function isHeld({ bookingData }: BookingRoom): boolean {
  return isHeldIn(bookingData.channel)
}

/** Something to pay: the booking amount, or an instalment. Rupees. */
export interface Due {
  /** Null: the booking amount. */
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
    instalmentId: null,
    label: 'Booking amount',
    name: 'the booking amount',
    ...split(room, bookingAmount),
    dueOn: deadlineAt,
  }
}

export function instalmentDue(room: BookingRoom, { id, number, gross, paid, dueOn }: Instalment): Due {
  const left = Math.round((gross - paid) * 100) / 100
  return { instalmentId: id, label: `Instalment ${number}`, name: `instalment ${number}`, ...split(room, left), dueOn }
}

export const isPaid = ({ gross, paid }: Instalment) => paid >= gross

/** What is to be paid now: the booking amount before it is booked, then one instalment after the other. */
export function nextDue(room: BookingRoom): Due | null {
  const { state, kind } = room.bookingData
  if (state === 'penny-paid') return bookingDue(room)
  if (kind !== 'sale' || (state !== 'agreed' && state !== 'paying')) return null
  const next = room.money.instalments.find((instalment) => !isPaid(instalment))
  return next ? instalmentDue(room, next) : null
}

/** Recorded by one side and not answered by the other. */
export const waitingPayment = ({ money }: BookingRoom): Payment | undefined =>
  money.payments.find(({ status }) => status === 'waiting')

/** Tax that was deducted and is not at the department yet, as far as the deal knows. */
export const openChallans = ({ money }: BookingRoom): Payment[] =>
  money.payments.filter(({ status, tds, challan }) => status === 'confirmed' && tds > 0 && challan === null)

export function paymentLabel({ money }: BookingRoom, { what, instalmentId }: Payment): string {
  if (what === 'booking') return 'Booking amount'
  const number = money.instalments.find(({ id }) => id === instalmentId)?.number
  return number === undefined ? 'Instalment' : `Instalment ${number}`
}

export const paidOutOf = (releases: readonly { state: string; amount: number }[]) =>
  releases.filter(({ state }) => state === 'paid').reduce((sum, { amount }) => sum + amount, 0)
