import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** What there is of a case so far. */
export interface StageFacts {
  hasItem: boolean
  hasConcern: boolean
  hasReport: boolean
  hasDraft: boolean
  hasApproved: boolean
}

/** By the hire's id, of those in which something has been done. */
export async function findStages(db: Db, hireIds: readonly number[]): Promise<Map<number, StageFacts>> {
  const rows = await db.many<StageFacts & { hireId: number }>(sql`
    select h.id as hire_id, i.hire_id is not null as has_item, coalesce(i.has_concern, false) as has_concern,
      coalesce(d.has_report, false) as has_report, coalesce(d.has_draft, false) as has_draft,
      coalesce(d.has_approved, false) as has_approved
    from unnest(${hireIds}::bigint[]) h (id)
    left join lateral (
      select hire_id, bool_or(state in ('concern', 'defect')) as has_concern from case_items
      where hire_id = h.id group by hire_id) i on true
    left join lateral (
      select bool_or(kind = 'report') as has_report, bool_or(kind = 'draft') as has_draft,
        bool_or(approved_at is not null) as has_approved
      from case_documents where hire_id = h.id) d on true`)
  return new Map(rows.map(({ hireId, ...has }) => [hireId, has]))
}
