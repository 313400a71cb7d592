import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { type BookingKind, type BookingSide, bookingGraphs, sideName } from '@properysearch/contract/bookings/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { spokenDay } from '../../../platform/day-in-india.ts'

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const rupees = (amount: number) => formatRupees(amount, 2)
/** Nothing, rather than a column of noughts. */
export const rupeesOrNothing = (amount: number) => (amount === 0 ? '' : rupees(amount))
/** A calendar day or a moment. */
export const day = (iso: string | null) => (iso === null ? '' : spokenDay(new Date(iso)))

/** At the head of a line. */
export const sideTitle = (side: BookingSide, kind: BookingKind) => capital(sideName(side, kind))

export function shareTitle(side: BookingSide, kind: BookingKind): string {
  if (side === 'seller') return 'Co-owner'
  return kind === 'rental' ? 'Joint tenant' : 'Joint buyer'
}

/** 33.33% */
export const percent = (hundredths: number) => `${hundredths / 100}%`

type Payment = BookingRoom['money']['payments'][number]

/** Booking amount, Instalment 2, Interest on instalment 2; rent with its days. */
export function paymentName({ money }: Pick<BookingRoom, 'money'>, { what, instalmentId }: Payment): string {
  const due = money.instalments.find(({ id }) => id === instalmentId)
  const number = due?.number
  if (what === 'rent' && due?.period) return `Rent, ${day(due.period.from)} to ${day(due.period.to)}`
  if (what === 'deposit' || what === 'deposit-return') return what === 'deposit' ? 'Deposit' : 'Return of the deposit'
  if (what === 'booking') return 'Booking amount'
  if (what === 'prepayment') return 'Part of the price, ahead'
  if (what === 'interest') return `Interest on instalment ${number ?? ''}`.trim()
  return `${capital(what.replaceAll('-', ' '))} ${number ?? ''}`.trim()
}

export function stepName(kind: BookingKind, act: string): string {
  const acts: Record<string, { label: string }> = bookingGraphs[kind].acts
  return acts[act]?.label ?? capital(act.replaceAll('-', ' '))
}

export function byWhom(by: BookingRoom['timeline'][number]['by'], kind: BookingKind): string {
  if (by === 'buyer' || by === 'seller') return sideTitle(by, kind)
  return by === 'admin' ? 'Properysearch' : 'By itself'
}
