import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Allowance } from './allowance-of.ts'

/** For the WHERE of what it allows: true when there was one left, which is then used. Null allows without end. */
export function takesAllowance(allowance: Allowance | null): Sql {
  if (!allowance) return sql`true`
  const { key, day, most } = allowance
  return sql`take_allowance(${key}::bytea, ${day}::date, ${most}::int)`
}

export async function takeAllowance(db: Db, allowance: Allowance): Promise<boolean> {
  const [row] = await db.hot<{ isTaken: boolean }>(sql`select ${takesAllowance(allowance)} as is_taken`)
  return row?.isTaken ?? false
}

export async function deleteAllowancesBefore(db: Db, moment: Date): Promise<void> {
  await db.run(
    sql`delete from network_allowances where day < (${moment}::timestamptz at time zone 'Asia/Kolkata')::date`,
  )
}
