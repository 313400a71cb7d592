import type { Db } from '../../platform/db/database.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'

/** The two lists have the same shape. */
export type ListName = 'favourites' | 'shortlists'

const table = (name: ListName): Sql => raw(name)

export async function insertMarks(
  db: Db,
  list: ListName,
  marks: { userId: number; propertyIds: readonly number[]; now: Date },
): Promise<void> {
  await db.run(sql`
    insert into ${table(list)} (user_id, property_id, created_at)
    select ${marks.userId}, id, ${marks.now} from unnest(${marks.propertyIds}::bigint[]) id
    on conflict do nothing`)
}

export async function deleteMarks(
  db: Db,
  list: ListName,
  marks: { userId: number; propertyIds: readonly number[] },
): Promise<void> {
  await db.run(
    sql`delete from ${table(list)} where user_id = ${marks.userId} and property_id = any(${marks.propertyIds})`,
  )
}

/** Last marked first. */
export async function findMarkedIds(
  db: Db,
  list: ListName,
  userId: number,
  page: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const rows = await db.many<{ propertyId: number | null; total: number }>(sql`
    with counted as (select count(*)::int as total from ${table(list)} where user_id = ${userId})
    select counted.total, shown.property_id from counted left join lateral (
      select property_id, created_at from ${table(list)} where user_id = ${userId}
      order by created_at desc, property_id desc limit ${page.limit} offset ${page.offset}) shown on true
    order by shown.created_at desc, shown.property_id desc`)
  return {
    ids: rows.flatMap((row) => (row.propertyId === null ? [] : [row.propertyId])),
    total: rows[0]?.total ?? 0,
  }
}

/** The last hundred, newest first: what recommendations start from. */
export async function findFavouriteIds(db: Db, userId: number): Promise<number[]> {
  return (await findMarkedIds(db, 'favourites', userId, { limit: 100, offset: 0 })).ids
}

export async function findMarksOf(
  db: Db,
  userId: number,
  propertyId: number,
): Promise<{ isFavourite: boolean; isShortlisted: boolean; isInterested: boolean }> {
  return db.one(sql`
    select exists (select 1 from favourites where user_id = ${userId} and property_id = ${propertyId}) as is_favourite,
      exists (select 1 from shortlists where user_id = ${userId} and property_id = ${propertyId}) as is_shortlisted,
      exists (select 1 from interests
        where user_id = ${userId} and property_id = ${propertyId} and withdrawn_at is null) as is_interested`)
}

interface AllMarks {
  favourites: number[]
  shortlisted: number[]
  interested: number[]
}

/** The last thousand of each. */
export async function findAllMarks(db: Db, userId: number): Promise<AllMarks> {
  const rows = await db.many<{ list: keyof AllMarks; propertyId: number }>(sql`
    (select 'favourites' as list, property_id from favourites where user_id = ${userId} order by created_at desc limit 1000)
    union all
    (select 'shortlisted', property_id from shortlists where user_id = ${userId} order by created_at desc limit 1000)
    union all
    (select 'interested', property_id from interests where user_id = ${userId} and withdrawn_at is null
     order by created_at desc limit 1000)`)
  const of = (list: keyof AllMarks) => rows.filter((row) => row.list === list).map((row) => row.propertyId)
  return { favourites: of('favourites'), shortlisted: of('shortlisted'), interested: of('interested') }
}

/** For the copy of a person's data. */
export function findKept(
  db: Db,
  list: ListName,
  userId: number,
): Promise<{ propertyId: number; title: string; keptSince: Date }[]> {
  return db.many(sql`
    select property_id, p.title, kept.created_at as kept_since
    from ${table(list)} kept join properties p on p.id = kept.property_id
    where kept.user_id = ${userId} order by kept.created_at`)
}

export async function deleteKept(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from favourites where user_id = ${userId}`)
  await db.run(sql`delete from shortlists where user_id = ${userId}`)
  await db.run(sql`delete from interests where user_id = ${userId}`)
}

/** How many people have marked each of these listings. */
export async function countMarks(db: Db, list: ListName, propertyIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.many<{ propertyId: number; n: number }>(sql`
    select property_id, count(*)::int as n from ${table(list)} where property_id = any(${propertyIds}) group by property_id`)
  return new Map(rows.map((row) => [row.propertyId, row.n]))
}
