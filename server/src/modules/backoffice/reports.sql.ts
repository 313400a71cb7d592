import type { ReportReason } from '@properysearch/contract/property-facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ReportRow {
  id: number
  propertyId: number
  title: string | null
  state: string
  reason: ReportReason
  note: string
  reporter: string | null
  createdAt: Date
}

export function findOpenReports(db: Db, page: { limit: number; offset: number }): Promise<ReportRow[]> {
  return db.many(sql`
    select r.id, r.property_id, p.title, p.state, r.reason, r.note,
      reporter.firstname || ' ' || reporter.lastname as reporter, r.created_at
    from property_reports r join properties p on p.id = r.property_id left join users reporter on reporter.id = r.reporter_id
    where r.settled_at is null order by r.created_at, r.id limit ${page.limit} offset ${page.offset}`)
}

export async function countOpenReports(db: Db): Promise<number> {
  const row = await db.one<{ total: number }>(
    sql`select count(*) as total from property_reports where settled_at is null`,
  )
  return row.total
}

/** Who it is about, once it is settled; undefined when somebody else was first. */
export function settleOpenReport(
  db: Db,
  it: { reportId: number; decision: string; now: Date },
): Promise<{ propertyId: number; ownerId: number } | undefined> {
  return db.maybe(sql`
    update property_reports r set settled_at = ${it.now}, decision = ${it.decision}
    from properties p where r.id = ${it.reportId} and r.settled_at is null and p.id = r.property_id
    returning p.id as property_id, p.owner_id`)
}

/** What else was said about a listing that is now gone. */
export async function settleOtherReports(db: Db, propertyId: number, now: Date): Promise<void> {
  await db.run(sql`
    update property_reports set settled_at = ${now}, decision = 'taken-down'
    where property_id = ${propertyId} and settled_at is null`)
}

export async function reportExists(db: Db, reportId: number): Promise<boolean> {
  return (await db.maybe(sql`select 1 from property_reports where id = ${reportId}`)) !== undefined
}
