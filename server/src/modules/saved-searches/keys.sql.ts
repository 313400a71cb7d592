import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import {
  bracketOf,
  keysOfListing,
  keysOfQuery,
  type ListingQuery,
  type MatchedListing,
  roomBits,
} from '../search/index.ts'

/** Files a search under its keys, in the caller's transaction; one that is paused or removed has none. */
export async function fileSearch(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from saved_search_keys where search_id = ${id}`)
  const row = await db.maybe<{ reading: ListingQuery }>(
    sql`select reading from saved_searches where id = ${id} and paused_at is null and removed_at is null`,
  )
  if (row) await insertKeys(db, [{ id, reading: row.reading }])
}

export async function insertKeys(db: Db, searches: readonly { id: number; reading: ListingQuery }[]): Promise<void> {
  const rows = searches.flatMap(({ id, reading }) => {
    const bracket = bracketOf(reading)
    return keysOfQuery(reading).map((key) => ({ id, key, ...bracket }))
  })
  await db.run(sql`
    insert into saved_search_keys (search_id, key, max_paise, min_paise, rooms)
    select * from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ maxPaise }) => maxPaise)}::bigint[], ${rows.map(({ minPaise }) => minPaise)}::bigint[],
      ${rows.map(({ rooms }) => rooms)}::int[])`)
}

export interface Candidate {
  id: number
  userId: number
}

/**
 * The searches that may show a listing, by person: read from the index of keys alone. Never its owner's own, nor of
 * somebody who may not come in, and not where one of the two has blocked the other.
 */
export function findCandidates(db: Db, listing: MatchedListing): Promise<Candidate[]> {
  const { ownerId, pricePaise, bhk } = listing
  const room = bhk === null ? 0 : roomBits([bhk])
  return db.hot(sql`
    with filed as materialized (
      select distinct search_id from saved_search_keys
      where key = any(${keysOfListing(listing)}::text[]) and max_paise >= ${pricePaise}::bigint
        and min_paise <= ${pricePaise}::bigint and (rooms is null or rooms & ${room}::int <> 0))
    select s.id, s.user_id from filed f
    join saved_searches s on s.id = f.search_id and s.user_id <> ${ownerId}::bigint
    join users u on u.id = s.user_id and u.suspended_at is null and u.erased_at is null
    where not exists (select from contact_blocks k where k.owner_id = ${ownerId}::bigint and k.user_id = s.user_id)
      and not exists (select from contact_blocks k where k.owner_id = s.user_id and k.user_id = ${ownerId}::bigint)
    order by s.user_id, s.id`)
}

export function findReadings(db: Db, ids: readonly number[]): Promise<{ id: number; reading: ListingQuery }[]> {
  return db.hot(sql`
    select id, reading from saved_searches where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`)
}
