import type { ReportContent } from '@properysearch/contract/analysis/report-calls'
import type { PaperKind } from '@properysearch/contract/listings/papers'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface ReportRow {
  id: number
  orderId: number | null
  propertyId: number
  madeAt: Date
  content: ReportContent
}

const columns = sql`id, order_id, property_id, made_at, content`

/** What somebody holds: whose money was given back holds nothing. */
export function findReports(db: Db, userId: number): Promise<ReportRow[]> {
  return db.many(sql`
    select ${columns} from analysis_reports where user_id = ${userId} and refunded_at is null order by id desc limit 100`)
}

export function findReport(db: Db, userId: number, id: number): Promise<ReportRow | undefined> {
  return db.maybe(sql`
    select ${columns} from analysis_reports where user_id = ${userId} and id = ${id} and refunded_at is null`)
}

/** One of this listing that is still fresh. */
export function findFresh(db: Db, of: { userId: number; propertyId: number; since: Date }) {
  return db.maybe<{ id: number }>(sql`
    select id from analysis_reports
    where user_id = ${of.userId} and property_id = ${of.propertyId} and made_at > ${of.since} and refunded_at is null`)
}

export async function insertReport(
  db: Db,
  of: { userId: number; propertyId: number; orderId: number | null; now: Date; content: ReportContent },
): Promise<void> {
  await db.run(sql`
    insert into analysis_reports (user_id, property_id, order_id, made_at, content)
    values (${of.userId}, ${of.propertyId}, ${of.orderId}, ${of.now}, ${JSON.stringify(of.content)}::jsonb)`)
}

export async function markReportRefunded(db: Db, orderId: number, now: Date): Promise<void> {
  await db.run(sql`update analysis_reports set refunded_at = ${now} where order_id = ${orderId}`)
}

export async function deleteReports(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from analysis_reports where user_id = ${userId}`)
}

export function findForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select id, property_id, order_id, made_at, refunded_at, content from analysis_reports
    where user_id = ${userId} order by id`)
}

export interface ReportSubject {
  state: string
  latitude: number
  longitude: number
  maintenancePaise: number | null
  /** Which kinds of papers the owner has handed in, and nothing of them. */
  papers: PaperKind[]
}

/** What a report needs besides what lists show. Reads the listings' tables. */
export function findReportSubject(db: Db, propertyId: number): Promise<ReportSubject | undefined> {
  return db.maybe(sql`
    select city.state, p.latitude, p.longitude, p.maintenance_paise,
      coalesce((select json_agg(distinct kind) from property_papers where property_id = p.id), '[]') as papers
    from properties p join cities city on city.id = p.city_id where p.id = ${propertyId} and p.state = 'verified'`)
}

/** Since when each is asked for at what it is asked for now. Reads the listings' tables. */
export async function findPricedAt(db: Db, ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db.many<{ id: number; pricedAt: Date }>(sql`
    select id, coalesce((select max(since) from price_history where property_id = p.id), p.listed_at) as priced_at
    from properties p where id = any(${ids}::bigint[])`)
  return new Map(rows.map(({ id, pricedAt }) => [id, pricedAt]))
}
