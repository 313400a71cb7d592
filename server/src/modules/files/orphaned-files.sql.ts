import type { Bucket } from '../../adapters/storage/port.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface FilePlace {
  bucket: Bucket
  key: string
}

export async function insertOrphanedFiles(db: Db, files: readonly FilePlace[], dueAt: Date): Promise<void> {
  await db.run(sql`
    insert into orphaned_files (bucket, key, due_at)
    select bucket, key, ${dueAt} from json_to_recordset(${JSON.stringify(files)}::json) as it (bucket text, key text)
    on conflict (bucket, key) do update set due_at = excluded.due_at`)
}

/** How many of them were listed. */
export function deleteOrphanedFiles(db: Db, files: readonly FilePlace[]): Promise<number> {
  return db.run(sql`
    delete from orphaned_files s using json_to_recordset(${JSON.stringify(files)}::json) as it (bucket text, key text)
    where s.bucket = it.bucket and s.key = it.key`)
}

/**
 * Those that are due, held until the caller's transaction ends: anyone who wants one for a row meanwhile waits, and
 * fails.
 */
export function lockDueOrphanedFiles(db: Db, now: Date, limit: number): Promise<FilePlace[]> {
  return db.many(sql`
    select bucket, key from orphaned_files where due_at <= ${now} order by due_at limit ${limit} for update skip locked`)
}

/** The name of this database's files. */
export async function findStoreId(db: Db): Promise<string> {
  return (await db.one<{ id: string }>(sql`select id::text from file_store`)).id
}

export async function findListedOrphans(db: Db, bucket: Bucket, keys: readonly string[]): Promise<string[]> {
  const rows = await db.many<{ key: string }>(sql`
    select key from orphaned_files where bucket = ${bucket} and key = any(${keys})`)
  return rows.map((row) => row.key)
}
