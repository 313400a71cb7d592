import { refundTableFor } from '@properysearch/contract/bookings/cancelling'
import { conditionKinds, type SaleState } from '@properysearch/contract/bookings/facts'
import type { BookingTerms } from '@properysearch/contract/bookings/terms'
import { addDays } from '@properysearch/contract/values/days'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { findItems, findStanding } from '../listings/index.ts'
import { deadlineOf } from './bookings.rules.ts'
import { type BookingRow, insertBooking } from './bookings.sql.ts'
import { confirmRegistration, decideCondition, findConditions, insertConditions, saveRegistration } from './deal.sql.ts'
import { confirmBoth, moveDemo, mustLock, recordPaid } from './past-steps.ts'
import { addPaid, findInstalments, findPayments, type PaymentRow, setOrder } from './payments.sql.ts'
import { type Fittings, type RentalDemoStep, takeRentalStep } from './rental/past-rental.ts'
import { makeSchedule } from './take-money.ts'

/** One step of a deal of the past. `pay` is the next part that is due, `rest` all that is left, with its challans. */
export type DemoStep =
  | 'accept'
  | 'reject'
  | 'withdraw'
  | 'call-off'
  | 'expire'
  | 'pay-penny'
  | 'pay-booking'
  | 'clear'
  | 'agree'
  | 'pay'
  | 'rest'
  | 'complete'
  | RentalDemoStep

export interface DemoBooking {
  propertyId: number
  buyerId: number
  terms: BookingTerms
  /** What was agreed; the price asked if not said. */
  pricePaise?: number
  message?: string
  at: Date
  /** What a tenant takes over with the keys. */
  fittings: Fittings
  /** What followed, each at its moment. */
  steps: readonly { step: DemoStep; at: Date }[]
}

/**
 * A booking of the past, for the demo world: it moved along its graph like everybody's; nobody is told. Buyer and seller
 * settle it between them, so that no money of it is in our books.
 */
export async function insertDemoBooking(
  db: Db,
  demo: DemoBooking,
): Promise<{ id: number; state: BookingRow['state'] }> {
  const [item] = await findItems(db, [demo.propertyId])
  const standing = await findStanding(db, demo.propertyId)
  if (!item || !standing) throw new Error(`The demo has no listing ${demo.propertyId}.`)
  const made = await insertBooking(db, {
    propertyId: demo.propertyId,
    kind: demo.terms.kind,
    buyerId: demo.buyerId,
    sellerId: standing.ownerId,
    bidId: null,
    message: demo.message ?? null,
    pricePaise: demo.pricePaise ?? Math.round(item.propertydata.price * 100),
    bookingPaise: Math.round(demo.terms.bookingAmount * 100),
    channel: demo.terms.channel,
    refundTable: refundTableFor(item.propertydata),
    terms: demo.terms,
    now: demo.at,
    deadlineAt: deadlineOf('requested', demo.at),
  })
  if (!made) throw new Error(`The demo's person ${demo.buyerId} books listing ${demo.propertyId} twice.`)
  for (const { step, at } of demo.steps) await take(db, await mustLock(db, made.id), step, at, demo.fittings)
  const { id, state } = await mustLock(db, made.id)
  return { id, state }
}

/** Of a demo booking through the simulated partner: what was paid becomes an order, whose money is held. */
export async function holdDemoPayments(
  db: Db,
  bookingId: number,
  order: (payment: PaymentRow) => Promise<{ id: number }>,
): Promise<void> {
  for (const payment of await findPayments(db, bookingId)) {
    if (payment.orderId === null) await setOrder(db, payment.id, (await order(payment)).id)
  }
}

async function take(db: Db, booking: BookingRow, step: DemoStep, at: Date, fittings: Fittings): Promise<void> {
  const { buyerId, sellerId } = booking
  const bySeller = { by: 'seller', byUser: sellerId } as const
  const byBuyer = { by: 'buyer', byUser: buyerId } as const
  const bySystem = { by: 'system', byUser: null } as const
  switch (step) {
    case 'accept':
      return moveDemo(db, booking, { act: step, ...bySeller, set: { deadlineAt: deadlineOf('accepted', at) } }, at)
    case 'reject':
    case 'call-off':
      return moveDemo(db, booking, { act: step, ...bySeller }, at)
    case 'withdraw':
      return moveDemo(db, booking, { act: step, ...byBuyer }, at)
    case 'expire':
      return moveDemo(db, booking, { act: step, by: 'timer', byUser: null }, at)
    case 'pay-penny':
      return moveDemo(db, booking, { act: step, ...bySystem, set: { deadlineAt: deadlineOf('penny-paid', at) } }, at)
    case 'pay-booking':
      return payBooking(db, booking, at)
    case 'clear':
      for (const { id, outcome } of await findConditions(db, booking.id)) {
        if (outcome === null) await decideCondition(db, id, { outcome: 'met', note: null, userId: buyerId, now: at })
      }
      await confirmBoth(db, booking, 'clear', at)
      return moveDemo(db, booking, { act: 'clear', ...bySeller }, at)
    case 'agree':
      return agree(db, booking, at)
    case 'pay':
      return payInstalment(db, booking, at)
    case 'rest':
      return payRest(db, booking, at)
    case 'complete':
      await confirmBoth(db, booking, 'complete', at)
      return moveDemo(db, booking, { act: 'complete', ...byBuyer }, at)
    default:
      return takeRentalStep(db, booking, step, at, fittings)
  }
}

async function payBooking(db: Db, booking: BookingRow, at: Date): Promise<void> {
  const bookedOn = dayInIndia(at)
  await recordPaid(db, booking, { what: 'booking', instalmentId: null, grossPaise: booking.bookingPaise }, at)
  await moveDemo(db, booking, { act: 'pay-booking', by: 'system', byUser: null, set: { bookedOn } }, at)
  const { terms } = booking
  if (terms.kind !== 'sale') return
  const conditions = terms.conditions.map((kind) => ({ kind, dueOn: addDays(bookedOn, conditionKinds[kind].days) }))
  await insertConditions(db, booking.id, conditions)
}

async function agree(db: Db, booking: BookingRow, at: Date): Promise<void> {
  const registeredOn = dayInIndia(at)
  await saveRegistration(db, booking.id, {
    documentNumber: `HVL-${12 + (booking.id % 10)}-${4500 + booking.id}-${registeredOn.slice(0, 4)}`,
    office: `Haveli ${12 + (booking.id % 10)}, Pune`,
    grn: null,
    signedOn: addDays(registeredOn, -2),
    registeredOn,
    startsOn: null,
    recordedBy: booking.sellerId,
    now: at,
  })
  await confirmRegistration(db, booking.id, booking.buyerId, at)
  const step = { act: 'agree', by: 'buyer', byUser: booking.buyerId, set: { agreedOn: registeredOn } } as const
  await moveDemo(db, booking, step, at)
  await makeSchedule({ db }, booking, registeredOn)
}

async function payInstalment(db: Db, booking: BookingRow, at: Date): Promise<void> {
  const due = (await findInstalments(db, booking.id)).find((row) => row.paidPaise < row.grossPaise)
  if (!due) throw new Error(`The demo's booking ${booking.id} has nothing left to pay.`)
  await recordPaid(db, booking, { what: 'instalment', instalmentId: due.id, grossPaise: due.grossPaise }, at)
  await addPaid(db, due.id, due.grossPaise)
  const isFirst = booking.state === ('agreed' satisfies SaleState)
  if (isFirst) await moveDemo(db, booking, { act: 'begin-paying', by: 'system', byUser: null }, at)
}

async function payRest(db: Db, booking: BookingRow, at: Date): Promise<void> {
  for (const row of await findInstalments(db, booking.id)) {
    if (row.paidPaise < row.grossPaise) await payInstalment(db, await mustLock(db, booking.id), at)
  }
  await moveDemo(db, await mustLock(db, booking.id), { act: 'settle', by: 'system', byUser: null }, at)
}
