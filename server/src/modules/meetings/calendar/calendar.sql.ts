import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export function findFeed(db: Db, userId: number): Promise<{ madeAt: Date } | undefined> {
  return db.maybe(sql`select made_at from calendar_feeds where user_id = ${userId}`)
}

/** The address before it ends. */
export async function setFeed(db: Db, userId: number, feed: { tokenHash: string; now: Date }): Promise<void> {
  await db.run(sql`
    insert into calendar_feeds (user_id, token_hash, made_at) values (${userId}, ${feed.tokenHash}, ${feed.now})
    on conflict (user_id) do update set token_hash = excluded.token_hash, made_at = excluded.made_at`)
}

export async function deleteFeed(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from calendar_feeds where user_id = ${userId}`)
}

/** Whose calendar it is; of a suspended person nobody's. */
export async function findPersonOfFeed(db: Db, tokenHash: string): Promise<number | undefined> {
  const row = await db.maybe<{ userId: number }>(sql`
    select f.user_id from calendar_feeds f join users u on u.id = f.user_id
    where f.token_hash = ${tokenHash} and u.suspended_at is null and u.erased_at is null`)
  return row?.userId
}
