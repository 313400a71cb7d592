import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface DataExport {
  id: number
  userId: number
  state: 'preparing' | 'ready' | 'expired'
  fileKey: string | null
  sizeBytes: number | null
  requestedAt: Date
  expiresAt: Date
}

const columns = sql`id, user_id, state, file_key, size_bytes, requested_at, expires_at`

export function insertDataExport(
  db: Db,
  dataExport: { userId: number; fileKey: string; requestedAt: Date; expiresAt: Date },
): Promise<DataExport> {
  return db.one(sql`
    insert into data_exports (user_id, file_key, requested_at, expires_at)
    values (${dataExport.userId}, ${dataExport.fileKey}, ${dataExport.requestedAt}, ${dataExport.expiresAt})
    returning ${columns}`)
}

export function countRequests(db: Db, userId: number, since: Date): Promise<{ preparing: number; recent: number }> {
  return db.one(sql`
    select count(*) filter (where state = 'preparing') as preparing,
           count(*) filter (where requested_at > ${since}) as recent
    from data_exports where user_id = ${userId}`)
}

export function findDataExport(db: Db, id: number): Promise<DataExport | undefined> {
  return db.maybe(sql`select ${columns} from data_exports where id = ${id}`)
}

export function findDataExports(db: Db, userId: number, limit: number): Promise<DataExport[]> {
  return db.many(sql`
    select ${columns} from data_exports where user_id = ${userId}
    order by requested_at desc, id desc limit ${limit}`)
}

/** One that this person may download now. */
export function findReadyExport(db: Db, id: number, userId: number, now: Date): Promise<DataExport | undefined> {
  return db.maybe(sql`
    select ${columns} from data_exports
    where id = ${id} and user_id = ${userId} and state = 'ready' and expires_at > ${now}`)
}

/** False when it is no longer being prepared: another run was faster, or it has expired. */
export async function setReady(db: Db, id: number, sizeBytes: number): Promise<boolean> {
  const changed = await db.run(sql`
    update data_exports set state = 'ready', size_bytes = ${sizeBytes} where id = ${id} and state = 'preparing'`)
  return changed === 1
}

/** Ends what is past its time, and what was begun before `stuckSince` and never became ready. */
export async function expireDue(db: Db, times: { now: Date; stuckSince: Date }): Promise<void> {
  await db.run(sql`
    update data_exports set state = 'expired'
    where (state <> 'expired' and expires_at <= ${times.now})
      or (state = 'preparing' and requested_at <= ${times.stuckSince})`)
}

/** Ends every copy of one person at once. */
export async function expireAllOf(db: Db, userId: number, now: Date): Promise<void> {
  await db.run(sql`
    update data_exports set state = 'expired', expires_at = ${now} where user_id = ${userId} and state <> 'expired'`)
}

export function findExpiredFiles(db: Db): Promise<{ id: number; fileKey: string }[]> {
  return db.many(sql`
    select id, file_key from data_exports where state = 'expired' and file_key is not null order by id limit 1000`)
}

export async function forgetFile(db: Db, id: number): Promise<void> {
  await db.run(sql`update data_exports set file_key = null where id = ${id} and state = 'expired'`)
}
