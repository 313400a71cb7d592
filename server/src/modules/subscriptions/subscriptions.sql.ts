import type { QuotaKind } from '@properysearch/contract/subscriptions/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export interface NewSubscription {
  userId: number
  packageId: number | null
  name: string
  order: { id: number; totalPaise: number } | null
  startsAt: Date
  endsAt: Date
  quotas: Partial<Record<QuotaKind, number>>
}

export async function insertSubscription(db: Db, subscription: NewSubscription): Promise<number> {
  const quotas = Object.entries(subscription.quotas).filter(([, granted]) => granted > 0)
  const { id } = await db.one<{ id: number }>(sql`
    with made as (
      insert into subscriptions (user_id, package_id, name, order_id, paid_paise, starts_at, ends_at)
      values (${subscription.userId}, ${subscription.packageId}, ${subscription.name},
        ${subscription.order?.id ?? null}, ${subscription.order?.totalPaise ?? null},
        ${subscription.startsAt}, ${subscription.endsAt})
      returning id),
    granted as (
      insert into subscription_quotas (subscription_id, kind, granted)
      select made.id, q.kind, q.granted
      from made, unnest(${quotas.map(([kind]) => kind)}::text[], ${quotas.map(([, n]) => n)}::int[]) q(kind, granted))
    select id from made`)
  return id
}

/** When the last of a package that somebody has ends; undefined when none runs. */
export async function findEnd(db: Db, userId: number, packageId: number, now: Date): Promise<Date | undefined> {
  const row = await db.one<{ endsAt: Date | null }>(sql`
    select max(ends_at) as ends_at from subscriptions
    where user_id = ${userId} and package_id = ${packageId} and ends_at > ${now} and refunded_at is null`)
  return row.endsAt ?? undefined
}

export interface SubscriptionRow {
  id: number
  packageId: number | null
  name: string
  orderId: number | null
  paidPaise: number | null
  startsAt: Date
  endsAt: Date
  refundedAt: Date | null
  quotas: { kind: QuotaKind; granted: number; used: number }[]
}

type PaidRow = SubscriptionRow & { packageId: number; orderId: number; paidPaise: number }

const columns: Sql = sql`s.id, s.package_id, s.name, s.order_id, s.paid_paise, s.starts_at, s.ends_at, s.refunded_at,
  coalesce((select json_agg(json_build_object('kind', q.kind, 'granted', q.granted, 'used', q.used)
    order by array_position(array['contacts', 'leads', 'listings', 'promotedDays'], q.kind))
    from subscription_quotas q where q.subscription_id = s.id), '[]') as quotas`

/** The last fifty: those that run first, the next to end on top. */
export function findSubscriptions(db: Db, userId: number, now: Date): Promise<SubscriptionRow[]> {
  return db.many(sql`
    select * from (select ${columns} from subscriptions s where s.user_id = ${userId} order by s.id desc limit 50) it
    order by it.refunded_at is null and it.ends_at > ${now} desc,
      case when it.ends_at > ${now} then it.ends_at end, it.ends_at desc, it.id desc`)
}

export async function findPaid(
  db: Db,
  userId: number,
  page: { limit: number; offset: number },
): Promise<{ rows: PaidRow[]; total: number }> {
  const rows = await db.many<PaidRow>(sql`
    select ${columns} from subscriptions s where s.user_id = ${userId} and s.order_id is not null
    order by s.id desc limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(
    sql`select count(*)::int as total from subscriptions where user_id = ${userId} and order_id is not null`,
  )
  return { rows, total }
}

export interface UseRow {
  id: number
  kind: QuotaKind
  units: number
  what: string
  packageName: string
  usedAt: Date
  givenBackAt: Date | null
}

export async function findUses(
  db: Db,
  userId: number,
  page: { limit: number; offset: number },
): Promise<{ rows: UseRow[]; total: number }> {
  const from = sql`from quota_uses u join subscriptions s on s.id = u.subscription_id where s.user_id = ${userId}`
  const rows = await db.many<UseRow>(sql`
    select u.id, u.kind, u.units, u.what, s.name as package_name, u.used_at, u.given_back_at ${from}
    order by u.used_at desc, u.id desc limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total ${from}`)
  return { rows, total }
}

/** What was used of it stays used. The same package bought after it ends earlier by the days that it no longer has. */
export async function markRefunded(db: Db, by: { orderId: number } | { id: number }, now: Date): Promise<void> {
  const which = 'id' in by ? sql`id = ${by.id}` : sql`order_id = ${by.orderId}`
  await db.run(sql`
    with gone as (
      update subscriptions set refunded_at = ${now} where ${which} and refunded_at is null
      returning id, user_id, package_id, ends_at),
    freed as (
      select gone.*, gone.ends_at - greatest(${now}::timestamptz, (
        select max(earlier.ends_at) from subscriptions earlier
        where earlier.user_id = gone.user_id and earlier.package_id = gone.package_id and earlier.refunded_at is null
          and earlier.ends_at < gone.ends_at)) as days
      from gone)
    update subscriptions later set ends_at = later.ends_at - freed.days from freed
    where later.user_id = freed.user_id and later.package_id = freed.package_id and later.refunded_at is null
      and later.ends_at > freed.ends_at and freed.days > interval '0'`)
}

export async function endsSoon(db: Db, userId: number, times: { now: Date; before: Date }): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from subscriptions s where s.user_id = ${userId} and s.refunded_at is null and s.package_id is not null
      and s.ends_at > ${times.now} and s.ends_at <= ${times.before} and not ${isRenewed}`)
  return row !== undefined
}

export async function deleteSubscriptions(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from subscriptions where user_id = ${userId}`)
}

/** Whether the same package was bought again for longer. */
const isRenewed: Sql = sql`exists (select from subscriptions later where later.user_id = s.user_id
  and later.package_id = s.package_id and later.ends_at > s.ends_at and later.refunded_at is null)`

export type Due = 'reminder' | 'end'

export async function findDueIds(db: Db, due: Due, times: { now: Date; before: Date }): Promise<number[]> {
  const rows = await db.many<{ id: number }>(
    due === 'reminder'
      ? sql`select id from subscriptions where reminded_at is null and refunded_at is null
          and ends_at > ${times.now} and ends_at <= ${times.before} order by id`
      : sql`select id from subscriptions where end_told_at is null and refunded_at is null
          and ends_at <= ${times.now} order by id`,
  )
  return rows.map((row) => row.id)
}

/** Notes that it is told now; undefined when it has been meanwhile. */
export function noteTold(
  db: Db,
  due: Due,
  id: number,
  now: Date,
): Promise<{ userId: number; name: string; endsAt: Date; isRenewed: boolean } | undefined> {
  const told = due === 'reminder' ? sql`reminded_at` : sql`end_told_at`
  return db.maybe(sql`
    update subscriptions s set ${told} = ${now} where s.id = ${id} and s.${told} is null and s.refunded_at is null
    returning s.user_id, s.name, s.ends_at, ${isRenewed} as is_renewed`)
}
