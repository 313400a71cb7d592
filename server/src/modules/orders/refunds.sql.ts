import type { PurposeName, RefundState } from '@properysearch/contract/orders/facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface RefundRow {
  id: number
  orderId: number
  userId: number
  title: string
  gateway: string
  /** The order's name at the partner. */
  reference: string
  amountPaise: number
  state: RefundState
  attempt: number
  checks: number
}

const columns = sql`r.id, r.order_id, o.user_id, o.title, o.gateway, o.reference, r.amount_paise, r.state, r.attempt, r.checks`

export async function insertRefund(
  db: Db,
  refund: {
    orderId: number
    paymentId: number
    amountPaise: number
    reason: string
    byUser: number | null
    key: string
    creditNote: { id: number; number: string } | null
    /** The part of it that was held. */
    heldPaise: number
    /** It was never ours to keep, and goes back by itself. */
    isExcess: boolean
    now: Date
  },
): Promise<number> {
  const row = await db.one<{ id: number }>(sql`
    insert into refunds (order_id, payment_id, amount_paise, reason, by_user, key, credit_note_id, credit_note_number,
      held_paise, is_excess, created_at, next_check_at)
    values (${refund.orderId}, ${refund.paymentId}, ${refund.amountPaise}, ${refund.reason}, ${refund.byUser},
      ${refund.key}, ${refund.creditNote?.id ?? null}, ${refund.creditNote?.number ?? null}, ${refund.heldPaise},
      ${refund.isExcess}, ${refund.now}, ${refund.now}::timestamptz + interval '2 minutes')
    returning id`)
  return row.id
}

export function findRefund(db: Db, id: number): Promise<RefundRow | undefined> {
  return db.maybe(sql`select ${columns} from refunds r join orders o on o.id = r.order_id where r.id = ${id}`)
}

export function lockRefund(db: Db, id: number): Promise<RefundRow | undefined> {
  return db.maybe(sql`
    select ${columns} from refunds r join orders o on o.id = r.order_id where r.id = ${id} for no key update of r`)
}

export function findPendingOf(db: Db, orderId: number): Promise<{ id: number }[]> {
  return db.many(sql`select id from refunds where order_id = ${orderId} and state = 'pending'`)
}

export function hasRefundOfKey(db: Db, orderId: number, key: string): Promise<{ id: number } | undefined> {
  return db.maybe(sql`select id from refunds where order_id = ${orderId} and key = ${key}`)
}

/** As `takeDueChecks` of orders. */
export function takeDueRefunds(db: Db, now: Date, limit: number): Promise<{ id: number; checks: number }[]> {
  return db.many(sql`
    with due as materialized (
      select id from refunds where state = 'pending' and next_check_at <= ${now} order by next_check_at
      limit ${limit} for update skip locked)
    update refunds r set checks = checks + 1, next_check_at = ${now}::timestamptz + interval '10 minutes'
    from due where r.id = due.id
    returning r.id, r.checks`)
}

export async function setRefundCheck(db: Db, id: number, at: Date): Promise<void> {
  await db.run(sql`update refunds set next_check_at = ${at} where id = ${id} and state = 'pending'`)
}

export async function setRefundState(
  db: Db,
  id: number,
  outcome: { state: RefundState; gatewayRefundId: string | null; problem: string | null; now: Date },
): Promise<void> {
  await db.run(sql`
    update refunds set state = ${outcome.state},
      gateway_refund_id = coalesce(${outcome.gatewayRefundId}, gateway_refund_id),
      problem = ${outcome.problem}, done_at = ${outcome.state === 'done' ? outcome.now : null}
    where id = ${id}`)
}

/** A failed one is asked for again, under a new name: the old one is spent. */
export async function tryAgain(db: Db, refund: { id: number; orderId: number; now: Date }): Promise<boolean> {
  const changed = await db.run(sql`
    update refunds set state = 'pending', attempt = attempt + 1, problem = null, checks = 0,
      next_check_at = ${refund.now}::timestamptz + interval '2 minutes'
    where id = ${refund.id} and order_id = ${refund.orderId} and state = 'failed'`)
  return changed === 1
}

export async function countFailedRefunds(db: Db): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*) as total from refunds where state = 'failed'`)).total
}

export interface ListedRefund {
  id: number
  orderId: number
  purpose: PurposeName
  title: string
  amountPaise: number
  orderTotalPaise: number
  state: RefundState
  reason: string
  by: string | null
  creditNoteId: number | null
  creditNoteNumber: string | null
  createdAt: Date
  doneAt: Date | null
  problem: string | null
}

const listed = sql`select r.id, r.order_id, o.purpose, o.title, r.amount_paise, o.total_paise as order_total_paise, r.state,
  r.reason, admin.firstname || ' ' || admin.lastname as by, r.credit_note_id, r.credit_note_number, r.created_at, r.done_at,
  r.problem from refunds r join orders o on o.id = r.order_id left join users admin on admin.id = r.by_user`

export function findRefundsOfUser(db: Db, userId: number): Promise<ListedRefund[]> {
  return db.many(sql`${listed} where o.user_id = ${userId} order by r.id desc limit 500`)
}

export function findRefundsOfOrder(db: Db, orderId: number): Promise<ListedRefund[]> {
  return db.many(sql`${listed} where r.order_id = ${orderId} order by r.id`)
}
