import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { LedgerReport } from './check-ledger.ts'

export interface CheckRow {
  id: number
  askedBy: string | null
  askedAt: Date
  finishedAt: Date | null
  movements: number | null
  entries: number | null
  unsealed: number | null
  head: string | null
  problems: string[] | null
}

/** Answers the one that is under way instead, if there is one. */
export async function insertCheck(
  db: Db,
  check: { askedBy: number | null; at: Date; overdueAt: Date },
): Promise<number> {
  const running = await db.maybe<{ id: number }>(sql`
    select id from ledger_checks where finished_at is null and asked_at > ${check.overdueAt} order by id desc limit 1`)
  if (running) return running.id
  const { id } = await db.one<{ id: number }>(sql`
    insert into ledger_checks (asked_by, asked_at) values (${check.askedBy}, ${check.at}) returning id`)
  return id
}

export async function finishCheck(db: Db, id: number, report: LedgerReport, at: Date): Promise<void> {
  await db.run(sql`
    update ledger_checks set finished_at = ${at}, movements = ${report.movements}, entries = ${report.entries},
      unsealed = ${report.unsealed}, head = decode(${report.head}, 'hex'), problems = ${report.problems}
    where id = ${id}`)
}

export function findLastCheck(db: Db): Promise<CheckRow | undefined> {
  return db.maybe(sql`
    select line.id, admin.firstname || ' ' || admin.lastname as asked_by, line.asked_at, line.finished_at, line.movements,
      line.entries, line.unsealed, encode(line.head, 'hex') as head, line.problems
    from ledger_checks line left join users admin on admin.id = line.asked_by order by line.id desc limit 1`)
}
