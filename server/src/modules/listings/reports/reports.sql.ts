import type { ReportReason } from '@properysearch/contract/listings/facts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

interface NewReport {
  propertyId: number
  reason: ReportReason
  note: string
  now: Date
}

/** Somebody's open report of a listing: a second one takes the place of the first. */
export async function saveReport(db: Db, report: NewReport & { reporterId: number }): Promise<void> {
  await db.run(sql`
    insert into property_reports (property_id, reporter_id, reason, note, created_at)
    values (${report.propertyId}, ${report.reporterId}, ${report.reason}, ${report.note}, ${report.now})
    on conflict (property_id, reporter_id) where settled_at is null and reporter_id is not null
    do update set reason = excluded.reason, note = excluded.note`)
}

const isVisitorsOf = (propertyId: number) =>
  sql`property_id = ${propertyId} and settled_at is null and reporter_id is null`

export async function countVisitorReports(db: Db, propertyId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*) as count from property_reports where ${isVisitorsOf(propertyId)}`,
  )
  return count
}

/**
 * Of the reason that most rows give, the oldest goes, and the next counts it on. So no reason is lost, however many
 * give another. The listing's very first stays: it says how long the listing has been waiting.
 */
export async function foldVisitorReport(db: Db, propertyId: number): Promise<void> {
  await db.run(sql`
    with later as (
      select id, reason from property_reports where ${isVisitorsOf(propertyId)} order by id offset 1
    ), gone as (
      delete from property_reports
      where id = (select min(id) from later group by reason order by count(*) desc, min(id) limit 1)
      returning id, reason, times
    )
    update property_reports r set times = r.times + gone.times from gone
    where r.id = (select min(later.id) from later where later.reason = gone.reason and later.id > gone.id)`)
}

/** The first stays: somebody else may share the network. */
export async function insertVisitorReport(db: Db, report: NewReport & { visitorHash: string }): Promise<void> {
  await db.run(sql`
    insert into property_reports (property_id, visitor_hash, reason, note, created_at)
    values (${report.propertyId}, ${report.visitorHash}, ${report.reason}, ${report.note}, ${report.now})
    on conflict (property_id, visitor_hash) where visitor_hash is not null do nothing`)
}

/** For the copy of a person's data. */
export function findOwnReports(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select property_id, reason, note, created_at from property_reports where reporter_id = ${userId} order by id`)
}
