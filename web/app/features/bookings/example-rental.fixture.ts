import { bookingGraphs, type RentalState } from '@properysearch/contract/bookings/facts'
import type { Deduction, RentalRoom } from '@properysearch/contract/bookings/rental-room'
import { actsFor } from '@properysearch/contract/kernel/state-graph'
import type { Deal } from './deal.queries.ts'
import { exampleRentalTerms } from './example-booking.fixture.ts'
import { exampleInstalment, exampleRoom } from './example-deal.fixture.ts'

type Room = Deal['room']

export const exampleDeduction: Deduction = {
  id: 61,
  kind: 'painting',
  amount: 6_000,
  note: 'The bedroom wall has to be painted again.',
  state: 'proposed',
  answer: null,
  kept: null,
  proposedAt: '2026-11-18T06:00:00.000Z',
}

export const exampleRent: Room['money']['instalments'][number] = {
  ...exampleInstalment,
  what: 'rent',
  period: { from: '2026-12-01', to: '2026-12-31' },
  dueOn: '2026-12-05',
  gross: 28_000,
}

export interface GivenRental {
  state?: RentalState
  side?: Room['bookingData']['side']
  money?: Partial<Room['money']>
  room?: Partial<Room>
  rental?: Partial<RentalRoom>
}

/** ₹28,000 a month with a deposit of ₹84,000, directly paid; booked and seen by the tenant unless told otherwise. */
export function exampleRental({
  state = 'booked',
  side = 'buyer',
  money = {},
  room = {},
  rental = {},
}: GivenRental = {}): Deal {
  const shown = exampleRoom({
    side,
    booking: {
      kind: 'rental',
      state,
      price: 28_000,
      bookingAmount: 10_000,
      channel: 'direct',
      acts: actsFor(bookingGraphs.rental, state as never, side),
    },
    terms: { ...exampleRentalTerms, deposit: 84_000 },
    conditions: [],
    money: { price: 28_000, paid: 10_000, tds: 0, held: 0, left: 0, tdsInAll: 0, ...money },
    rental: {
      startsOn: null,
      endsOn: null,
      movedInOn: null,
      rent: 28_000,
      licence: { stampDuty: 789.25, registrationFee: 1_000 },
      police: null,
      society: null,
      inventories: [],
      missing: ['deposit', 'police', 'society', 'inventory', 'meters'],
      without: [],
      notice: null,
      leavesOn: null,
      noticeBy: null,
      exitedOn: null,
      dues: [],
      deposit: {
        amount: 84_000,
        paid: 10_000,
        rentBack: 0,
        taxBack: 0,
        accepted: 0,
        open: 0,
        returned: 0,
        onItsWay: 0,
        toReturn: 0,
        dueOn: null,
        isLate: false,
      },
      deductions: [],
      deductionsUntil: null,
      openRent: 0,
      renewal: null,
      yearTaxes: [],
      receiptYears: [],
      ...rental,
    },
    ...room,
  })
  return { room: shown, money: { held: 0, available: 0, paidToOwnAgent: 0, paidForOther: 0, releases: [] } }
}
