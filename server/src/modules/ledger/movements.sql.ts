import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

interface MovementRow {
  key: string
  kind: string
  at: Date
  hash: Buffer
  names: readonly string[]
  amounts: readonly number[]
}

/** False when there is one with this key. */
export async function insertMovement(db: Db, { key, kind, at, hash, names, amounts }: MovementRow): Promise<boolean> {
  const posted = await db.runHot(sql`
    with movement as (
      insert into ledger_movements (key, kind, at, content_hash, accounts, paise)
      values (${key}, ${kind}, ${at}, ${hash}, ${names}, ${amounts})
      on conflict (key) do nothing returning id
    )
    insert into ledger_unsealed (movement_id) select id from movement`)
  return posted === 1
}

/** Whether this very movement was posted, at whatever time. */
export async function isPosted(
  db: Db,
  { key, kind, names, amounts }: Omit<MovementRow, 'at' | 'hash'>,
): Promise<boolean> {
  const found = await db.maybe(sql`
    select from ledger_movements where key = ${key} and kind = ${kind}
      and accounts = ${names}::text[] and paise = ${amounts}::bigint[]`)
  return found !== undefined
}

/** Answers how many were linked into the chain. */
export async function sealSome(db: Db, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const { sealed } = await db.one<{ sealed: number }>(sql`select ledger_seal(${now}, ${limit}) as sealed`)
  return sealed
}
