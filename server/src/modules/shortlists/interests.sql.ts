import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Whether the owner has something new to be told. Coming back within a day, by "Undo" say, keeps the old date; a return
 * at any time is not news.
 */
export async function insertInterest(
  db: Db,
  interest: { userId: number; propertyId: number; now: Date },
): Promise<{ isUntold: boolean }> {
  const dayAgo = new Date(interest.now.getTime() - dayMs)
  return db.one(sql`
    insert into interests as i (user_id, property_id, created_at)
    values (${interest.userId}, ${interest.propertyId}, ${interest.now})
    on conflict (user_id, property_id) do update set withdrawn_at = null,
      created_at = case when i.withdrawn_at < ${dayAgo} then ${interest.now} else i.created_at end
    returning i.told_at is null as is_untold`)
}

export async function withdrawInterest(
  db: Db,
  interest: { userId: number; propertyId: number; now: Date },
): Promise<void> {
  await db.run(sql`
    update interests set withdrawn_at = ${interest.now}
    where user_id = ${interest.userId} and property_id = ${interest.propertyId} and withdrawn_at is null`)
}

/** Newest first, together with what else belongs to the list: listings whose contact they have. */
export async function findInterestedPage(
  db: Db,
  userId: number,
  unlocked: readonly { propertyId: number; unlockedAt: Date }[],
  page: { limit: number; offset: number },
): Promise<{ rows: { propertyId: number; since: Date; isInterested: boolean }[]; total: number }> {
  const rows = await db.many<{ propertyId: number | null; since: Date; isInterested: boolean; total: number }>(sql`
    with kept as (
      select property_id, max(since) as latest, bool_or(is_interested) as is_interested,
        coalesce(max(since) filter (where is_interested), max(since)) as since from (
        select property_id, created_at as since, true as is_interested from interests
        where user_id = ${userId} and withdrawn_at is null
        union all
        select property_id, since, false from unnest(${unlocked.map((row) => row.propertyId)}::bigint[],
          ${unlocked.map((row) => row.unlockedAt)}::timestamptz[]) u(property_id, since)) both_of
      group by property_id),
    counted as (select count(*)::int as total from kept)
    select counted.total, shown.* from counted left join lateral (
      select property_id, since, latest, is_interested from kept
      order by latest desc, property_id desc limit ${page.limit} offset ${page.offset}) shown on true
    order by shown.latest desc, shown.property_id desc`)
  return {
    rows: rows.flatMap(({ propertyId, since, isInterested }) =>
      propertyId === null ? [] : [{ propertyId, since, isInterested }],
    ),
    total: rows[0]?.total ?? 0,
  }
}

/** When the owner was last told of interest in this listing. */
export async function findLastTold(db: Db, propertyId: number): Promise<Date | null> {
  const { at } = await db.one<{ at: Date | null }>(
    sql`select max(told_at) as at from interests where property_id = ${propertyId}`,
  )
  return at
}

/** Notes that the owner is told now, and answers of how many. */
export async function tellUntold(db: Db, propertyId: number, now: Date): Promise<number> {
  return db.run(sql`
    update interests set told_at = ${now}
    where property_id = ${propertyId} and told_at is null and withdrawn_at is null`)
}

/** For the copy of a person's data. */
export function findInterests(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select i.property_id, p.title, i.created_at as interested_since, i.withdrawn_at
    from interests i join properties p on p.id = i.property_id
    where i.user_id = ${userId} order by i.created_at`)
}

/** How many people would like to have each of these listings. */
export async function countInterests(db: Db, propertyIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.many<{ propertyId: number; n: number }>(sql`
    select property_id, count(*)::int as n from interests
    where property_id = any(${propertyIds}) and withdrawn_at is null group by property_id`)
  return new Map(rows.map((row) => [row.propertyId, row.n]))
}
