import type { BookingKind, BookingState } from '@properysearch/contract/bookings/facts'
import type { DeductionKind } from '@properysearch/contract/bookings/rental'
import { type DisputeState, disputeGraph, openDisputeStates } from '@properysearch/contract/disputes/facts'
import type { ActOf, ActorOf } from '@properysearch/contract/kernel/state-graph'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Move, move } from '../../platform/move.ts'

export interface DisputeRow {
  id: number
  bookingId: number
  /** Of what it is about, when that is a part of a deposit; null: money that is held for the deal. */
  deductionId: number | null
  deductionKind: DeductionKind | null
  raisedBy: number
  amountPaise: number
  state: DisputeState
  reason: string | null
  answer: string | null
  raisedAt: Date
  answeredAt: Date | null
  decideBy: Date
  endedAt: Date | null
  toBuyerPaise: number | null
  toSellerPaise: number | null
  decision: string | null
  buyerId: number
  sellerId: number
  propertyId: number
}

const columns = sql`d.id, d.booking_id, d.deduction_id, t.kind as deduction_kind, d.raised_by, d.amount_paise, d.state, d.reason, d.answer, d.raised_at, d.answered_at,
  d.decide_by, d.ended_at, d.to_buyer_paise, d.to_seller_paise, d.decision, b.buyer_id, b.seller_id, b.property_id`
const from = sql`from disputes d join bookings b on b.id = d.booking_id left join rental_deductions t on t.id = d.deduction_id`

export type NewDispute = Pick<DisputeRow, 'bookingId' | 'raisedBy' | 'amountPaise' | 'raisedAt' | 'decideBy'> & {
  deductionId?: number
  reason: string
  key: string
}

/** Undefined when this side has one open already. */
export function insertDispute(db: Db, row: NewDispute): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    insert into disputes (booking_id, deduction_id, raised_by, amount_paise, reason, key, raised_at, decide_by)
    values (${row.bookingId}, ${row.deductionId ?? null}, ${row.raisedBy}, ${row.amountPaise}, ${row.reason}, ${row.key}, ${row.raisedAt}, ${row.decideBy})
    on conflict do nothing returning id`)
}

export function findDisputeOfKey(db: Db, asked: { bookingId: number; raisedBy: number; key: string }) {
  return db.maybe<DisputeRow>(sql`
    select ${columns} ${from}
    where d.booking_id = ${asked.bookingId} and d.key = ${asked.key} and d.raised_by = ${asked.raisedBy}`)
}

/** For the two sides of its deal alone. */
export function findDispute(db: Db, id: number, userId: number): Promise<DisputeRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where d.id = ${id} and (b.buyer_id = ${userId} or b.seller_id = ${userId})`)
}

export function lockDispute(db: Db, id: number): Promise<DisputeRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where d.id = ${id} for no key update of d`)
}

export function findDisputesOf(db: Db, bookingId: number): Promise<DisputeRow[]> {
  return db.many(sql`select ${columns} ${from} where d.booking_id = ${bookingId} order by d.id desc limit 100`)
}

type DisputeMove = Move<ActorOf<typeof disputeGraph>, ActOf<typeof disputeGraph>>

interface Decided {
  toBuyerPaise: number
  toSellerPaise: number
  reason: string
  adminId: number
}

/** False when the dispute is no longer where the act begins. */
export async function moveDispute(
  db: Db,
  step: DisputeMove & { answer?: string; decided?: Decided },
  now: Date,
): Promise<boolean> {
  const { answer, decided, ...rest } = step
  const isEnd = (disputeGraph.final as readonly string[]).includes(disputeGraph.acts[step.act].to)
  const alsoSet = sql`${isEnd ? sql`, ended_at = ${now}` : sql``}
    ${answer === undefined ? sql`` : sql`, answer = ${answer}, answered_at = ${now}`} ${decided ? setOf(decided) : sql``}`
  const life = { graph: disputeGraph, table: sql`disputes` }
  return (await move(db, life, { ...rest, alsoSet }, now)) !== undefined
}

function setOf({ toBuyerPaise, toSellerPaise, reason, adminId }: Decided): Sql {
  return sql`, to_buyer_paise = ${toBuyerPaise}, to_seller_paise = ${toSellerPaise}, decision = ${reason},
    decided_by = ${adminId}`
}

const isOpen = sql`d.state = any(${openDisputeStates}::text[])`

export type ReviewedRow = DisputeRow & {
  title: string
  buyer: string
  seller: string
  kind: BookingKind
  dealState: BookingState
  pricePaise: number
}

const reviewed = sql`${columns}, p.title, buyer.firstname || ' ' || buyer.lastname as buyer,
  seller.firstname || ' ' || seller.lastname as seller, b.kind, b.state as deal_state, b.price_paise`
const reviewedFrom = sql`${from} join properties p on p.id = b.property_id
  join users buyer on buyer.id = b.buyer_id join users seller on seller.id = b.seller_id`

/** The open ones by their deadline, or those that are over, the newest first. */
export async function findForReview(db: Db, show: 'open' | 'over', page: { limit: number; offset: number }) {
  const which = show === 'open' ? isOpen : sql`not (${isOpen})`
  const order = show === 'open' ? sql`d.decide_by, d.id` : sql`d.ended_at desc, d.id desc`
  const rows = await db.many<ReviewedRow>(sql`
    select ${reviewed} ${reviewedFrom} where ${which} order by ${order} limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from disputes d where ${which}`)
  return { rows, total }
}

export function findOneForReview(db: Db, id: number): Promise<ReviewedRow | undefined> {
  return db.maybe(sql`select ${reviewed} ${reviewedFrom} where d.id = ${id}`)
}

export async function countOpen(db: Db): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*)::int as total from disputes d where ${isOpen}`)).total
}

/** Of deals in which this person is a side. */
export async function hasOpen(db: Db, userId: number): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 ${from} where ${isOpen} and (b.buyer_id = ${userId} or b.seller_id = ${userId}) limit 1`)
  return row !== undefined
}

/** Whether an answer of theirs is waited for in a deal in which they are this side. */
export async function mustAnswer(db: Db, userId: number, side: 'buyer' | 'seller'): Promise<boolean> {
  const mine = side === 'buyer' ? sql`b.buyer_id` : sql`b.seller_id`
  const row = await db.maybe(sql`
    select 1 ${from} where d.state = 'raised' and ${mine} = ${userId} and d.raised_by <> ${userId} limit 1`)
  return row !== undefined
}

/** For the copy of a person's data. */
export function findDisputesForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select d.id, d.booking_id, case when d.raised_by = ${userId} then 'me' else 'the other side' end as raised_by,
      t.kind as deduction, d.amount_paise, d.state, d.reason, d.answer, d.raised_at, d.answered_at, d.ended_at, d.to_buyer_paise,
      d.to_seller_paise, d.decision,
      (select coalesce(json_agg(f.file_name order by f.id), '[]') from dispute_files f
        where f.dispute_id = d.id and f.added_by = ${userId}) as files
    ${from} where b.buyer_id = ${userId} or b.seller_id = ${userId} order by d.id`)
}

/** What they wrote goes; what was decided is also the other side's. */
export async function eraseWords(db: Db, userId: number): Promise<void> {
  await db.run(sql`
    update disputes d set reason = case when d.raised_by = ${userId} then null else d.reason end,
      answer = case when d.raised_by = ${userId} then d.answer end
    from bookings b where b.id = d.booking_id and (b.buyer_id = ${userId} or b.seller_id = ${userId})`)
}
