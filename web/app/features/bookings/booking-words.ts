import type { Booking, OfferedTerms } from '@properysearch/contract/bookings/calls'
import {
  type BookingKind,
  type BookingSide,
  bookingGraphs,
  bookingStateNames,
  conditionKinds,
} from '@properysearch/contract/bookings/facts'
import { isTurnOf, type NextStep, nextStepOf } from '@properysearch/contract/bookings/next-steps'
import type { BookingTerms } from '@properysearch/contract/bookings/terms'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import { writeRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { formatDay, formatExact, formatMoment } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import type { ListAct } from './booking-lists.queries.ts'

/** What of a listing it takes to book it. */
export type Bookable = Pick<
  PropertyItem['propertydata'],
  'id' | 'title' | 'price' | 'listedIn' | 'availability' | 'postedBy'
>

/** ₹80 Lac, ₹80,12,345, ₹32,000 /month: never rounded. */
export function priceText(rupees: number, kind: BookingKind): string {
  if (kind === 'rental') return `${exactText(rupees)} /month`
  return Number.isInteger(rupees) ? `₹${writeRupees(rupees)}` : exactText(rupees)
}

export const exactText = formatExact

/** The deal, as this side opens it. */
export function dealAddress({ id, propertyId, side }: Pick<Booking, 'id' | 'propertyId' | 'side'>): string {
  return side === 'buyer'
    ? pathTo('bookedProperty', { id: propertyId, bookingId: id })
    : pathTo('ownerBookedProperty', { id, propId: propertyId })
}

export function hasEnded({ kind, state }: Pick<Booking, 'kind' | 'state'>): boolean {
  return (bookingGraphs[kind].final as readonly string[]).includes(state)
}

/** The state as each side would say it. */
export function stateName({ state, side, hindrance }: Pick<Booking, 'state' | 'side' | 'hindrance'>): string {
  if (state === 'requested' && hindrance) return bookingStateNames[state]
  if (state === 'requested') return side === 'seller' ? 'Waiting for you' : 'Waiting for the owner'
  return bookingStateNames[state]
}

export interface Turn {
  isMine: boolean
  /** Whose turn it is and until when, or when it ended; null where nobody has to act. */
  whose: string | null
  /** What comes next. */
  sentence: string
}

/** Whose turn it is, until when, and what comes next. */
export function turnOf(booking: Booking): Turn {
  const { kind, state, side, deadlineAt, endedAt, hindrance } = booking
  const step = nextStepOf(kind, state)
  if (!step) return { isMine: false, whose: null, sentence: '' }
  if (hindrance) {
    const whose = deadlineAt ? `Open until ${formatMoment(deadlineAt)}` : null
    return { isMine: false, whose, sentence: hindrance }
  }
  const until = deadlineAt ? `, until ${formatMoment(deadlineAt)}` : ''
  const whose = hasEnded(booking) ? (endedAt ? `Ended on ${formatDay(endedAt)}` : null) : ofWhom(step, side, kind)
  return { isMine: isTurnOf(side, step), whose: whose && `${whose}${until}`, sentence: step[side] }
}

function ofWhom({ turn }: NextStep, side: BookingSide, kind: BookingKind): string | null {
  if (turn === null) return null
  const other = side === 'buyer' ? 'the owner' : kind === 'rental' ? 'the tenant' : 'the buyer'
  if (turn === 'both') return `Your turn and ${other}’s`
  return turn === side ? 'Your turn' : `${other[0]?.toUpperCase()}${other.slice(1)}’s turn`
}

const inOrder: ListAct[] = ['accept', 'reject', 'call-off', 'withdraw']

/** Those of my acts that a list offers. What expired meanwhile has none. */
export function listActs({ acts }: Pick<Booking, 'acts'>): ListAct[] {
  return inOrder.filter((act) => acts.includes(act))
}

const percentText = (hundredths: number) => `${formatNumber(hundredths / 100)}%`
const days = (n: number) => (n === 1 ? '1 day' : `${n} days`)
const months = (n: number) => (n === 1 ? '1 month' : `${n} months`)

/** Everything that was agreed beside the price, the booking amount and the channel. */
export function termRows(terms: BookingTerms): { label: string; text: string }[] {
  const rows =
    terms.kind === 'sale'
      ? [
          { label: 'The rest of the price', text: restText(terms.parts, terms.firstDueDays) },
          {
            label: 'Interest on late payments',
            text: terms.lateRate === 0 ? 'None' : `${percentText(terms.lateRate)} a year, by the day`,
          },
          {
            label: 'Conditions',
            text:
              terms.conditions
                .map((kind) => `${conditionKinds[kind].label}, ${days(conditionKinds[kind].days)}`)
                .join('; ') || 'None',
          },
        ]
      : [
          { label: 'Deposit', text: `${exactText(terms.deposit)}, returned after moving out` },
          { label: 'Leave and licence for', text: months(terms.months) },
          { label: 'Lock-in', text: terms.lockInMonths === 0 ? 'None' : months(terms.lockInMonths) },
          { label: 'Notice', text: terms.noticeDays === 0 ? 'None' : days(terms.noticeDays) },
          {
            label: 'Rent rises every year by',
            text: terms.yearlyRise === 0 ? 'Nothing' : percentText(terms.yearlyRise),
          },
          { label: 'Society maintenance', text: `Paid by the ${terms.maintenanceBy}` },
        ]
  return terms.includes ? [...rows, { label: 'Included', text: terms.includes }] : rows
}

/** What the registered licence costs at the counter, computed from the terms. */
export function licenceRows({ licence }: Pick<OfferedTerms, 'licence'>): { label: string; text: string }[] {
  if (!licence) return []
  const { stampDuty, registrationFee } = licence
  return [
    {
      label: 'Registering the licence',
      text: `${exactText(stampDuty)} stamp duty and ${exactText(registrationFee)} registration fee`,
    },
  ]
}

function restText(parts: number, firstDueDays: number): string {
  const first = `${days(firstDueDays)} after the agreement`
  return parts === 1 ? `In one payment, ${first}` : `In ${parts} equal monthly parts, the first ${first}`
}
