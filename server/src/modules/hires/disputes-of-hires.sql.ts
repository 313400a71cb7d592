import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface HireDisputeRow {
  hireId: number
  raisedBy: number
  reason: string | null
  answer: string | null
  raisedAt: Date
  answeredAt: Date | null
  decideBy: Date
  decidedAt: Date | null
  toClientPaise: number | null
  toProfessionalPaise: number | null
  decision: string | null
}

const columns = sql`hire_id, raised_by, reason, answer, raised_at, answered_at, decide_by, decided_at, to_client_paise,
  to_professional_paise, decision`

export async function insertHireDispute(
  db: Db,
  row: Pick<HireDisputeRow, 'hireId' | 'raisedBy' | 'raisedAt' | 'decideBy'> & { reason: string },
): Promise<void> {
  await db.run(sql`
    insert into hire_disputes (hire_id, raised_by, reason, raised_at, decide_by)
    values (${row.hireId}, ${row.raisedBy}, ${row.reason}, ${row.raisedAt}, ${row.decideBy})`)
}

export function findHireDispute(db: Db, hireId: number): Promise<HireDisputeRow | undefined> {
  return db.maybe(sql`select ${columns} from hire_disputes where hire_id = ${hireId}`)
}

export function findDisputesOf(db: Db, hireIds: readonly number[]): Promise<HireDisputeRow[]> {
  return db.many(sql`select ${columns} from hire_disputes where hire_id = any(${hireIds}::bigint[])`)
}

/** False when it was answered before, or decided. */
export async function setAnswer(db: Db, hireId: number, answer: string, now: Date): Promise<boolean> {
  const count = await db.run(sql`
    update hire_disputes set answer = ${answer}, answered_at = ${now}
    where hire_id = ${hireId} and answered_at is null and decided_at is null`)
  return count === 1
}

export async function setDecision(
  db: Db,
  hireId: number,
  row: { toClientPaise: number; toProfessionalPaise: number; decision: string; decidedBy: number; now: Date },
): Promise<void> {
  await db.run(sql`
    update hire_disputes set to_client_paise = ${row.toClientPaise},
      to_professional_paise = ${row.toProfessionalPaise}, decision = ${row.decision}, decided_by = ${row.decidedBy},
      decided_at = ${row.now} where hire_id = ${hireId}`)
}

/** The open ones by their deadline, those that are decided newest first. */
export async function findHireDisputes(
  db: Db,
  show: 'open' | 'over',
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: HireDisputeRow[]; total: number }> {
  const which = show === 'open' ? sql`decided_at is null` : sql`decided_at is not null`
  const order = show === 'open' ? sql`decide_by, hire_id` : sql`decided_at desc, hire_id desc`
  const rows = await db.many<HireDisputeRow>(sql`
    select ${columns} from hire_disputes where ${which} order by ${order} limit ${limit} offset ${offset}`)
  const { total } = await db.one<{ total: number }>(
    sql`select count(*)::int as total from hire_disputes where ${which}`,
  )
  return { rows, total }
}

export async function countOpenHireDisputes(db: Db): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`select count(*)::int as n from hire_disputes where decided_at is null`)
  return n
}

/** Raised by the other side, and not answered. */
export async function mustAnswerDispute(db: Db, userId: number): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from hire_disputes d join hires h on h.id = d.hire_id
    where (h.client_id = ${userId} or h.professional_id = ${userId}) and d.raised_by <> ${userId}
      and d.answered_at is null and d.decided_at is null limit 1`)
  return row !== undefined
}
