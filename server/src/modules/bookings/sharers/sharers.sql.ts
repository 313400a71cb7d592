import type { BookingSide, BookingState } from '@properysearch/contract/bookings/facts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** A mobile number as it is kept. */
export interface KeptMobile {
  sealed: string
  hash: string
  shown: string
}

export interface SharerRow {
  id: number
  bookingId: number
  side: BookingSide
  name: string
  share: number
  mobileSealed: string | null
  mobileHash: string | null
  mobileShown: string | null
  attorneyName: string | null
  attorneyMobileSealed: string | null
  attorneyMobileShown: string | null
  documentNumber: string | null
  documentDated: string | null
  documentOffice: string | null
  toldAt: Date
  toldTimes: number
  confirmedAt: Date | null
  confirmedVersion: string | null
  declinedAt: Date | null
}

const columns = sql`s.id, s.booking_id, s.side, s.name, s.share, s.mobile_sealed, s.mobile_hash, s.mobile_shown, s.attorney_name,
  s.attorney_mobile_sealed, s.attorney_mobile_shown, s.document_number, s.document_dated::text, s.document_office,
  s.told_at, s.told_times, s.confirmed_at, s.confirmed_version, s.declined_at`

export interface NewSharer {
  bookingId: number
  side: BookingSide
  name: string
  share: number
  mobile: KeptMobile
  attorney: { name: string; mobile: KeptMobile; documentNumber: string; dated: string; office: string } | null
  now: Date
}

/** Undefined when this number is named in the deal already. */
export function insertSharer(db: Db, row: NewSharer): Promise<{ id: number } | undefined> {
  const { mobile, attorney } = row
  return db.maybe(sql`
    insert into sharers (booking_id, side, name, share, mobile_sealed, mobile_hash, mobile_shown, attorney_name,
      attorney_mobile_sealed, attorney_mobile_hash, attorney_mobile_shown, document_number, document_dated,
      document_office, named_at, told_at)
    values (${row.bookingId}, ${row.side}, ${row.name}, ${row.share}, ${mobile.sealed}, ${mobile.hash}, ${mobile.shown},
      ${attorney?.name ?? null}, ${attorney?.mobile.sealed ?? null}, ${attorney?.mobile.hash ?? null},
      ${attorney?.mobile.shown ?? null}, ${attorney?.documentNumber ?? null}, ${attorney?.dated ?? null},
      ${attorney?.office ?? null}, ${row.now}, ${row.now})
    on conflict do nothing returning id`)
}

/** In the order in which they were named. */
export function findSharers(db: Db, bookingId: number): Promise<SharerRow[]> {
  return db.many(sql`select ${columns} from sharers s where s.booking_id = ${bookingId} order by s.id`)
}

export function findSharersOfDeals(db: Db, bookingIds: readonly number[]): Promise<SharerRow[]> {
  return db.many(sql`
    select ${columns} from sharers s where s.booking_id = any(${[...bookingIds]}::bigint[]) order by s.booking_id, s.id`)
}

export function findSharer(db: Db, id: number): Promise<SharerRow | undefined> {
  return db.maybe(sql`select ${columns} from sharers s where s.id = ${id}`)
}

/** Of whoever acts for the side that named them, alone. */
export function findSharerNamedBy(db: Db, id: number, userId: number): Promise<SharerRow | undefined> {
  return db.maybe(sql`
    select ${columns} from sharers s join bookings b on b.id = s.booking_id
    where s.id = ${id} and case s.side when 'buyer' then b.buyer_id else b.seller_id end = ${userId}`)
}

/** False when money was given to them. */
export async function deleteSharer(db: Db, id: number): Promise<boolean> {
  const deleted = await db.run(sql`
    delete from sharers where id = ${id} and not exists (select from releases where sharer_id = ${id})`)
  return deleted === 1
}

/** The people or shares of the side are others now: what was accepted before counts no more. */
export async function voidConfirmations(db: Db, bookingId: number, side: BookingSide): Promise<void> {
  await db.run(sql`
    update sharers set confirmed_at = null, confirmed_version = null
    where booking_id = ${bookingId} and side = ${side} and confirmed_at is not null`)
}

export async function setConfirmed(db: Db, id: number, version: string, now: Date): Promise<void> {
  await db.run(sql`
    update sharers set confirmed_at = ${now}, confirmed_version = ${version} where id = ${id} and declined_at is null`)
}

/** Their number goes with it: nobody needs it any more. */
/** False when a part of the money was given to them: they need their number for it. */
export async function setDeclined(db: Db, id: number, now: Date): Promise<boolean> {
  const declined = await db.run(sql`
    update sharers set declined_at = ${now}, confirmed_at = null, confirmed_version = null, ${withoutMobiles}
    where id = ${id} and not exists (select from releases where sharer_id = ${id})`)
  return declined === 1
}

const withoutMobiles = sql`mobile_sealed = null, mobile_hash = null, mobile_shown = null, attorney_mobile_sealed = null,
  attorney_mobile_hash = null, attorney_mobile_shown = null`

export async function setTold(db: Db, id: number, now: Date): Promise<void> {
  await db.run(sql`update sharers set told_at = ${now}, told_times = told_times + 1 where id = ${id}`)
}

export interface MyShareRow {
  id: number
  bookingId: number
  side: BookingSide
  share: number
  confirmedAt: Date | null
  declinedAt: Date | null
  title: string
  bookingState: BookingState
}

/** Those in which a number is named, by its hashes under every key. */
export function findSharesOf(db: Db, hashes: readonly string[]): Promise<MyShareRow[]> {
  return db.many(sql`
    select s.id, s.booking_id, s.side, s.share, s.confirmed_at, s.declined_at, p.title, b.state as booking_state
    from sharers s join bookings b on b.id = s.booking_id join properties p on p.id = b.property_id
    where s.mobile_hash = any(${[...hashes]}::text[]) or s.attorney_mobile_hash = any(${[...hashes]}::text[])
    order by s.id desc limit 100`)
}

/** Deals that rely on what somebody confirmed, for themselves or for whom they act for. */
export function findConfirmedDeals(
  db: Db,
  hashes: readonly string[],
): Promise<{ bookingId: number; isUnderWay: boolean }[]> {
  return db.many(sql`
    select s.booking_id, b.ended_at is null as is_under_way from sharers s join bookings b on b.id = s.booking_id
    where (s.mobile_hash = any(${[...hashes]}::text[]) or s.attorney_mobile_hash = any(${[...hashes]}::text[]))
      and s.confirmed_at is not null`)
}

/** For the copy of a person's data: where they are named, and whom they named. */
export function findSharersForCopy(
  db: Db,
  userId: number,
  hashes: readonly string[],
): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select s.booking_id, s.side, s.name, s.share, s.mobile_shown as mobile, s.attorney_name, s.document_number,
      s.document_dated::text, s.document_office, s.named_at, s.confirmed_at, s.declined_at
    from sharers s join bookings b on b.id = s.booking_id
    where s.mobile_hash = any(${[...hashes]}::text[]) or s.attorney_mobile_hash = any(${[...hashes]}::text[])
      or case s.side when 'buyer' then b.buyer_id else b.seller_id end = ${userId}
    order by s.id`)
}

/** Somebody leaves: nothing names them, nor whom they had named. Whom they acted for stays, and acts for themselves. */
export async function eraseSharers(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.run(sql`
    update sharers s set name = 'Somebody who left', attorney_name = case when s.attorney_name is not null then 'Somebody who left' end,
      ${withoutMobiles}
    from bookings b where b.id = s.booking_id and (s.mobile_hash = any(${[...hashes]}::text[])
      or case s.side when 'buyer' then b.buyer_id else b.seller_id end = ${userId})`)
  await db.run(sql`
    update sharers set attorney_name = null, attorney_mobile_sealed = null, attorney_mobile_hash = null,
      attorney_mobile_shown = null, document_number = null, document_dated = null, document_office = null
    where attorney_mobile_hash = any(${[...hashes]}::text[])`)
}

/** A while after a deal has ended nobody has to be reached any more, unless money is still on its way to them. */
export function findReachableOfEnded(
  db: Db,
  before: { calledOff: Date; completed: Date },
): Promise<{ id: number; bookingId: number }[]> {
  return db.many(sql`
    select s.id, s.booking_id from sharers s join bookings b on b.id = s.booking_id
    where b.ended_at < case b.state when 'completed' then ${before.completed}::timestamptz else ${before.calledOff} end
      and s.mobile_sealed is not null
      and not exists (select from releases r where r.sharer_id = s.id and r.state in ('sent', 'unknown'))`)
}

export async function forgetMobiles(db: Db, ids: readonly number[]): Promise<void> {
  await db.run(sql`update sharers set ${withoutMobiles} where id = any(${[...ids]}::bigint[])`)
}
