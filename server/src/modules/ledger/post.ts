import { type Db, violates } from '../../platform/db/database.ts'
import { contentHash } from './hashes.rules.ts'
import { insertMovement, isPosted } from './movements.sql.ts'

export interface Movement {
  /** The same movement, whoever posts it and however often, has the same key: `order:12:paid`. */
  key: string
  kind: string
  at: Date
  /** Debit above zero, credit below. Of the same account they are added up; those of zero are left out. */
  entries: { account: string; paise: number }[]
}

/**
 * One balanced movement, by key; answers whether it is new. The same key again changes nothing; the same key with other
 * entries is a defect and throws. One round trip, and one more for a key that is not new.
 */
export async function post(db: Db, movement: Movement): Promise<boolean> {
  const { key, kind, at } = movement
  const { names, amounts } = addUp(movement)
  const hash = contentHash({ key, kind, at, names, amounts })
  if (await insertMovement(db, { key, kind, at, hash, names, amounts })) return true
  const isSame = await isPosted(db, { key, kind, names, amounts })
  if (!isSame) throw new Error(`The key ${key} was already used for another movement.`)
  return false
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
