import type { PaymentKind } from '@properysearch/contract/bookings/facts'
import type { InstalmentKind } from '@properysearch/contract/bookings/rental'
import type { Due } from '@properysearch/contract/bookings/schedule'
import { addDays } from '@properysearch/contract/values/days'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface InstalmentRow {
  id: number
  bookingId: number
  number: number
  what: InstalmentKind
  /** Of rent. */
  periodFrom: string | null
  periodTo: string | null
  monthlyPaise: number | null
  dueOn: string
  grossPaise: number
  paidPaise: number
  /** For being late; fixed when it was paid. */
  interestPaise: number
  interestEnd: 'paid' | 'waived' | null
}

const instalment = sql`i.id, i.booking_id, i.number, i.what, i.period_from::text, i.period_to::text, i.monthly_paise, i.due_on::text, i.gross_paise, i.paid_paise, i.interest_paise,
  i.interest_end`

export function findInstalments(db: Db, bookingId: number): Promise<InstalmentRow[]> {
  return db.many(sql`select ${instalment} from instalments i where i.booking_id = ${bookingId} and i.dropped_at is null
    order by i.number`)
}

export function findInstalment(db: Db, id: number): Promise<InstalmentRow | undefined> {
  return db.maybe(sql`select ${instalment} from instalments i where i.id = ${id} and i.dropped_at is null`)
}

/** They are numbered on from those that are there. */
export async function insertInstalments(
  db: Db,
  bookingId: number,
  dues: readonly Due[],
  what: InstalmentKind = 'instalment',
): Promise<void> {
  await db.run(sql`
    insert into instalments (booking_id, number, what, due_on, gross_paise)
    select ${bookingId}, number + (select coalesce(max(number), 0) from instalments where booking_id = ${bookingId}),
      ${what}, due_on, gross_paise
    from unnest(${dues.map((due) => due.dueOn)}::date[], ${dues.map((due) => due.grossPaise)}::bigint[])
      with ordinality as due (due_on, gross_paise, number)`)
}

export async function addPaid(db: Db, instalmentId: number, grossPaise: number): Promise<void> {
  await db.run(sql`update instalments set paid_paise = paid_paise + ${grossPaise} where id = ${instalmentId}`)
}

/** What was paid ahead makes them smaller. */
export async function resizeInstalments(db: Db, resized: readonly { id: number; grossPaise: number }[]): Promise<void> {
  await db.run(sql`
    update instalments i set gross_paise = given.gross_paise
    from unnest(${resized.map((row) => row.id)}::bigint[], ${resized.map((row) => row.grossPaise)}::bigint[])
      as given (id, gross_paise) where i.id = given.id`)
}

export async function setInterest(db: Db, instalmentId: number, paise: number): Promise<void> {
  await db.run(sql`update instalments set interest_paise = ${paise} where id = ${instalmentId}`)
}

/** False when none is due. */
export async function endInterest(db: Db, instalmentId: number, end: 'paid' | 'waived', now: Date): Promise<boolean> {
  const count = await db.run(sql`
    update instalments set interest_end = ${end}, interest_ended_at = ${now}
    where id = ${instalmentId} and interest_paise > 0 and interest_end is null`)
  return count === 1
}

export async function hasOpenInterest(db: Db, bookingId: number): Promise<boolean> {
  const { has } = await db.one<{ has: boolean }>(sql`
    select exists (select from instalments
      where booking_id = ${bookingId} and interest_paise > 0 and interest_end is null) as has`)
  return has
}

/** What is due within so many days or late, of deals that are being paid, and was not spoken of today; a page of it. */
export function findToRemind(
  db: Db,
  day: string,
  { daysAhead, afterId }: { daysAhead: number; afterId: number },
): Promise<(InstalmentRow & { buyerId: number; propertyId: number })[]> {
  return db.many(sql`
    select ${instalment}, b.buyer_id, b.property_id from instalments i join bookings b on b.id = i.booking_id
    where i.paid_paise < i.gross_paise and i.due_on <= ${addDays(day, daysAhead)}
      and b.state in ('agreed', 'paying', 'registered', 'active', 'notice', 'exiting') and i.dropped_at is null
      and (i.due_on - ${day}::date in (7, 3, 1, 0) or (${day}::date - i.due_on) % 7 = 1)
      and i.reminded_on is distinct from ${day} and i.id > ${afterId}
    order by i.id limit 500`)
}

/** True for one caller a day. */
export async function markReminded(db: Db, id: number, day: string): Promise<boolean> {
  const count = await db.run(sql`
    update instalments set reminded_on = ${day} where id = ${id} and reminded_on is distinct from ${day}`)
  return count === 1
}

export interface PaymentRow {
  id: number
  bookingId: number
  what: PaymentKind
  instalmentId: number | null
  orderId: number | null
  grossPaise: number
  tdsPaise: number
  cashPaise: number
  paidOn: string
  reference: string | null
  /** Of a disbursement by the buyer's bank; null: the buyer paid. */
  toLenderPaise: number | null
  recordedBy: number
  recordedAt: Date
  confirmedAt: Date | null
  refusedAt: Date | null
  refusedWhy: string | null
  challanNumber: string | null
  challanOn: string | null
  challanConfirmedAt: Date | null
}

const payment = sql`p.id, p.booking_id, p.what, p.instalment_id, p.order_id, p.gross_paise, p.tds_paise, p.cash_paise,
  p.paid_on::text, p.reference, p.to_lender_paise, p.recorded_by, p.recorded_at, p.confirmed_at, p.refused_at, p.refused_why,
  p.challan_number, p.challan_on::text, p.challan_confirmed_at`

export function findPayments(db: Db, bookingId: number): Promise<PaymentRow[]> {
  return db.many(sql`select ${payment} from booking_payments p where p.booking_id = ${bookingId} order by p.id`)
}

export async function findBookingOfPayment(db: Db, id: number): Promise<number | undefined> {
  const row = await db.maybe<{ bookingId: number }>(sql`select booking_id from booking_payments where id = ${id}`)
  return row?.bookingId
}

/** The caller has locked its booking, and whose it is. */
export function lockPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  return db.maybe(sql`select ${payment} from booking_payments p where p.id = ${id} for no key update`)
}

export type NewPayment = Omit<
  PaymentRow,
  | 'id'
  | 'toLenderPaise'
  | 'confirmedAt'
  | 'refusedAt'
  | 'refusedWhy'
  | 'challanNumber'
  | 'challanOn'
  | 'challanConfirmedAt'
> & { toLenderPaise?: number | null; isConfirmed: boolean }

/** Undefined when the same one already waits for a word of the other side. */
export function insertPayment(db: Db, row: NewPayment): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    insert into booking_payments (booking_id, what, instalment_id, order_id, gross_paise, tds_paise, cash_paise, paid_on,
      reference, to_lender_paise, recorded_by, recorded_at, confirmed_at)
    values (${row.bookingId}, ${row.what}, ${row.instalmentId}, ${row.orderId}, ${row.grossPaise}, ${row.tdsPaise},
      ${row.cashPaise}, ${row.paidOn}, ${row.reference}, ${row.toLenderPaise ?? null}, ${row.recordedBy}, ${row.recordedAt},
      ${row.isConfirmed ? row.recordedAt : null})
    on conflict do nothing returning id`)
}

/** It was paid by an order, and not between the two. */
export async function setOrder(db: Db, id: number, orderId: number): Promise<void> {
  await db.run(sql`update booking_payments set order_id = ${orderId}, reference = null where id = ${id}`)
}

export async function confirmPayment(db: Db, id: number, userId: number, now: Date): Promise<void> {
  await db.run(sql`update booking_payments set confirmed_by = ${userId}, confirmed_at = ${now} where id = ${id}`)
}

export async function refusePayment(db: Db, id: number, why: string, now: Date): Promise<void> {
  await db.run(sql`update booking_payments set refused_at = ${now}, refused_why = ${why} where id = ${id}`)
}

export async function setChallan(db: Db, id: number, challan: { number: string; paidOn: string }): Promise<void> {
  await db.run(sql`
    update booking_payments set challan_number = ${challan.number}, challan_on = ${challan.paidOn},
      challan_confirmed_at = null where id = ${id}`)
}

export async function confirmChallan(db: Db, id: number, now: Date): Promise<void> {
  await db.run(sql`update booking_payments set challan_confirmed_at = ${now} where id = ${id}`)
}

/** Recorded by one side, and not answered by the other. */
export async function findWaiting(db: Db, bookingId: number): Promise<PaymentKind[]> {
  const rows = await db.many<{ what: PaymentKind }>(sql`
    select what from booking_payments
    where booking_id = ${bookingId} and confirmed_at is null and refused_at is null`)
  return rows.map((row) => row.what)
}

export interface PaidSoFar {
  /** Of the price. */
  grossPaise: number
  tdsPaise: number
  /** Confirmed payments whose tax has no challan yet. */
  openChallans: number
  /** Besides the price. */
  interestPaise: number
}

/** The same with what waits for a word of the other side: tax is not deducted twice. */
export function sumPaidOrWaiting(db: Db, bookingId: number): Promise<Pick<PaidSoFar, 'grossPaise' | 'tdsPaise'>> {
  return db.one(sql`
    select coalesce(sum(gross_paise), 0)::bigint as gross_paise, coalesce(sum(tds_paise), 0)::bigint as tds_paise
    from booking_payments where booking_id = ${bookingId} and refused_at is null and what not in ('interest', 'deposit-return')`)
}

export function sumPaid(db: Db, bookingId: number): Promise<PaidSoFar> {
  return db.one(sql`
    select coalesce(sum(gross_paise) filter (where what not in ('interest', 'deposit-return')), 0)::bigint as gross_paise,
      coalesce(sum(gross_paise) filter (where what = 'interest'), 0)::bigint as interest_paise,
      coalesce(sum(tds_paise), 0)::bigint as tds_paise,
      count(*) filter (where tds_paise > 0 and challan_number is null)::int as open_challans
    from booking_payments where booking_id = ${bookingId} and confirmed_at is not null`)
}

/** The orders that a booking was paid with, the newest first. */
export async function findPaidOrders(db: Db, bookingId: number): Promise<{ orderId: number; leftPaise: number }[]> {
  return db.many(sql`
    select o.id as order_id, o.held_paise - o.held_refunded_paise as left_paise
    from booking_payments p join orders o on o.id = p.order_id
    where p.booking_id = ${bookingId} order by p.id desc`)
}

/** What went back to the buyer of what a booking was paid with. */
export async function sumGivenBack(db: Db, bookingId: number): Promise<number> {
  const { paise } = await db.one<{ paise: number }>(sql`
    select coalesce(sum(o.held_refunded_paise), 0)::bigint as paise
    from booking_payments p join orders o on o.id = p.order_id where p.booking_id = ${bookingId}`)
  return paise
}

/** The same, each by itself. */
export function findGivenBack(db: Db, bookingId: number): Promise<{ orderId: number; heldPaise: number; at: Date }[]> {
  return db.many(sql`
    select r.order_id, r.held_paise, r.created_at as at
    from booking_payments p join refunds r on r.order_id = p.order_id
    where p.booking_id = ${bookingId} and r.held_paise > 0 and not r.is_excess order by r.id`)
}

export interface TransactionRow extends PaymentRow {
  title: string
  propertyId: number
}

/** What a buyer paid as booking amounts, newest first. */
export function findTransactionsOf(db: Db, buyerId: number, limit: number): Promise<TransactionRow[]> {
  return db.many(sql`
    select ${payment}, l.title, b.property_id from booking_payments p
    join bookings b on b.id = p.booking_id join properties l on l.id = b.property_id
    where b.buyer_id = ${buyerId} and p.what = 'booking' order by p.id desc limit ${limit}`)
}

/** What a buyer paid for a listing after the booking amount, in order. */
export function findInstalmentsPaid(db: Db, propertyId: number, buyerId: number): Promise<TransactionRow[]> {
  return db.many(sql`
    select ${payment}, l.title, b.property_id from booking_payments p
    join bookings b on b.id = p.booking_id join properties l on l.id = b.property_id
    where b.buyer_id = ${buyerId} and b.property_id = ${propertyId} and p.what not in ('booking', 'deposit-return') order by p.id limit 500`)
}

/** The orders that the money of a deal was collected with, by their names at the partner. */
export function findCollecting(db: Db, bookingId: number): Promise<{ reference: string; amountPaise: number }[]> {
  return db.many(sql`
    select o.reference, o.held_paise - o.held_refunded_paise as amount_paise
    from booking_payments p join orders o on o.id = p.order_id
    where p.booking_id = ${bookingId} order by p.id`)
}
