import type { Shelf } from '../../adapters/storage/port.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface FilePlace {
  shelf: Shelf
  key: string
}

export async function insertStrays(db: Db, files: readonly FilePlace[], dueAt: Date): Promise<void> {
  await db.run(sql`
    insert into stray_files (shelf, key, due_at)
    select shelf, key, ${dueAt} from json_to_recordset(${JSON.stringify(files)}::json) as it (shelf text, key text)
    on conflict (shelf, key) do update set due_at = excluded.due_at`)
}

/** How many of them were listed. */
export function deleteStrays(db: Db, files: readonly FilePlace[]): Promise<number> {
  return db.run(sql`
    delete from stray_files s using json_to_recordset(${JSON.stringify(files)}::json) as it (shelf text, key text)
    where s.shelf = it.shelf and s.key = it.key`)
}

/** Those that are due, held until the caller's transaction ends: who wants one for a row meanwhile waits, and fails. */
export function lockDueStrays(db: Db, now: Date, limit: number): Promise<FilePlace[]> {
  return db.many(sql`
    select shelf, key from stray_files where due_at <= ${now} order by due_at limit ${limit} for update skip locked`)
}

/** The name of this database's files. */
export async function findStoreId(db: Db): Promise<string> {
  return (await db.one<{ id: string }>(sql`select id::text from file_store`)).id
}

export async function findListedStrays(db: Db, shelf: Shelf, keys: readonly string[]): Promise<string[]> {
  const rows = await db.many<{ key: string }>(sql`
    select key from stray_files where shelf = ${shelf} and key = any(${keys})`)
  return rows.map((row) => row.key)
}
