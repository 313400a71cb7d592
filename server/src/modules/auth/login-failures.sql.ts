import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Writes one more try of this key, unless it is locked. The tenth within 15 minutes locks for 15 minutes. The row's
 * own lock makes tries at the same moment count one after the other.
 */
export async function insertTry(db: Db, keyHash: string, now: Date): Promise<boolean> {
  const recent = sql`array(select at from unnest(f.failed_at) at where at > ${now}::timestamptz - interval '15 minutes')`
  const count = await db.run(sql`
    insert into login_failures as f (key_hash, failed_at) values (${keyHash}, array[${now}::timestamptz])
    on conflict (key_hash) do update set
      failed_at = ${recent} || ${now}::timestamptz,
      locked_until = case when cardinality(${recent}) >= 9 then ${now}::timestamptz + interval '15 minutes' end
    where f.locked_until is null or f.locked_until <= ${now}`)
  return count === 1
}

/** Takes one try of that moment back, and the lock if it was the one that closed it. */
export async function deleteTry(db: Db, keyHash: string, at: Date): Promise<void> {
  const place = sql`array_position(failed_at, ${at}::timestamptz)`
  await db.run(sql`
    update login_failures
    set failed_at = failed_at[:${place} - 1] || failed_at[${place} + 1:], locked_until = null
    where key_hash = ${keyHash} and ${place} is not null`)
}

export async function deleteTries(db: Db, keyHash: string): Promise<void> {
  await db.run(sql`delete from login_failures where key_hash = ${keyHash}`)
}

export async function deleteOldTries(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    delete from login_failures
    where coalesce(locked_until <= ${now}, true)
      and not exists (select from unnest(failed_at) at where at > ${now}::timestamptz - interval '15 minutes')`)
}
