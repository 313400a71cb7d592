import { type Db, violates } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { contentHash } from './hashes.rules.ts'

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
export async function post(db: Db, movement: Movement): Promise<{ id: number; isNew: boolean }> {
  const { key, kind, at } = movement
  const { names, amounts } = addUp(movement)
  const hash = contentHash({ key, kind, at, names, amounts })
  const [posted] = await db.hot<{ id: number }>(sql`
    with movement as (
      insert into ledger_movements (key, kind, at, content_hash, accounts, paise)
      values (${key}, ${kind}, ${at}, ${hash}, ${names}, ${amounts})
      on conflict (key) do nothing returning id
    )
    insert into ledger_unsealed (movement_id) select id from movement returning movement_id as id`)
  if (posted) return { id: posted.id, isNew: true }
  const first = await findSame(db, { key, kind, names, amounts })
  if (!first) throw new Error(`The key ${key} was used for another movement.`)
  return { id: first.id, isNew: false }
}

function findSame(
  db: Db,
  it: { key: string; kind: string; names: string[]; amounts: number[] },
): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    select id from ledger_movements where key = ${it.key} and kind = ${it.kind}
      and accounts = ${it.names}::text[] and paise = ${it.amounts}::bigint[]`)
}

/** One entry an account, in the order of their names, none of zero. */
function addUp({ key, entries }: Movement): { names: string[]; amounts: number[] } {
  const sums = new Map<string, number>()
  let total = 0
  for (const { account, paise } of entries) {
    if (!Number.isSafeInteger(paise)) {
      throw new Error(`Movement ${key}: ${paise} on ${account} is not a whole number of paise.`)
    }
    sums.set(account, (sums.get(account) ?? 0) + paise)
    total += paise
  }
  const names = [...sums.keys()].filter((name) => sums.get(name) !== 0).sort()
  if (names.length === 0) throw new Error(`Movement ${key} moves nothing.`)
  if (total !== 0) throw new Error(`Movement ${key} is not balanced.`)
  return { names, amounts: names.map((name) => sums.get(name) as number) }
}

/** Whether a movement was refused because an account that may not go below zero would have. */
export function isOverdrawn(error: unknown): boolean {
  return violates(error, 'ledger_not_below_zero')
}
