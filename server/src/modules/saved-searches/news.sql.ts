import { mostAtOnceADay, type SearchPace } from '@properysearch/contract/saved-searches/facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ListingQuery } from '../search/index.ts'

const dayMs = 24 * 60 * 60 * 1000

export interface Found {
  searchId: number
  userId: number
  name: string
  isMailed: boolean
  pricePaise: number
  beforePaise: number | null
  /** False: it waits for the mail of the day or week. */
  isTold: boolean
}

/**
 * Keeps what these searches have found, and answers those for whom that is news: a listing once, and again only when it
 * costs at least a hundredth less than what they were told; a second time within a day it waits for the mail of the day.
 * By person.
 */
export function insertNews(
  db: Db,
  { propertyId, searchIds, now }: { propertyId: number; searchIds: readonly number[]; now: Date },
): Promise<Found[]> {
  const yesterday = new Date(now.getTime() - dayMs)
  return db.hot(sql`
    with news as (
      insert into saved_search_news as n (search_id, property_id, price_paise, found_at, told_at)
      select s.id, p.id, p.price_paise, ${now}::timestamptz,
        case when s.pace = 'at-once' and ${mostAtOnceADay}::int > (
          select count(*) from saved_search_news o
          where o.search_id = s.id and o.told_at = o.found_at and o.found_at > ${yesterday}::timestamptz)
        then ${now}::timestamptz end
      from saved_searches s cross join properties p
      where p.id = ${propertyId}::bigint and p.state = 'verified' and s.id = any(${searchIds}::bigint[])
        and s.paused_at is null and s.removed_at is null
      on conflict (search_id, property_id) do update set price_paise = excluded.price_paise,
        before_paise = case when n.told_at is null then n.before_paise else n.price_paise end,
        found_at = excluded.found_at,
        told_at = case when n.found_at <= ${yesterday}::timestamptz then excluded.told_at end
      where excluded.price_paise <= n.price_paise - greatest(n.price_paise / 100, 1)
      returning n.search_id, n.price_paise, n.before_paise, n.told_at)
    select n.search_id, s.user_id, s.name, s.is_mailed, n.price_paise, n.before_paise, n.told_at is not null as is_told
    from news n join saved_searches s on s.id = n.search_id order by s.user_id, s.id`)
}

export interface Waiting {
  id: number
  userId: number
  name: string
  search: string
  reading: ListingQuery
  isMailed: boolean
}

/** Searches with news that waits for its hour, after an id. */
export async function findWaiting(db: Db, of: { after: number; limit: number; isMonday: boolean }): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select s.id from saved_searches s join users u on u.id = s.user_id and u.suspended_at is null and u.erased_at is null
    where s.id > ${of.after} and s.paused_at is null and s.removed_at is null
      and (s.pace <> ${'weekly' satisfies SearchPace} or ${of.isMonday}::boolean)
      and exists (select from saved_search_news n where n.search_id = s.id and n.told_at is null)
    order by s.id limit ${of.limit}`)
  return rows.map(({ id }) => id)
}

/** Held until the transaction ends: whoever comes second finds nothing waiting any more. */
export function lockWaiting(db: Db, id: number): Promise<Waiting | undefined> {
  return db.maybe(sql`
    select id, user_id, name, search, reading, is_mailed from saved_searches
    where id = ${id} and paused_at is null and removed_at is null for no key update`)
}

/** Newest first. */
export async function findWaitingListings(db: Db, searchId: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select n.property_id as id from saved_search_news n join properties p on p.id = n.property_id
    join saved_searches s on s.id = n.search_id
    where n.search_id = ${searchId} and n.told_at is null
      and not exists (select from contact_blocks k where k.owner_id = p.owner_id and k.user_id = s.user_id)
      and not exists (select from contact_blocks k where k.owner_id = s.user_id and k.user_id = p.owner_id)
    order by n.found_at desc, n.property_id desc`)
  return rows.map(({ id }) => id)
}

/** What fits no longer was never told: it is news again if it comes back, or becomes cheaper than what was told. */
export async function settleWaiting(
  db: Db,
  { searchId, told, now }: { searchId: number; told: readonly number[]; now: Date },
): Promise<void> {
  await db.run(sql`
    update saved_search_news set told_at = ${now}
    where search_id = ${searchId} and told_at is null and property_id = any(${told}::bigint[])`)
  await db.run(sql`
    update saved_search_news set told_at = ${now}, price_paise = before_paise, before_paise = null
    where search_id = ${searchId} and told_at is null and before_paise is not null`)
  await db.run(sql`delete from saved_search_news where search_id = ${searchId} and told_at is null`)
}

export function findPricesBefore(
  db: Db,
  searchId: number,
  ids: readonly number[],
): Promise<{ propertyId: number; beforePaise: number }[]> {
  return db.many(sql`
    select property_id, before_paise from saved_search_news
    where search_id = ${searchId} and property_id = any(${ids}::bigint[]) and before_paise is not null`)
}
