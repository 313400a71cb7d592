import type { ReportReason } from '@properysearch/contract/listings/facts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** What is said about one listing. */
export interface ReportedListing {
  propertyId: number
  title: string | null
  state: string
  count: number
  lastReportId: number
  firstAt: Date
  reasons: { reason: ReportReason; count: number }[]
  newest: { id: number; reason: ReportReason; note: string; reporter: string | null; at: string }[]
}

const isOpen = sql`settled_at is null`

export function findReportedListings(db: Db, page: { limit: number; offset: number }): Promise<ReportedListing[]> {
  return db.many(sql`
    select p.id as property_id, p.title, p.state, g.count, g.last_report_id, g.first_at, said.reasons, words.newest
    from (
      select property_id, sum(times) as count, max(id) as last_report_id, min(created_at) as first_at
      from property_reports where ${isOpen}
      group by property_id order by min(created_at), property_id limit ${page.limit} offset ${page.offset}
    ) g
    join properties p on p.id = g.property_id
    cross join lateral (
      select json_agg(json_build_object('reason', r.reason, 'count', r.count) order by r.count desc, r.reason) as reasons
      from (
        select reason, sum(times) as count from property_reports
        where property_id = g.property_id and ${isOpen} group by reason
      ) r
    ) said
    cross join lateral (
      select json_agg(json_build_object('id', r.id, 'reason', r.reason, 'note', r.note, 'reporter', r.reporter, 'at', r.created_at)
        order by r.id desc) as newest
      from (
        select o.id, o.reason, o.note, o.created_at, u.firstname || ' ' || u.lastname as reporter
        from property_reports o left join users u on u.id = o.reporter_id
        where o.property_id = g.property_id and o.settled_at is null
        -- The newest of each reason first, so that many of one hide no other.
        order by row_number() over (partition by o.reason order by o.id desc), o.id desc limit 5
      ) r
    ) words
    order by g.first_at, p.id`)
}

/** A listing counts once, however many report it. */
export async function countReportedListings(db: Db): Promise<number> {
  const { total } = await db.one<{ total: number }>(
    sql`select count(distinct property_id) as total from property_reports where ${isOpen}`,
  )
  return total
}

/** How many reports of a listing that settled: up to the last one that was read, or all of them. */
export function settleOpenReports(
  db: Db,
  settlement: { propertyId: number; lastReportId: number | null; decision: string; now: Date },
): Promise<number> {
  return db.run(sql`
    update property_reports set settled_at = ${settlement.now}, decision = ${settlement.decision}, visitor_hash = null
    where property_id = ${settlement.propertyId} and ${isOpen}
      and id <= coalesce(${settlement.lastReportId}::bigint, id)`)
}

/** Whose listing it is, if it was ever reported. */
export function findReportedOwner(db: Db, propertyId: number): Promise<{ ownerId: number } | undefined> {
  return db.maybe(sql`
    select owner_id from properties p
    where id = ${propertyId} and exists (select from property_reports r where r.property_id = p.id)`)
}
