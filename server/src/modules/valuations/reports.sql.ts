import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ReportRow {
  id: number
  number: string
  hireId: number
  version: number
  evaluatorId: number
  issuedAt: Date
  valuedOn: string
  areaSqft: number
  ratePaise: number
  marketPaise: number
  realisablePaise: number
  distressPaise: number
  fileKey: string | null
  sizeBytes: number
  contentHash: Buffer
  replacedAt: Date | null
}

const columns = sql`r.id, r.number, r.hire_id, r.version, r.evaluator_id, r.issued_at, r.valued_on::text,
  r.area_sqft::float8 as area_sqft, r.rate_paise, r.market_paise, r.realisable_paise, r.distress_paise, r.file_key,
  r.size_bytes, r.content_hash, r.replaced_at`

export type NewReport = Omit<ReportRow, 'id' | 'replacedAt'>

/** The one before it is replaced; never more than one is in force. */
export async function insertReport(db: Db, row: NewReport): Promise<ReportRow> {
  await db.run(sql`
    update valuation_reports set replaced_at = ${row.issuedAt} where hire_id = ${row.hireId} and replaced_at is null`)
  return db.one(sql`
    insert into valuation_reports as r (number, hire_id, version, evaluator_id, issued_at, valued_on, area_sqft,
      rate_paise, market_paise, realisable_paise, distress_paise, file_key, size_bytes, content_hash)
    values (${row.number}, ${row.hireId}, ${row.version}, ${row.evaluatorId}, ${row.issuedAt}, ${row.valuedOn},
      ${row.areaSqft}, ${row.ratePaise}, ${row.marketPaise}, ${row.realisablePaise}, ${row.distressPaise},
      ${row.fileKey}, ${row.sizeBytes}, ${row.contentHash}) returning ${columns}`)
}

/** The newest first. The caller has found out whose hire it is. */
export function findReports(db: Db, hireId: number): Promise<ReportRow[]> {
  return db.many(sql`
    select ${columns} from valuation_reports r where r.hire_id = ${hireId} order by r.version desc limit 2`)
}

export function findReport(db: Db, id: number): Promise<ReportRow | undefined> {
  return db.maybe(sql`select ${columns} from valuation_reports r where r.id = ${id}`)
}

export interface CheckedRow {
  number: string
  issuedAt: Date
  contentHash: Buffer
  replacedAt: Date | null
  /** The evaluator gave the work up afterwards. */
  isWithdrawn: boolean
  evaluator: string | null
}

/** All that anybody may learn of it. */
export function findByNumber(db: Db, number: string): Promise<CheckedRow | undefined> {
  return db.maybe(sql`
    select r.number, r.issued_at, r.content_hash, r.replaced_at, h.state = 'declined' as is_withdrawn,
      case when u.erased_at is null then u.firstname || ' ' || u.lastname end as evaluator
    from valuation_reports r join users u on u.id = r.evaluator_id join hires h on h.id = r.hire_id
    where r.number = ${number}`)
}

export interface ShownRow {
  number: string
  issuedAt: Date
  valuedOn: string
  areaSqft: number
  ratePaise: number
  marketPaise: number
  evaluator: string
}

/** Only while both agree, the work was not given up, whoever ordered it owns the listing, and anybody may open that. */
export function findShown(db: Db, propertyId: number): Promise<ShownRow | undefined> {
  return db.maybe(sql`
    select r.number, r.issued_at, r.valued_on::text, r.area_sqft::float8 as area_sqft, r.rate_paise, r.market_paise,
      u.firstname || ' ' || u.lastname as evaluator
    from valuations v
    join hires h on h.id = v.hire_id and h.state <> 'declined'
    join properties p on p.id = v.property_id and p.owner_id = v.client_id and p.state in ('verified', 'on-hold')
    join valuation_reports r on r.hire_id = v.hire_id and r.replaced_at is null
    join users u on u.id = v.evaluator_id
    where v.property_id = ${propertyId} and v.evaluator_agreed_at is not null and v.owner_agreed_at is not null
    order by r.issued_at desc, r.id desc limit 1`)
}

/** How many reports an evaluator has delivered, counting a revised one once and none of work that was given up. */
export async function countDelivered(db: Db, evaluatorId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from valuation_reports r join hires h on h.id = r.hire_id
    where r.evaluator_id = ${evaluatorId} and r.replaced_at is null and h.state <> 'declined'`)
  return n
}
