import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ServiceRow {
  id: number
  professionalId: number
  title: string
  delivers: string
  feePaise: number
  days: number
}

export type ServiceFields = Pick<ServiceRow, 'title' | 'delivers' | 'feePaise' | 'days'>

const columns = sql`id, professional_id, title, delivers, fee_paise, days`

/** What somebody offers now, in the order of its making. */
export function findServices(db: Db, professionalId: number): Promise<ServiceRow[]> {
  return db.many(sql`
    select ${columns} from services where professional_id = ${professionalId} and withdrawn_at is null order by id`)
}

/** One that is offered now; undefined when it is not. */
export function findService(db: Db, id: number): Promise<ServiceRow | undefined> {
  return db.maybe(sql`select ${columns} from services where id = ${id} and withdrawn_at is null`)
}

export function findByKey(db: Db, professionalId: number, key: string): Promise<ServiceRow | undefined> {
  return db.maybe(sql`select ${columns} from services where professional_id = ${professionalId} and key = ${key}`)
}

export function insertService(
  db: Db,
  row: ServiceFields & { professionalId: number; key: string; now: Date },
): Promise<ServiceRow> {
  return db.one(sql`
    insert into services (professional_id, title, delivers, fee_paise, days, key, created_at, changed_at)
    values (${row.professionalId}, ${row.title}, ${row.delivers}, ${row.feePaise}, ${row.days}, ${row.key}, ${row.now},
      ${row.now})
    returning ${columns}`)
}

export function updateService(
  db: Db,
  { id, professionalId, now, ...fields }: ServiceFields & { id: number; professionalId: number; now: Date },
): Promise<ServiceRow | undefined> {
  return db.maybe(sql`
    update services set title = ${fields.title}, delivers = ${fields.delivers}, fee_paise = ${fields.feePaise},
      days = ${fields.days}, changed_at = ${now}
    where id = ${id} and professional_id = ${professionalId} and withdrawn_at is null
    returning ${columns}`)
}

export async function setWithdrawn(
  db: Db,
  { id, professionalId, now }: { id: number; professionalId: number; now: Date },
): Promise<boolean> {
  const count = await db.run(sql`
    update services set withdrawn_at = ${now}, changed_at = ${now}
    where id = ${id} and professional_id = ${professionalId} and withdrawn_at is null`)
  return count === 1
}

export async function deleteServicesOf(db: Db, professionalId: number): Promise<void> {
  await db.run(sql`delete from services where professional_id = ${professionalId}`)
}

/** Also those that are no longer offered. */
export function findServicesForCopy(db: Db, professionalId: number): Promise<unknown[]> {
  return db.many(sql`
    select title, delivers, fee_paise, days, created_at, changed_at, withdrawn_at from services
    where professional_id = ${professionalId} order by id`)
}
