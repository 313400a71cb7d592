import type { Refund } from '@properysearch/contract/bookings/cancelling'
import {
  activeBookingStates,
  type BookingAct,
  type BookingKind,
  type BookingSide,
  type BookingState,
  bookingGraphs,
  type Channel,
} from '@properysearch/contract/bookings/facts'
import type { RefundTable } from '@properysearch/contract/bookings/law'
import type { BeforeKeys } from '@properysearch/contract/bookings/rental'
import type { BookingTerms } from '@properysearch/contract/bookings/terms'
import type { ActorOf } from '@properysearch/contract/kernel/state-graph'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Life, move } from '../../platform/move.ts'
import { acceptedBidOf } from '../bids/index.ts'

export type BookingActor = ActorOf<(typeof bookingGraphs)[BookingKind]>

export interface BookingRow {
  id: number
  propertyId: number
  kind: BookingKind
  state: BookingState
  buyerId: number
  sellerId: number
  bidId: number | null
  message: string | null
  pricePaise: number
  bookingPaise: number
  channel: Channel
  refundTable: RefundTable
  terms: BookingTerms
  createdAt: Date
  changedAt: Date
  deadlineAt: Date | null
  bookedOn: string | null
  agreedOn: string | null
  stampValuePaise: number | null
  /** Of a rental: the term of its licence, the keys, and the end. */
  startsOn: string | null
  endsOn: string | null
  movedInOn: string | null
  keysWithout: BeforeKeys[]
  leavesOn: string | null
  noticeBy: BookingSide | null
  exitedOn: string | null
  endedAt: Date | null
  /** Who gets what, of one that was cancelled after it was booked. */
  ending: (Refund & { owedPaise: number; disputedPaise?: number; reason: string }) | null
}

export const bookingColumns = sql`b.id, b.property_id, b.kind, b.state, b.buyer_id, b.seller_id, b.bid_id, b.message, b.price_paise,
  b.booking_paise, b.channel, b.refund_table, b.terms, b.created_at, b.changed_at, b.deadline_at, b.booked_on::text,
  b.agreed_on::text, b.stamp_value_paise, b.starts_on::text, b.ends_on::text, b.moved_in_on::text, b.keys_without,
  b.leaves_on::text, b.notice_by, b.exited_on::text, b.ended_at, b.ending`

export type NewBooking = Pick<
  BookingRow,
  | 'propertyId'
  | 'kind'
  | 'buyerId'
  | 'sellerId'
  | 'bidId'
  | 'message'
  | 'pricePaise'
  | 'bookingPaise'
  | 'channel'
  | 'refundTable'
  | 'terms'
> & { now: Date; deadlineAt: Date }

/** Undefined when the buyer has an open booking of it already. */
export function insertBooking(db: Db, booking: NewBooking): Promise<BookingRow | undefined> {
  return db.maybe(sql`
    insert into bookings as b (property_id, kind, buyer_id, seller_id, bid_id, message, price_paise, booking_paise, channel,
      refund_table, terms, created_at, changed_at, deadline_at)
    values (${booking.propertyId}, ${booking.kind}, ${booking.buyerId}, ${booking.sellerId}, ${booking.bidId},
      ${booking.message}, ${booking.pricePaise}, ${booking.bookingPaise}, ${booking.channel}, ${booking.refundTable},
      ${JSON.stringify(booking.terms)}, ${booking.now}, ${booking.now}, ${booking.deadlineAt})
    on conflict (property_id, buyer_id) where state not in ('completed', 'rejected', 'cancelled', 'expired') do nothing
    returning ${bookingColumns}`)
}

/** A booking for its parties alone. */
export function findBooking(db: Db, id: number, userId: number): Promise<BookingRow | undefined> {
  return db.maybe(sql`
    select ${bookingColumns} from bookings b where b.id = ${id} and (b.buyer_id = ${userId} or b.seller_id = ${userId})`)
}

/** Whose deal it is, for what is done by itself. */
export function findDeal(
  db: Db,
  id: number,
): Promise<Pick<BookingRow, 'buyerId' | 'sellerId' | 'propertyId'> | undefined> {
  return db.maybe(sql`select buyer_id, seller_id, property_id from bookings where id = ${id}`)
}

/** The bookings in which somebody sells. */
export async function findSoldBy(db: Db, sellerId: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`select id from bookings where seller_id = ${sellerId}`)
  return rows.map((row) => row.id)
}

export async function isParty(db: Db, id: number, userId: number): Promise<boolean> {
  return (await findBooking(db, id, userId)) !== undefined
}

export function lockBooking(db: Db, id: number): Promise<BookingRow | undefined> {
  return db.maybe(sql`select ${bookingColumns} from bookings b where b.id = ${id} for no key update`)
}

/** The newest that this person has of a listing, on either side. */
export function findNewestBooking(db: Db, propertyId: number, userId: number): Promise<BookingRow | undefined> {
  return db.maybe(sql`
    select ${bookingColumns} from bookings b
    where b.property_id = ${propertyId} and (b.buyer_id = ${userId} or b.seller_id = ${userId})
    order by b.state = any(${activeBookingStates}::text[]) desc, b.id desc limit 1`)
}

/** The one that a buyer has of a listing and that has not ended: the database allows no second. */
export function findOpenBooking(db: Db, propertyId: number, buyerId: number): Promise<BookingRow | undefined> {
  return db.maybe(sql`
    select ${bookingColumns} from bookings b where b.property_id = ${propertyId} and b.buyer_id = ${buyerId}
      and b.state not in ('completed', 'rejected', 'cancelled', 'expired')`)
}

/** What else an act writes. */
interface AlsoSet {
  deadlineAt?: Date
  /** From then on nothing expires. */
  bookedOn?: string
  agreedOn?: string
  ending?: NonNullable<BookingRow['ending']>
  /** Of the bid that fixes the price; the booking amount never exceeds a tenth of it. */
  bidId?: number
  pricePaise?: number
  /** Of a rental. */
  rental?: Partial<
    Pick<BookingRow, 'startsOn' | 'endsOn' | 'movedInOn' | 'keysWithout' | 'leavesOn' | 'noticeBy' | 'exitedOn'>
  > & { rentPaise?: number }
}

function setOf({ deadlineAt, bookedOn, agreedOn, ending, bidId, pricePaise, rental = {} }: AlsoSet): Sql {
  return sql`${bidId ? sql`, bid_id = ${bidId}` : sql``}
    ${pricePaise ? sql`, price_paise = ${pricePaise}, booking_paise = least(booking_paise, ${pricePaise}::bigint / case when kind = 'sale' then 10 else 1 end)` : sql``}
    ${deadlineAt ? sql`, deadline_at = ${deadlineAt}` : sql``}
    ${bookedOn ? sql`, booked_on = ${bookedOn}, deadline_at = null` : sql``}
    ${agreedOn ? sql`, agreed_on = ${agreedOn}` : sql``} ${ending ? sql`, ending = ${JSON.stringify(ending)}` : sql``}
    ${setOfRental(rental)}`
}

function setOfRental({ rentPaise, ...rental }: NonNullable<AlsoSet['rental']>): Sql {
  const { startsOn, endsOn, movedInOn, keysWithout, leavesOn, noticeBy, exitedOn } = rental
  return sql`${startsOn ? sql`, starts_on = ${startsOn}` : sql``} ${endsOn ? sql`, ends_on = ${endsOn}` : sql``}
    ${movedInOn ? sql`, moved_in_on = ${movedInOn}` : sql``} ${leavesOn ? sql`, leaves_on = ${leavesOn}` : sql``}
    ${keysWithout ? sql`, keys_without = ${keysWithout}::text[]` : sql``} ${noticeBy ? sql`, notice_by = ${noticeBy}` : sql``}
    ${exitedOn ? sql`, exited_on = ${exitedOn}` : sql``} ${rentPaise ? sql`, price_paise = ${rentPaise}` : sql``}`
}

/** False when the booking is no longer where the act begins. */
export async function moveBooking(
  db: Db,
  { id, kind }: Pick<BookingRow, 'id' | 'kind'>,
  step: { act: BookingAct; by: BookingActor; byUser: number | null; reasons?: readonly string[]; set?: AlsoSet },
  now: Date,
): Promise<boolean> {
  // Each graph knows its own acts; an act of the other one is refused as one that is not legal.
  const graph = bookingGraphs[kind] as unknown as Life<BookingState, BookingActor, BookingAct>['graph']
  if (!(step.act in graph.acts)) return false
  const { set = {}, ...rest } = step
  const { to } = graph.acts[step.act]
  const isEnd = graph.final.includes(to)
  const alsoSet = sql`, changed_at = ${now} ${isEnd ? sql`, ended_at = ${now}, deadline_at = null` : sql``} ${setOf(set)}`
  return (await move(db, { graph, table: sql`bookings` }, { id, ...rest, alsoSet }, now)) !== undefined
}

export async function extendDeadline(db: Db, id: number, until: Date): Promise<void> {
  await db.run(
    sql`update bookings set deadline_at = greatest(deadline_at, ${until}) where id = ${id} and deadline_at is not null`,
  )
}

export async function setStampValue(db: Db, id: number, paise: number, now: Date): Promise<void> {
  await db.run(sql`update bookings set stamp_value_paise = ${paise}, changed_at = ${now} where id = ${id}`)
}

export interface PartyRow {
  firstname: string
  lastname: string
  isVerified: boolean
}

export function findParty(db: Db, userId: number): Promise<PartyRow> {
  return db.one(sql`
    select firstname, lastname, aadhaar_verified_at is not null or pan_verified_at is not null as is_verified
    from users where id = ${userId}`)
}

export interface TimelineRow {
  at: Date
  act: string
  fromState: BookingState
  toState: BookingState
  byActor: BookingActor
  reasons: string[] | null
}

export function findTimeline(db: Db, { id, kind }: Pick<BookingRow, 'id' | 'kind'>): Promise<TimelineRow[]> {
  return db.many(sql`
    select at, act, from_state, to_state, by_actor, reasons from state_moves
    where graph = ${bookingGraphs[kind].name} and subject_id = ${id} order by id`)
}

/** Whose time is over; as many as one round takes. */
export function findOverdue(db: Db, now: Date): Promise<{ id: number; propertyId: number }[]> {
  return db.many(sql`select id, property_id from bookings where deadline_at <= ${now} order by deadline_at limit 100`)
}

/** What somebody has asked for, and what is on hold for them and not paid for. */
interface BeforeBooking {
  /** Of the buyer: asked for and not answered; on hold and not paid. */
  requested: number
  unpaid: number
  terms: BookingTerms | null
  /** Of the bid that was accepted for the listing, of whomever it is. */
  bidId: number | null
  bidderId: number | null
  agreedPaise: number | null
}

/** What a request to book depends on, in one trip. */
export async function findBeforeBooking(
  db: Db,
  propertyId: number,
  buyerId: number,
  now: Date,
): Promise<BeforeBooking> {
  const [row] = await db.hot<BeforeBooking>(sql`
    select c.requested, c.unpaid, t.terms, a.id as bid_id, a.buyer_id as bidder_id, a.agreed_paise
    from (select count(*) filter (where state = 'requested')::int as requested,
        count(*) filter (where state <> 'requested')::int as unpaid
      from bookings where buyer_id = ${buyerId} and state in ('requested', 'accepted', 'penny-paid')) c
      left join booking_terms t on t.property_id = ${propertyId}
      left join (${acceptedBidOf(propertyId, now)}) a on true`)
  return row as BeforeBooking
}

export async function countActive(db: Db, userId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from bookings
    where (buyer_id = ${userId} or seller_id = ${userId}) and state = any(${activeBookingStates}::text[])`)
  return n
}

export async function countRequests(db: Db, sellerId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int as n from bookings where seller_id = ${sellerId} and state = 'requested'`,
  )
  return n
}

/** Others who had asked for the same property. */
export async function findOtherRequesters(db: Db, propertyId: number, buyerId: number): Promise<number[]> {
  const rows = await db.many<{ buyerId: number }>(sql`
    select buyer_id from bookings where property_id = ${propertyId} and state = 'requested' and buyer_id <> ${buyerId}`)
  return rows.map((row) => row.buyerId)
}

/** For the copy of a person's data. */
export function findBookingsForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select b.id, b.property_id, p.title, b.kind, b.state, case when b.buyer_id = ${userId} then 'buyer' else 'seller' end as side,
      case when b.buyer_id = ${userId} then b.message end as message, b.price_paise, b.booking_paise, b.channel, b.terms,
      b.created_at, b.changed_at, b.booked_on::text, b.starts_on::text, b.ends_on::text, b.leaves_on::text, b.ended_at
    from bookings b join properties p on p.id = b.property_id
    where b.buyer_id = ${userId} or b.seller_id = ${userId} order by b.id`)
}

/** Of somebody who leaves: what still waits for an answer. */
export function findRequestsOf(db: Db, userId: number): Promise<{ id: number; propertyId: number }[]> {
  return db.many(sql`
    select id, property_id from bookings where (buyer_id = ${userId} or seller_id = ${userId}) and state = 'requested'`)
}

/** What they wrote goes; the booking itself is also the other side's. */
export async function eraseBookings(db: Db, userId: number): Promise<void> {
  await db.run(sql`update bookings set message = null where buyer_id = ${userId} and message is not null`)
}
