import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

// What becomes of somebody's valuations when they ask for a copy of their data, or leave.

export async function findForCopy(db: Db, userId: number): Promise<Record<string, unknown>> {
  const reports = await db.many(sql`
    select r.number, r.version, r.evaluator_id = ${userId} as written_by_you, r.issued_at, r.valued_on::text,
      r.area_sqft::float8 as area_sqft, r.rate_paise, r.market_paise, r.realisable_paise, r.distress_paise,
      encode(r.content_hash, 'hex') as sha256, r.replaced_at
    from valuation_reports r join valuations v on v.hire_id = r.hire_id
    where v.evaluator_id = ${userId} or v.client_id = ${userId} order by r.id`)
  const drafts = await db.many(sql`
    select hire_id, draft, saved_at from valuations where evaluator_id = ${userId} and saved_at is not null order by hire_id`)
  const photos = await db.many(sql`
    select p.hire_id, p.caption, p.added_at from valuation_photos p join valuations v on v.hire_id = p.hire_id
    where v.evaluator_id = ${userId} order by p.id`)
  const consents = await db.many(sql`
    select hire_id, case when evaluator_id = ${userId} then evaluator_agreed_at else owner_agreed_at end as shown_since
    from valuations where (evaluator_id = ${userId} and evaluator_agreed_at is not null)
      or (client_id = ${userId} and owner_agreed_at is not null) order by hire_id`)
  return { reports, drafts, photos, consents }
}

/**
 * What was written and photographed goes with either of the two, and nothing of it is shown any more. A delivered report
 * is its client's: it goes with them, and stays with them when the evaluator leaves. Answers where the files are.
 */
export async function eraseValuations(db: Db, userId: number): Promise<string[]> {
  await db.run(sql`
    update valuations set draft = '{}', evaluator_agreed_at = null, owner_agreed_at = null
    where evaluator_id = ${userId} or client_id = ${userId}`)
  const files = await db.many<{ key: string }>(sql`
    with photos as (
      delete from valuation_photos p using valuations v
      where v.hire_id = p.hire_id and (v.evaluator_id = ${userId} or v.client_id = ${userId}) returning p.file_key
    ), theirs as (
      select r.id, r.file_key from valuation_reports r join valuations v on v.hire_id = r.hire_id
      where v.client_id = ${userId} and r.file_key is not null for no key update of r
    ), reports as (
      update valuation_reports r set file_key = null from theirs where r.id = theirs.id returning theirs.file_key
    )
    select file_key as key from photos union all select file_key from reports`)
  return files.map((file) => file.key)
}
