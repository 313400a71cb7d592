import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { type BookingState, bookingGraphs } from '@properysearch/contract/bookings/facts'
import { actsFor } from '@properysearch/contract/kernel/state-graph'
import type { Release } from '@properysearch/contract/releases/calls'
import type { Deal, HeldMoney } from './deal.queries.ts'

type Booking = BookingRoom['bookingData']

const moment = '2026-11-18T06:00:00.000Z'

export const examplePayment: BookingRoom['money']['payments'][number] = {
  id: 31,
  what: 'booking',
  instalmentId: null,
  orderId: 14,
  gross: 2_00_000,
  tds: 2_000,
  cash: 1_98_000,
  paidOn: '2026-11-18',
  reference: null,
  recordedBy: 'buyer',
  status: 'confirmed',
  refusedWhy: null,
  challan: null,
  fileBy: '2026-12-30',
}

export const exampleInstalment: BookingRoom['money']['instalments'][number] = {
  id: 41,
  number: 1,
  what: 'instalment',
  period: null,
  dueOn: '2026-12-18',
  gross: 83_00_000,
  paid: 0,
  isLate: false,
  interest: null,
}

export const exampleRelease: Release = {
  id: 51,
  bookingId: 5,
  propertydata: { id: 3, title: 'Corner 2 BHK flat in Baner' },
  kind: 'asked',
  state: 'asked',
  side: 'payer',
  amount: 1_50_000,
  account: 'HDFC0000123 ••••0019',
  reason: null,
  askId: 51,
  partOf: null,
  waitsFor: [],
  hasPayerApproved: false,
  askedAt: moment,
  changedAt: moment,
  lapsesAt: '2026-11-25T06:00:00.000Z',
}

/** ₹85 lakh through the payment partner, one condition, one instalment; booked and seen by the buyer unless told otherwise. */
export function exampleRoom({
  state = 'booked',
  side = 'buyer',
  booking = {},
  money = {},
  ...given
}: ExampleRoom = {}): BookingRoom {
  return {
    propertydata: {
      id: 3,
      title: 'Corner 2 BHK flat in Baner',
      price: 90_00_000,
      listedIn: 'sell',
      promotePropertyStatus: 0,
      subcategory: 'Flats',
      pricePerSqft: 12_000,
      postedBy: 'owner',
      possession: 'Ready To Move',
      deposit: null,
      maintenance: null,
      reraNumber: null,
      listedAt: moment,
      confirmedAt: moment,
      beingCheckedSince: null,
      availability: 'on-hold',
    } as BookingRoom['propertydata'],
    mediaData: { images: [], imageCount: 0 },
    locationData: { locality: 'Baner', city: 'Pune' } as BookingRoom['locationData'],
    detailsData: {} as BookingRoom['detailsData'],
    bookingData: {
      id: 5,
      propertyId: 3,
      kind: 'sale',
      state,
      side,
      price: 85_00_000,
      bookingAmount: 2_00_000,
      channel: 'sandbox',
      message: null,
      hindrance: null,
      createdAt: moment,
      changedAt: moment,
      deadlineAt: ['requested', 'accepted', 'penny-paid'].includes(state) ? '2026-11-21T06:00:00.000Z' : null,
      bookedOn: '2026-11-18',
      endedAt: null,
      acts: actsFor(bookingGraphs.sale, state as never, side),
      ...booking,
    },
    userData: { name: side === 'buyer' ? 'Mandar J.' : 'Neha K.', isVerified: true },
    terms: {
      kind: 'sale',
      bookingAmount: 2_00_000,
      channel: 'sandbox',
      isInstant: true,
      includes: '',
      parts: 1,
      firstDueDays: 30,
      lateRate: 0,
      conditions: ['title'],
    },
    timeline: [],
    money: {
      price: 85_00_000,
      paid: 2_00_000,
      tds: 2_000,
      held: 1_98_000,
      frozen: 0,
      refunds: [],
      left: 83_00_000,
      late: 0,
      interestPaid: 0,
      interestDue: 0,
      tdsInAll: 85_000,
      stampValue: null,
      payments: [],
      instalments: [],
      ...money,
    },
    conditions: [{ id: 21, kind: 'title', dueOn: '2026-12-09', outcome: null, note: null }],
    registration: null,
    confirmations: [],
    ending: null,
    rental: null,
    ...given,
  }
}

type ExampleRoom = Partial<Omit<BookingRoom, 'money' | 'bookingData'>> & {
  state?: BookingState
  side?: Booking['side']
  booking?: Partial<Booking>
  money?: Partial<BookingRoom['money']>
}

export function exampleDeal(room: ExampleRoom = {}, money: Partial<HeldMoney> = {}): Deal {
  return {
    room: exampleRoom(room),
    money: { held: 1_98_000, available: 1_98_000, paidToOwnAgent: 0, paidForOther: 0, releases: [], ...money },
  }
}
