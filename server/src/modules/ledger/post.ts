import { type Db, violates } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Movement {
  /** The same movement, whoever posts it and however often, has the same key: `order:12:paid`. */
  key: string
  kind: string
  at: Date
  /** Debit above zero, credit below. Of the same account they are added up; those of zero are left out. */
  entries: { account: string; paise: number }[]
}

/**
 * One balanced movement, by key: the same key again answers the first one's id and changes nothing; the same key with
 * other entries is a defect and throws. One round trip.
 */
export async function post(db: Db, { key, kind, at, entries }: Movement): Promise<{ id: number; isNew: boolean }> {
  const lost = entries.find((it) => !Number.isSafeInteger(it.paise))
  if (lost) throw new Error(`Movement ${key}: ${lost.paise} on ${lost.account} is not a whole number of paise.`)
  const [posted] = await db.hot<{ id: number; isNew: boolean }>(sql`
    select id, is_new from ledger_post(${key}, ${kind}, ${at}, ${entries.map((it) => it.account)}::text[],
      ${entries.map((it) => it.paise)}::bigint[])`)
  if (!posted) throw new Error(`Movement ${key} was not posted.`)
  return posted
}

/** Whether a movement was refused because an account that may not go below zero would have. */
export function isOverdrawn(error: unknown): boolean {
  return violates(error, 'ledger_not_below_zero')
}
