import type { SearchPace } from '@properysearch/contract/saved-searches/facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ListingQuery } from '../search/index.ts'

export interface SavedRow {
  id: number
  userId: number
  name: string
  /** As the address of the list has it: `?type=buy&text=Baner`. */
  search: string
  reading: ListingQuery
  pace: SearchPace
  isMailed: boolean
  pausedAt: Date | null
  createdAt: Date
  newCount: number
}

const own = sql`s.id, s.user_id, s.name, s.search, s.reading, s.pace, s.is_mailed, s.paused_at, s.created_at`
const columns = sql`${own},
  (select count(*)::int from saved_search_news n join properties p on p.id = n.property_id and p.state = 'verified'
    where n.search_id = s.id and n.found_at > s.looked_at) as new_count`

/** Newest first. */
export function findSaved(db: Db, userId: number): Promise<SavedRow[]> {
  return db.many(
    sql`select ${columns} from saved_searches s where s.user_id = ${userId} and s.removed_at is null order by s.id desc`,
  )
}

export function findOneSaved(db: Db, { id, userId }: { id: number; userId: number }): Promise<SavedRow | undefined> {
  return db.maybe(
    sql`select ${columns} from saved_searches s where s.id = ${id} and s.user_id = ${userId} and s.removed_at is null`,
  )
}

export type LiveRow = Omit<SavedRow, 'newCount'>

/** Whoever has it; for mails. */
export function findLive(db: Db, id: number): Promise<LiveRow | undefined> {
  return db.maybe(sql`select ${own} from saved_searches s where s.id = ${id} and s.removed_at is null`)
}

export function findSame(db: Db, userId: number, search: string): Promise<SavedRow | undefined> {
  return db.maybe(sql`
    select ${columns} from saved_searches s
    where s.user_id = ${userId} and md5(s.search) = md5(${search}) and s.search = ${search} and s.removed_at is null`)
}

export async function countSaved(db: Db, userId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int as n from saved_searches where user_id = ${userId} and removed_at is null`,
  )
  return n
}

export interface NewSearch {
  userId: number
  name: string
  search: string
  reading: ListingQuery
  hasText: boolean
  pace: SearchPace
  now: Date
}

export async function insertSearch(db: Db, given: NewSearch): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into saved_searches (user_id, name, search, reading, has_text, pace, created_at, looked_at)
    values (${given.userId}, ${given.name}, ${given.search}, ${JSON.stringify(given.reading)}::jsonb, ${given.hasText},
      ${given.pace}, ${given.now}, ${given.now})
    returning id`)
  return id
}

export interface Choices {
  name: string
  pace: SearchPace
  isMailed: boolean
  isPaused: boolean
}

export async function updateSearch(
  db: Db,
  { id, userId, name, pace, isMailed, isPaused, now }: Choices & { id: number; userId: number; now: Date },
): Promise<boolean> {
  const count = await db.run(sql`
    update saved_searches set name = ${name}, pace = ${pace}, is_mailed = ${isMailed},
      paused_at = case when ${isPaused}::boolean then coalesce(paused_at, ${now}) end
    where id = ${id} and user_id = ${userId} and removed_at is null`)
  return count === 1
}

export async function setLooked(db: Db, { id, userId, now }: { id: number; userId: number; now: Date }) {
  const count = await db.run(sql`
    update saved_searches set looked_at = ${now} where id = ${id} and user_id = ${userId} and removed_at is null`)
  return count === 1
}

export async function setRemoved(db: Db, { id, userId, now }: { id: number; userId: number; now: Date }) {
  const count = await db.run(sql`
    update saved_searches set removed_at = ${now} where id = ${id} and user_id = ${userId} and removed_at is null`)
  return count === 1
}

export function findRemoved(db: Db, { id, userId }: { id: number; userId: number }) {
  return db.maybe<{ search: string }>(
    sql`select search from saved_searches where id = ${id} and user_id = ${userId} and removed_at is not null`,
  )
}

export async function setBack(db: Db, id: number): Promise<void> {
  await db.run(sql`update saved_searches set removed_at = null where id = ${id}`)
}

/** One press in a mail: this search sends no more of them. False when there is no such search any more. */
export async function setUnmailed(db: Db, id: number): Promise<boolean> {
  return (await db.run(sql`update saved_searches set is_mailed = false where id = ${id} and removed_at is null`)) === 1
}

export async function deleteRemoved(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from saved_searches where removed_at < ${before}`)
}

export async function deleteSearchesOf(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from saved_searches where user_id = ${userId}`)
}

export function findForCopy(db: Db, userId: number): Promise<unknown[]> {
  return db.many(sql`
    select s.name, s.search, s.pace, s.is_mailed, s.paused_at, s.created_at,
      coalesce((select json_agg(json_build_object('propertyId', n.property_id, 'foundAt', n.found_at, 'toldAt', n.told_at)
        order by n.found_at) from saved_search_news n where n.search_id = s.id), '[]'::json) as found
    from saved_searches s where s.user_id = ${userId} and s.removed_at is null order by s.id`)
}

export interface ReadAgain {
  id: number
  search: string
  reading: ListingQuery
}

/** Those whose meaning hangs on the words and names we know, after an id. */
export function findWithText(db: Db, { after, limit }: { after: number; limit: number }): Promise<ReadAgain[]> {
  return db.many(sql`
    select id, search, reading from saved_searches
    where has_text and removed_at is null and id > ${after} order by id limit ${limit}`)
}

export async function setReading(db: Db, id: number, reading: ListingQuery): Promise<void> {
  await db.run(sql`update saved_searches set reading = ${JSON.stringify(reading)}::jsonb where id = ${id}`)
}
