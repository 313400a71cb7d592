import { freeListings, type QuotaKind, type SpentKind } from '@properysearch/contract/subscriptions/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

const isRunning = (now: Date): Sql => sql`s.starts_at <= ${now} and s.ends_at > ${now} and s.refunded_at is null`

/**
 * Uses so many units, those first that end first, from several packages if need be; false, and nothing is used, when
 * there are not so many. One statement: whoever comes at the same time waits at its rows and then sees what is left.
 */
export async function spendQuota(
  db: Db,
  use: { userId: number; kind: SpentKind; units: number; subject: string; what: string; now: Date },
): Promise<boolean> {
  const uses = await db.run(sql`
    with held as materialized (
      select q.subscription_id, q.granted - q.used as rest, s.ends_at
      from subscription_quotas q join subscriptions s on s.id = q.subscription_id
      where s.user_id = ${use.userId} and ${isRunning(use.now)} and q.kind = ${use.kind} and q.used < q.granted
      order by s.ends_at, q.subscription_id for update of q),
    counted as (
      select subscription_id, rest, sum(rest) over () as altogether,
        sum(rest) over (order by ends_at, subscription_id rows unbounded preceding) - rest as before
      from held),
    parts as (
      select subscription_id, least(rest, ${use.units}::int - before)::int as units from counted
      where altogether >= ${use.units}::int and before < ${use.units}::int),
    spent as (
      update subscription_quotas q set used = q.used + parts.units from parts
      where q.subscription_id = parts.subscription_id and q.kind = ${use.kind}
      returning q.subscription_id, parts.units)
    insert into quota_uses (subscription_id, kind, units, subject, what, used_at)
    select subscription_id, ${use.kind}, units, ${use.subject}, ${use.what}, ${use.now} from spent`)
  return uses > 0
}

/** Gives back what was used for this, once; answers how many units. */
export async function giveBack(db: Db, use: { kind: SpentKind; subject: string; now: Date }): Promise<number> {
  const { units } = await db.one<{ units: number }>(sql`
    with back as (
      update quota_uses set given_back_at = ${use.now}
      where kind = ${use.kind} and subject = ${use.subject} and given_back_at is null
      returning subscription_id, kind, units),
    lowered as (
      update subscription_quotas q set used = q.used - sums.units
      from (select subscription_id, kind, sum(units)::int as units from back group by 1, 2) sums
      where q.subscription_id = sums.subscription_id and q.kind = sums.kind)
    select coalesce(sum(units), 0)::int as units from back`)
  return units
}

/** What the running packages of a person hold together. */
export function findHeld(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ kind: QuotaKind; granted: number; used: number }[]> {
  return db.many(sql`
    select q.kind, sum(q.granted)::int as granted, sum(q.used)::int as used
    from subscription_quotas q join subscriptions s on s.id = q.subscription_id
    where s.user_id = ${userId} and ${isRunning(now)} group by q.kind`)
}

export async function countLeft(db: Db, userId: number, kind: SpentKind, now: Date): Promise<number> {
  const held = (await findHeld(db, userId, now)).find((quota) => quota.kind === kind)
  return held ? held.granted - held.used : 0
}

/** How many listings a person may have on the site at a time. */
export async function allowedListings(db: Db, userId: number, now: Date): Promise<number> {
  const held = (await findHeld(db, userId, now)).find((quota) => quota.kind === 'listings')
  return freeListings + (held?.granted ?? 0)
}
