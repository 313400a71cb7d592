import type { Role } from '@properysearch/contract/roles'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** The new row's id; undefined when they have it already, or had it and it was taken back. */
export async function insertUnlock(
  db: Db,
  unlock: { propertyId: number; userId: number; order: { id: number; totalPaise: number } | null; now: Date },
): Promise<number | undefined> {
  const row = await db.maybe<{ id: number }>(sql`
    insert into contact_unlocks (property_id, user_id, order_id, paid_paise, unlocked_at)
    values (${unlock.propertyId}, ${unlock.userId}, ${unlock.order?.id ?? null}, ${unlock.order?.totalPaise ?? null},
      ${unlock.now})
    on conflict (property_id, user_id) where refunded_at is null do nothing returning id`)
  return row?.id
}

export async function deleteUnlock(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from contact_unlocks where id = ${id}`)
}

/** What was refunded is as if it had never been, unless the owner took it back. */
export function findUnlock(
  db: Db,
  unlock: { propertyId: number; userId: number },
): Promise<{ id: number; unlockedAt: Date; revokedAt: Date | null } | undefined> {
  return db.maybe(sql`
    select id, unlocked_at, revoked_at from contact_unlocks
    where property_id = ${unlock.propertyId} and user_id = ${unlock.userId}
      and (refunded_at is null or revoked_at is not null)
    order by refunded_at nulls first limit 1`)
}

/** Until the transaction ends: of a person who unlocks and an owner who takes back or blocks, one waits for the other. */
export async function lockPair(db: Db, pair: { ownerId: number; userId: number }): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${pair.ownerId} ${pair.userId}`}, 0))`)
}

export async function isBlocked(db: Db, pair: { ownerId: number; userId: number }): Promise<boolean> {
  const row = await db.maybe(
    sql`select 1 from contact_blocks where owner_id = ${pair.ownerId} and user_id = ${pair.userId}`,
  )
  return row !== undefined
}

export interface UnlockedRow {
  propertyId: number
  title: string
  ownerId: number
  unlockedAt: Date
}

/** What somebody has unlocked and still may see, newest first; by one owner, or by all. */
export function findUnlockedRows(db: Db, userId: number, ownerId: number | null = null): Promise<UnlockedRow[]> {
  return db.many(sql`
    select c.property_id, p.title, p.owner_id, c.unlocked_at
    from contact_unlocks c join properties p on p.id = c.property_id join users o on o.id = p.owner_id
    where c.user_id = ${userId} and c.revoked_at is null and c.refunded_at is null and o.suspended_at is null
      and not exists (select from contact_blocks b where b.owner_id = p.owner_id and b.user_id = c.user_id)
      and (${ownerId}::bigint is null or p.owner_id = ${ownerId})
    order by c.unlocked_at desc, c.id desc limit 1000`)
}

export interface PaymentRow {
  id: number
  propertyId: number
  title: string
  unlockedAt: Date
  orderId: number | null
  paidPaise: number | null
  revokedAt: Date | null
  refundedAt: Date | null
}

export async function findPayments(
  db: Db,
  userId: number,
  page: { limit: number; offset: number },
): Promise<{ rows: PaymentRow[]; total: number }> {
  const rows = await db.many<PaymentRow>(sql`
    select c.id, c.property_id, p.title, c.unlocked_at, c.order_id, c.paid_paise, c.revoked_at, c.refunded_at
    from contact_unlocks c join properties p on p.id = c.property_id
    where c.user_id = ${userId} order by c.unlocked_at desc, c.id desc limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(
    sql`select count(*)::int as total from contact_unlocks where user_id = ${userId}`,
  )
  return { rows, total }
}

export interface HolderRow {
  userId: number
  firstname: string
  lastname: string
  city: string
  role: Role
  photoKey: string | null
}

const holderColumns: Sql = sql`u.id as user_id, u.firstname, u.lastname, u.city, u.role, u.photo_key`

export type RequestRow = HolderRow & {
  id: number
  propertyId: number
  title: string
  unlockedAt: Date
  revokedAt: Date | null
  givenBackAt: Date | null
  isBlocked: boolean
}

const ofOwner = (ownerId: number): Sql => sql`
  from contact_unlocks c join properties p on p.id = c.property_id join users u on u.id = c.user_id
  where p.owner_id = ${ownerId} and c.refunded_at is null`

const requestColumns: Sql = sql`c.id, c.property_id, p.title, c.unlocked_at, c.revoked_at, c.given_back_at, ${holderColumns},
  exists (select from contact_blocks b where b.owner_id = p.owner_id and b.user_id = c.user_id) as is_blocked`

/** Who has an owner's number, newest first; by one listing, or by all. */
export async function findRequests(
  db: Db,
  query: { ownerId: number; propertyId: number | null; limit: number; offset: number },
): Promise<{ rows: RequestRow[]; total: number }> {
  const from = sql`${ofOwner(query.ownerId)}
    and (${query.propertyId}::bigint is null or c.property_id = ${query.propertyId})`
  const rows = await db.many<RequestRow>(sql`
    select ${requestColumns} ${from} order by c.unlocked_at desc, c.id desc
      limit ${query.limit} offset ${query.offset}`)
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total ${from}`)
  return { rows, total }
}

export function findRequest(db: Db, ownerId: number, contactId: number): Promise<RequestRow | undefined> {
  return db.maybe(sql`select ${requestColumns} ${ofOwner(ownerId)} and c.id = ${contactId}`)
}

export interface RevokedRow {
  id: number
  propertyId: number
  unlockedAt: Date
  orderId: number | null
  givenBackAt: Date | null
}

/** Takes back one contact, or all that somebody has of this owner. */
export function revokeContacts(
  db: Db,
  wanted: { ownerId: number; userId: number; contactId: number | null; now: Date },
): Promise<RevokedRow[]> {
  return db.many(sql`
    update contact_unlocks c set revoked_at = ${wanted.now} from properties p
    where p.id = c.property_id and p.owner_id = ${wanted.ownerId} and c.user_id = ${wanted.userId}
      and (${wanted.contactId}::bigint is null or c.id = ${wanted.contactId}) and c.revoked_at is null
      and c.refunded_at is null
    returning c.id, c.property_id, c.unlocked_at, c.order_id, c.given_back_at`)
}

/** Lets them see it again; false when it is not taken back. */
export async function restoreContact(db: Db, id: number): Promise<boolean> {
  const restored = await db.run(sql`
    update contact_unlocks set revoked_at = null
    where id = ${id} and revoked_at is not null and refunded_at is null`)
  return restored === 1
}

/** It was made good: by the contact of the package itself, or by one in its place. */
export async function setGivenBack(db: Db, id: number, credit: { creditId: number | null; now: Date }): Promise<void> {
  await db.run(
    sql`update contact_unlocks set credit_id = ${credit.creditId}, given_back_at = ${credit.now} where id = ${id}`,
  )
}

export interface RefundedRow {
  id: number
  propertyId: number
  ownerId: number
  creditId: number | null
  /** The owner had not taken it back before. */
  wasShared: boolean
}

export function markUnlockRefunded(db: Db, orderId: number, now: Date): Promise<RefundedRow | undefined> {
  return db.maybe(sql`
    update contact_unlocks c set refunded_at = ${now} from properties p
    where c.order_id = ${orderId} and c.refunded_at is null and p.id = c.property_id
    returning c.id, c.property_id, p.owner_id, c.credit_id, c.revoked_at is null as was_shared`)
}

export async function insertBlock(db: Db, block: { ownerId: number; userId: number; now: Date }): Promise<void> {
  await db.run(sql`
    insert into contact_blocks (owner_id, user_id, blocked_at) values (${block.ownerId}, ${block.userId}, ${block.now})
    on conflict do nothing`)
}

/** False when there was none. */
export async function deleteBlock(db: Db, { ownerId, userId }: { ownerId: number; userId: number }): Promise<boolean> {
  return (await db.run(sql`delete from contact_blocks where owner_id = ${ownerId} and user_id = ${userId}`)) === 1
}

export function findBlocked(db: Db, ownerId: number): Promise<(HolderRow & { blockedAt: Date })[]> {
  return db.many(sql`
    select ${holderColumns}, b.blocked_at from contact_blocks b join users u on u.id = b.user_id
    where b.owner_id = ${ownerId} order by b.blocked_at desc, u.id`)
}

/** How many have unlocked each of these listings. */
export async function countUnlocks(db: Db, propertyIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.many<{ propertyId: number; n: number }>(sql`
    select property_id, count(*)::int as n from contact_unlocks
    where property_id = any(${propertyIds}) and refunded_at is null group by property_id`)
  return new Map(rows.map((row) => [row.propertyId, row.n]))
}

/** How many people have an owner's number now. */
export async function countHolders(db: Db, ownerId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(
    sql`select count(distinct c.user_id)::int as n ${ofOwner(ownerId)} and c.revoked_at is null`,
  )
  return n
}
