import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ApprovalRow {
  askId: number
  /** Null: whoever acts for the side that pays. */
  sharerId: number | null
  subject: string
}

/** The newest word of each counts. */
export async function saveApproval(db: Db, { askId, sharerId, subject }: ApprovalRow, now: Date): Promise<void> {
  await db.run(sql`
    insert into release_approvals (ask_id, sharer_id, subject, at) values (${askId}, ${sharerId}, ${subject}, ${now})
    on conflict (ask_id, coalesce(sharer_id, 0)) do update set subject = excluded.subject, at = excluded.at`)
}

export function findApprovals(db: Db, askIds: readonly number[]): Promise<ApprovalRow[]> {
  return db.many(
    sql`select ask_id, sharer_id, subject from release_approvals where ask_id = any(${[...askIds]}::bigint[])`,
  )
}
