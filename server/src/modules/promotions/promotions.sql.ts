import type { Role } from '@properysearch/contract/roles'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'

interface PremiumRow {
  id: number
  photoKey: string | null
  firstname: string
  lastname: string
  city: string
  role: Role
  proof: 'verified' | 'checking' | 'none'
}

/** Of a professional their number in the register, of others their identity. */
const proof: Sql = sql`case
  when u.role = 'user' then case
    when coalesce(u.aadhaar_verified_at, u.pan_verified_at) is not null then 'verified'
    when exists (select from kyc_checks c where c.user_id = u.id and c.kind <> 'bank' and c.state = 'review') then 'checking'
    else 'none' end
  when d.state = 'verified' then 'verified' when d.state = 'unverified' then 'checking' else 'none' end`

/** People who have paid are all shown here: the order changes with the day, so that nobody is always first. */
export function findPremiumUsers(db: Db, now: Date, limit: number): Promise<PremiumRow[]> {
  const day = dayInIndia(now)
  return db.many(sql`
    select u.id, u.photo_key, u.firstname, u.lastname, u.city, u.role, ${proof} as proof
    from users u left join professional_details d on d.user_id = u.id and d.role = u.role
    where u.id in (select p.user_id from profile_promotions p
        where p.since <= ${now} and p.until > ${now} and p.refunded_at is null)
      and u.suspended_at is null and u.role <> 'lawyer'
    order by md5(${day} || u.id::text) limit ${limit}`)
}

/** An owner who is promoted now. */
export function findPremiumOwner(
  db: Db,
  id: number,
  now: Date,
): Promise<(Omit<PremiumRow, 'role'> & { createdAt: Date }) | undefined> {
  return db.maybe(sql`
    select u.id, u.photo_key, u.firstname, u.lastname, u.city, u.created_at, ${proof} as proof
    from users u left join professional_details d on d.user_id = u.id and d.role = u.role
    where u.id = ${id} and u.role = 'user' and u.suspended_at is null and exists (
      select from profile_promotions p
      where p.user_id = u.id and p.since <= ${now} and p.until > ${now} and p.refunded_at is null)`)
}

/** Owners whose identity was verified and who have something live: those that search engines are told of while they are promoted. */
export function findProvenOwners(db: Db, now: Date, limit: number): Promise<{ id: number }[]> {
  return db.many(sql`
    select u.id from users u
    where u.id in (select p.user_id from profile_promotions p
        where p.since <= ${now} and p.until > ${now} and p.refunded_at is null)
      and u.role = 'user' and u.suspended_at is null and coalesce(u.aadhaar_verified_at, u.pan_verified_at) is not null
      and exists (select from properties l where l.owner_id = u.id and l.state = 'verified')
    order by u.id limit ${limit}::int`)
}

/** Both kinds have the same shape: whom or what, from when, until when. */
export type Promoted = { what: 'property' | 'profile'; id: number }

const table = ({ what }: Promoted): Sql => raw(what === 'property' ? 'property_promotions' : 'profile_promotions')
const column = ({ what }: Promoted): Sql => raw(what === 'property' ? 'property_id' : 'user_id')

/** Until when it is promoted; null when it is not. */
export async function findUntil(db: Db, promoted: Promoted, now: Date): Promise<Date | null> {
  const { until } = await db.one<{ until: Date | null }>(sql`
    select max(until) as until from ${table(promoted)}
    where ${column(promoted)} = ${promoted.id} and until > ${now} and refunded_at is null`)
  return until
}

/** What one press of the button made before. */
export function findByKey(db: Db, promoted: Promoted, key: string): Promise<{ id: number; until: Date } | undefined> {
  return db.maybe(
    sql`select id, until from ${table(promoted)} where ${column(promoted)} = ${promoted.id} and key = ${key}`,
  )
}

export interface NewPromotion {
  since: Date
  until: Date
  orderId?: number
  madeAt?: Date
  key?: string
}

export async function insertPromotion(db: Db, promoted: Promoted, given: NewPromotion): Promise<number> {
  const { since, until, orderId = null, madeAt = since, key = null } = given
  const { id } = await db.one<{ id: number }>(sql`
    insert into ${table(promoted)} (${column(promoted)}, order_id, since, until, made_at, key)
    values (${promoted.id}, ${orderId}, ${since}, ${until}, ${madeAt}, ${key}) returning id`)
  return id
}

/** Given by the house. */
export async function insertProfilePromotion(
  db: Db,
  promotion: { userId: number; since: Date; until: Date },
): Promise<void> {
  await insertPromotion(db, { what: 'profile', id: promotion.userId }, promotion)
}

export function insertPropertyPromotion(
  db: Db,
  promotion: { propertyId: number; since: Date; until: Date },
): Promise<number> {
  return insertPromotion(db, { what: 'property', id: promotion.propertyId }, promotion)
}

/** What was bought after it moves forward by the time that is freed, so that there is no gap. */
export async function refundPromotion(db: Db, promoted: Promoted, orderId: number, now: Date): Promise<void> {
  await db.run(sql`
    with gone as (
      update ${table(promoted)} set refunded_at = ${now} where order_id = ${orderId} and refunded_at is null
      returning id, until, until - greatest(since, least(${now}::timestamptz, until)) as freed)
    update ${table(promoted)} p set since = p.since - gone.freed, until = p.until - gone.freed from gone
    where p.${column(promoted)} = ${promoted.id} and p.since >= gone.until and p.refunded_at is null
      and p.id <> gone.id`)
}

/** For the copy of a person's data. */
export async function findPromotionsOf(db: Db, userId: number): Promise<Record<string, unknown>> {
  return {
    profile: await db.many(sql`
      select since, until, order_id, refunded_at from profile_promotions where user_id = ${userId} order by id`),
    listings: await db.many(sql`
      select m.property_id, m.since, m.until, m.order_id, m.refunded_at
      from property_promotions m join properties p on p.id = m.property_id where p.owner_id = ${userId} order by m.id`),
  }
}

export async function deleteProfilePromotions(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from profile_promotions where user_id = ${userId}`)
}
