import type { Booking, OfferedTerms } from '@properysearch/contract/bookings/calls'
import type { RentalTerms, SaleTerms } from '@properysearch/contract/bookings/terms'
import type { Bookable } from './booking-words.ts'

export const exampleListing: Bookable = {
  id: 3,
  title: 'Corner 2 BHK flat in Baner',
  price: 85_00_000,
  listedIn: 'sell',
  availability: 'available',
  postedBy: 'owner',
}

/** A request of mine that waits for the owner until 12 Dec 2026, unless told otherwise. */
export function exampleBooking(given: Partial<Booking> = {}): Booking {
  return {
    id: 5,
    propertyId: 3,
    kind: 'sale',
    state: 'requested',
    side: 'buyer',
    price: 85_00_000,
    bookingAmount: 2_00_000,
    channel: 'sandbox',
    message: null,
    createdAt: '2026-12-09T06:00:00.000Z',
    changedAt: '2026-12-09T06:00:00.000Z',
    deadlineAt: '2026-12-12T06:00:00.000Z',
    bookedOn: null,
    endedAt: null,
    acts: ['withdraw'],
    hindrance: null,
    ...given,
  }
}

export const exampleSaleTerms: SaleTerms = {
  kind: 'sale',
  bookingAmount: 2_00_000,
  channel: 'sandbox',
  isInstant: false,
  includes: '',
  parts: 3,
  firstDueDays: 30,
  lateRate: 1075,
  conditions: ['title', 'loan'],
}

export const exampleRentalTerms: RentalTerms = {
  kind: 'rental',
  bookingAmount: 10_000,
  channel: 'direct',
  isInstant: false,
  includes: '',
  deposit: 90_000,
  months: 11,
  lockInMonths: 6,
  noticeDays: 30,
  yearlyRise: 500,
  maintenanceBy: 'owner',
}

/** For somebody who has neither a bid nor a booking, unless told otherwise. */
export function exampleOffer(given: Partial<OfferedTerms> = {}): OfferedTerms {
  return {
    terms: exampleSaleTerms,
    channels: ['sandbox', 'direct', 'bank-escrow'],
    mostBookingAmount: 8_50_000,
    whoseRule: 'our terms, for the safety of both sides',
    licence: null,
    isOwner: false,
    price: 85_00_000,
    isAgreed: false,
    myBooking: null,
    ...given,
  }
}
