import { type OrderGroup, type OrderState, orderGroups, type PurposeName } from '@properysearch/contract/orders/facts'
import type { Tax } from '@properysearch/contract/values/gst'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export interface OrderRow extends Tax {
  id: number
  userId: number
  purpose: PurposeName
  subjectId: number
  option: string | null
  title: string
  sac: string
  placeOfSupply: string
  gstin: string | null
  /** The business that the GSTIN belongs to. */
  billedName: string | null
  billedAddress: string | null
  gateway: string
  reference: string
  checkoutUrl: string | null
  state: OrderState
  problem: string | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  /** What is held for somebody else; `totalPaise` is this and our own price with its tax. */
  heldPaise: number
  heldFor: string | null
  heldForWhom: string | null
  invoiceId: number | null
  invoiceNumber: string | null
  receiptId: number | null
  receiptNumber: string | null
  refundedPaise: number
  /** The held part of it. */
  heldRefundedPaise: number
  /** What arrived and was not ours to keep. */
  sentBackPaise: number
  checks: number
}

export const orderColumns = sql`o.id, o.user_id, o.purpose, o.subject_id, o.option, o.title, o.sac, o.taxable_paise,
  o.cgst_paise, o.sgst_paise, o.igst_paise, o.total_paise, o.place_of_supply, o.gstin, o.billed_name,
  o.billed_address, o.gateway, o.reference,
  o.checkout_url, o.state, o.problem, o.created_at, o.expires_at, o.paid_at, o.invoice_id, o.invoice_number,
  o.held_paise, o.held_for, o.held_for_whom, o.receipt_id, o.receipt_number, o.refunded_paise, o.held_refunded_paise,
  o.checks, (select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
    where r.order_id = o.id and r.is_excess) as sent_back_paise`

export type NewOrder = Pick<
  OrderRow,
  | 'userId'
  | 'purpose'
  | 'subjectId'
  | 'option'
  | 'title'
  | 'sac'
  | 'placeOfSupply'
  | 'gstin'
  | 'billedName'
  | 'billedAddress'
  | 'heldPaise'
  | 'heldFor'
  | 'heldForWhom'
  | 'gateway'
  | 'reference'
> &
  Tax & { createdAt: Date; expiresAt: Date; nextCheckAt: Date }

export function insertOrder(db: Db, order: NewOrder): Promise<OrderRow> {
  return db.one(sql`
    insert into orders as o (user_id, purpose, subject_id, option, title, sac, taxable_paise, cgst_paise, sgst_paise,
      igst_paise, held_paise, held_for, held_for_whom, total_paise, place_of_supply, gstin, billed_name, billed_address,
      gateway, reference, created_at, expires_at, next_check_at)
    values (${order.userId}, ${order.purpose}, ${order.subjectId}, ${order.option}, ${order.title}, ${order.sac},
      ${order.taxablePaise}, ${order.cgstPaise}, ${order.sgstPaise}, ${order.igstPaise}, ${order.heldPaise},
      ${order.heldFor}, ${order.heldForWhom}, ${order.totalPaise}, ${order.placeOfSupply}, ${order.gstin},
      ${order.billedName}, ${order.billedAddress}, ${order.gateway}, ${order.reference}, ${order.createdAt},
      ${order.expiresAt}, ${order.nextCheckAt})
    returning ${orderColumns}`)
}

export function findOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  return db.maybe(sql`select ${orderColumns} from orders o where o.id = ${id}`)
}

export function findOwnOrder(db: Db, id: number, userId: number): Promise<OrderRow | undefined> {
  return db.maybe(sql`select ${orderColumns} from orders o where o.id = ${id} and o.user_id = ${userId}`)
}

export async function findIdByReference(db: Db, gateway: string, reference: string): Promise<number | undefined> {
  const row = await db.maybe<{ id: number }>(
    sql`select id from orders where reference = ${reference} and gateway = ${gateway}`,
  )
  return row?.id
}

/** Whoever else wants to change it waits. */
export function lockOrder(db: Db, id: number): Promise<OrderRow> {
  return db.one(sql`select ${orderColumns} from orders o where o.id = ${id} for no key update`)
}

export interface OwnFilter {
  userId: number
  status?: OrderState | undefined
  purpose?: PurposeName | undefined
  group?: OrderGroup | undefined
}

const own = ({ userId, status, purpose, group }: OwnFilter): Sql => sql`o.user_id = ${userId}
  ${status ? sql`and o.state = ${status}` : sql``} ${purpose ? sql`and o.purpose = ${purpose}` : sql``}
  ${group ? sql`and o.purpose = any(${[...orderGroups[group]]}::text[])` : sql``}`

export function findOwnOrders(db: Db, filter: OwnFilter, page: { limit: number; offset: number }): Promise<OrderRow[]> {
  return db.many(sql`
    select ${orderColumns} from orders o where ${own(filter)} order by coalesce(o.paid_at, o.created_at) desc, o.id desc
    limit ${page.limit} offset ${page.offset}`)
}

export async function countOwnOrders(db: Db, filter: OwnFilter): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*) as total from orders o where ${own(filter)}`)).total
}

export function findOrderOfKey(
  db: Db,
  userId: number,
  key: string,
): Promise<(OrderRow & { asked: string }) | undefined> {
  return db.maybe(sql`
    select ${orderColumns}, k.asked from order_keys k join orders o on o.id = k.order_id
    where k.user_id = ${userId} and k.key = ${key}`)
}

export async function insertKey(
  db: Db,
  press: { userId: number; key: string; orderId: number; asked: string; now: Date },
): Promise<void> {
  await db.run(sql`
    insert into order_keys (user_id, key, order_id, asked, created_at)
    values (${press.userId}, ${press.key}, ${press.orderId}, ${press.asked}, ${press.now})`)
}

/** The same thing, ordered by the same person at the same price, still waiting and with time left. */
export function findSameOpenOrder(db: Db, order: NewOrder, openUntil: Date): Promise<OrderRow | undefined> {
  return db.maybe(sql`
    select ${orderColumns} from orders o
    where o.user_id = ${order.userId} and o.state = 'created' and o.expires_at > ${openUntil}
      and o.purpose = ${order.purpose} and o.subject_id = ${order.subjectId}
      and o.option is not distinct from ${order.option}
      and (o.gstin, o.billed_name, o.billed_address)
        is not distinct from (${order.gstin}::text, ${order.billedName}::text, ${order.billedAddress}::text)
      and o.total_paise = ${order.totalPaise} and o.held_paise = ${order.heldPaise}
      and o.held_for is not distinct from ${order.heldFor}
      and o.place_of_supply = ${order.placeOfSupply} and o.gateway = ${order.gateway}
    order by o.id desc limit 1`)
}

export async function setCheckout(
  db: Db,
  id: number,
  checkout: { checkoutUrl: string; expiresAt: Date },
): Promise<void> {
  await db.run(sql`
    update orders set checkout_url = ${checkout.checkoutUrl}, expires_at = ${checkout.expiresAt} where id = ${id}`)
}

export async function setProblem(db: Db, id: number, problem: string): Promise<void> {
  await db.run(sql`update orders set problem = ${problem} where id = ${id}`)
}

export async function giveMoreTime(db: Db, id: number, expiresAt: Date): Promise<void> {
  await db.run(sql`update orders set expires_at = ${expiresAt} where id = ${id} and state = 'created'`)
}

export function findUnpaid(db: Db, now: Date, limit: number): Promise<{ id: number }[]> {
  return db.many(sql`
    select id from orders where state = 'created' and expires_at <= ${now} order by expires_at limit ${limit}`)
}

/**
 * Takes those that are due to be asked about and sets when next: two workers never take the same. Chosen once, before
 * the update: a subselect in its WHERE may be run for each row, and takes other rows each time.
 */
export function takeDueChecks(db: Db, now: Date, limit: number): Promise<{ id: number; checks: number }[]> {
  return db.many(sql`
    with due as materialized (
      select id from orders where next_check_at <= ${now} order by next_check_at limit ${limit} for update skip locked)
    update orders o set checks = checks + 1, next_check_at = ${now}::timestamptz + interval '10 minutes'
    from due where o.id = due.id
    returning o.id, o.checks`)
}

export async function setNextCheck(db: Db, id: number, at: Date | null): Promise<void> {
  await db.run(sql`update orders set next_check_at = ${at} where id = ${id}`)
}

/** What somebody paid for one purpose, newest first. */
export function findPaidOf(
  db: Db,
  userId: number,
  purpose: PurposeName,
  limit: number,
): Promise<Pick<PaidRow, 'id' | 'subjectId' | 'title' | 'totalPaise' | 'paidAt' | 'refundedPaise'>[]> {
  return db.many(sql`
    select id, subject_id, title, total_paise, paid_at, refunded_paise from orders
    where user_id = ${userId} and purpose = ${purpose} and paid_at is not null order by id desc limit ${limit}`)
}

type PaidRow = Omit<OrderRow, 'paidAt'> & { paidAt: Date }
