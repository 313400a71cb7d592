import type { Booking } from '@properysearch/contract/bookings/calls'
import {
  type BookingAct,
  type BookingSide,
  type BookingState,
  bookingGraphs,
  bookingStateNames,
  waitingHours,
} from '@properysearch/contract/bookings/facts'
import { actsFor } from '@properysearch/contract/kernel/state-graph'
import { fail } from '../../platform/errors.ts'
import type { BookingRow, PartyRow } from './bookings.sql.ts'
import type { Hindrance } from './hindrances.ts'

const hourMs = 60 * 60 * 1000

/** More requests at once than this are no serious ones. */
export const mostOpenRequests = 10
/** Properties that are on hold for one person before anything was paid. */
export const mostUnpaid = 3

export const deadlineOf = (state: keyof typeof waitingHours, now: Date) =>
  new Date(now.getTime() + waitingHours[state] * hourMs)

export const sideOf = (row: Pick<BookingRow, 'buyerId'>, userId: number): BookingSide =>
  row.buyerId === userId ? 'buyer' : 'seller'

/** What waits beyond its time has expired, also before the job has said so. */
export function stateOf({ state, deadlineAt }: Pick<BookingRow, 'state' | 'deadlineAt'>, now: Date): BookingState {
  return deadlineAt !== null && deadlineAt <= now ? 'expired' : state
}

export function movedOn(state: BookingState) {
  return fail('moved-on', `This booking is now “${bookingStateNames[state]}”. Please reload the page.`)
}

function actsNow(row: BookingRow, state: BookingState, side: BookingSide): BookingAct[] {
  return row.kind === 'sale'
    ? actsFor(bookingGraphs.sale, state as never, side)
    : actsFor(bookingGraphs.rental, state as never, side)
}

export function bookingOnWire(row: BookingRow, userId: number, now: Date, hindrance?: Hindrance): Booking {
  const state = stateOf(row, now)
  const side = sideOf(row, userId)
  return {
    id: row.id,
    propertyId: row.propertyId,
    kind: row.kind,
    state,
    side,
    price: row.pricePaise / 100,
    bookingAmount: row.bookingPaise / 100,
    channel: row.channel,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    bookedOn: row.bookedOn,
    endedAt: row.endedAt?.toISOString() ?? null,
    acts: actsNow(row, state, side).filter((act) => act !== 'accept' || !hindrance),
    hindrance: hindrance?.[side] ?? null,
  }
}

export function partyOnWire({ firstname, lastname, isVerified }: PartyRow) {
  return { name: `${firstname} ${lastname.slice(0, 1)}.`, isVerified }
}
