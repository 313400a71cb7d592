import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { listGroups } from '../kernel/list-groups.ts'
import { id, idOrZero, page, pageOf } from '../kernel/page.ts'
import { propertyItem } from '../listings/property.ts'
import { paths } from '../paths.ts'
import {
  type BookingAct,
  bookingGraphs,
  bookingKinds,
  bookingStates,
  channelNames,
  conditionKindNames,
  paymentKinds,
} from './facts.ts'
import { instalmentKinds } from './rental.ts'
import { rentalRoom } from './rental-room.ts'
import { bookingTerms } from './terms.ts'

const moment = z.iso.datetime()
const acts = [...new Set(Object.values(bookingGraphs).flatMap((graph) => Object.keys(graph.acts)))] as [
  BookingAct,
  ...BookingAct[],
]

const booking = z.object({
  id: z.number(),
  propertyId: z.number(),
  kind: z.enum(bookingKinds),
  state: z.enum(bookingStates),
  /** Which side I am on. */
  side: z.enum(['buyer', 'seller']),
  /** Rupees; of a rental, the rent of a month. */
  price: z.number(),
  bookingAmount: z.number(),
  channel: z.enum(channelNames),
  message: z.string().nullable(),
  createdAt: moment,
  changedAt: moment,
  /** When it expires by itself, while it waits. */
  deadlineAt: moment.nullable(),
  bookedOn: z.iso.date().nullable(),
  endedAt: moment.nullable(),
  /** What I can do now. */
  acts: z.array(z.enum(acts)),
  /** Why it cannot take its next step now, such as a co-owner who has not confirmed; null: nothing is in the way. */
  hindrance: z.string().nullable(),
})
export type Booking = z.output<typeof booking>

/** First name and initial; their number stays theirs. */
const otherSide = z.object({ name: z.string(), isVerified: z.boolean() })

const dealParts = propertyItem.extend({ bookingData: booking, userData: otherSide })
export const listedBooking = dealParts.extend({ group: z.enum(listGroups) })
export type ListedBooking = z.output<typeof listedBooking>

const timelineEntry = z.object({
  at: moment,
  act: z.string(),
  from: z.enum(bookingStates),
  to: z.enum(bookingStates),
  by: z.enum(['buyer', 'seller', 'admin', 'timer', 'system']),
  reasons: z.array(z.string()),
})

const payment = z.object({
  id: z.number(),
  what: z.enum(paymentKinds),
  instalmentId: z.number().nullable(),
  /** Through the payment partner; null where the two sides settled it between them. */
  orderId: z.number().nullable(),
  gross: z.number(),
  tds: z.number(),
  cash: z.number(),
  paidOn: z.iso.date(),
  reference: z.string().nullable(),
  /** Of a disbursement by the buyer's bank, what went to the seller's lender; absent: the buyer paid. */
  toLender: z.number().optional(),
  recordedBy: z.enum(['buyer', 'seller']),
  status: z.enum(['waiting', 'confirmed', 'refused']),
  refusedWhy: z.string().nullable(),
  /** Recorded by the buyer; the seller confirms it once it is in their own tax statement. */
  challan: z.object({ number: z.string(), paidOn: z.iso.date(), isConfirmed: z.boolean() }).nullable(),
  /** By when the tax has to be filed. */
  fileBy: z.iso.date().nullable(),
})

const instalment = z.object({
  id: z.number(),
  number: z.number(),
  what: z.enum(instalmentKinds),
  /** Of rent: the days it is for. */
  period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  dueOn: z.iso.date(),
  gross: z.number(),
  paid: z.number(),
  isLate: z.boolean(),
  /** For being late, where it was agreed: it grows until the instalment is paid, and is then due besides it. */
  interest: z.object({ amount: z.number(), status: z.enum(['growing', 'due', 'paid', 'waived']) }).nullable(),
})

/** Rupees. */
const money = z.object({
  price: z.number(),
  /** Confirmed payments, tax included. */
  paid: z.number(),
  tds: z.number(),
  /** With the payment partner now. */
  held: z.number(),
  /** Of it, what is in dispute: frozen until it is decided. */
  frozen: z.number(),
  /** What went back to the buyer out of the held money, the oldest first. */
  refunds: z.array(z.object({ orderId: z.number(), amount: z.number(), at: moment })),
  /** Still to be paid. */
  left: z.number(),
  late: z.number(),
  /** For late instalments, besides the price: paid to the seller, and still due. */
  interestPaid: z.number(),
  interestDue: z.number(),
  /** The tax on the whole price, as far as is known. */
  tdsInAll: z.number(),
  /** By the ready reckoner; null until somebody has noted it. */
  stampValue: z.number().nullable(),
  payments: z.array(payment),
  instalments: z.array(instalment),
})

export const bookingRoom = dealParts.extend({
  terms: bookingTerms,
  timeline: z.array(timelineEntry),
  money,
  conditions: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(conditionKindNames),
      dueOn: z.iso.date(),
      outcome: z.enum(['met', 'failed', 'waived']).nullable(),
      note: z.string().nullable(),
    }),
  ),
  registration: z
    .object({
      documentNumber: z.string(),
      office: z.string(),
      grn: z.string().nullable(),
      signedOn: z.iso.date(),
      registeredOn: z.iso.date(),
      /** Of a licence: the first day of its term. */
      startsOn: z.iso.date().nullable(),
      recordedBy: z.enum(['buyer', 'seller']),
      isConfirmed: z.boolean(),
      /** Each correction is another; whoever confirms says which one they saw. */
      version: z.number(),
    })
    .nullable(),
  /** Who has given their word for a step that needs both. */
  confirmations: z.array(z.object({ what: z.string(), by: z.enum(['buyer', 'seller']), at: moment })),
  /** Who gets what of the money, when it was cancelled after it was booked; rupees. */
  ending: z
    .object({
      refund: z.number(),
      owed: z.number(),
      kept: z.number(),
      tds: z.number(),
      /** In dispute then: it goes where the back office decides. */
      disputed: z.number(),
    })
    .nullable(),
  /** What only a rental has; null in a sale. */
  rental: rentalRoom.nullable(),
})
export type BookingRoom = z.output<typeof bookingRoom>

const offered = z.object({
  terms: bookingTerms,
  /** Those that can be chosen for this listing. */
  channels: z.array(z.enum(channelNames)),
  /** The most that may be asked before a registered agreement, in rupees, and whose rule it is. */
  mostBookingAmount: z.number().nullable(),
  whoseRule: z.string(),
  /** Of a rental: what the licence costs at the counter, in rupees, on these terms. */
  licence: z.object({ stampDuty: z.number(), registrationFee: z.number() }).nullable(),
  isOwner: z.boolean(),
  /** Rupees: what was agreed on in a bid of mine, or else the asking price. */
  price: z.number(),
  isAgreed: z.boolean(),
  /** My booking of it that has not ended, as its buyer. */
  myBooking: booking.nullable(),
})
export type OfferedTerms = z.output<typeof offered>

export const requestBookingInput = z.object({
  propertyId: id,
  message: z
    .string()
    .trim()
    .max(500, 'At most 500 characters')
    .transform((text) => text || undefined)
    .optional(),
})

const moved = ['not-found', 'moved-on'] as const

export const bookings = describe(paths.bookings, {
  getTerms: {
    access: 'signed-in',
    summary: 'On what terms a listing can be booked, and at what price by me',
    input: z.object({ propertyId: id }),
    reply: data(offered),
    errors: ['not-found'],
  },
  setTerms: {
    access: 'user',
    summary: 'Say on what terms my listing can be booked; bookings made before keep theirs',
    input: z.object({ propertyId: id, terms: bookingTerms }),
    reply: done,
    errors: ['not-found', 'ruled-out'],
  },
  request: {
    access: 'user',
    summary: 'Book a listing at the price agreed in my bid, or ask to book it at the asking price',
    input: requestBookingInput,
    reply: data(booking),
    errors: ['not-found', 'moved-on', 'ruled-out', 'limit-reached'],
    limit: { max: 30, seconds: 60, per: 'person' },
  },
  act: {
    access: 'user',
    summary: 'Accept, decline, withdraw or call off a booking',
    input: z.object({
      id,
      act: z.enum(['accept', 'reject', 'withdraw', 'call-off'], { error: 'Choose what to do' }),
      reason: z.string().trim().max(500, 'At most 500 characters').optional(),
    }),
    reply: data(booking),
    errors: [...moved, 'limit-reached'],
  },
  listMine: {
    access: 'signed-in',
    summary:
      'The bookings I made: what waits for me first, then what goes on, then what has ended; the newest of each first',
    input: z.object({ id, page }),
    reply: pageOf(listedBooking),
    errors: ['not-found'],
  },
  listReceived: {
    access: 'user',
    summary:
      'The bookings of one of my listings, or with 0 of all of them: what waits for me first, then what goes on, then what has ended',
    input: z.object({ id: idOrZero, page }),
    reply: pageOf(listedBooking),
    errors: ['not-found'],
  },
  listSold: {
    access: 'signed-in',
    summary:
      'My listings with a booking that was accepted: what waits for me first, then what goes on, then what has ended',
    input: z.object({ id, page }),
    reply: pageOf(listedBooking),
    errors: ['not-found'],
  },
  findForUser: {
    access: 'signed-in',
    summary: 'My newest booking of a listing, as buyer or seller, with its timeline',
    input: z.object({ id, userId: id }),
    reply: data(bookingRoom),
    errors: ['not-found'],
  },
  getRoom: {
    access: 'signed-in',
    summary: 'One booking with everything about it; only its parties can open it',
    input: z.object({ bookingId: id }),
    reply: data(bookingRoom),
    errors: ['not-found'],
  },
})
