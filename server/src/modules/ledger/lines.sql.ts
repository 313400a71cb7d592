import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A movement as anybody can check it: what it moved, the hash of that, and its link in the chain. */
export interface LedgerLine {
  /** The movement's number. */
  number: number
  key: string
  kind: string
  at: Date
  accounts: string[]
  /** Debit above zero, credit below; one for each account. */
  paise: number[]
  contentHash: Buffer
  /** Null until it is sealed. */
  position: number | null
  hash: Buffer | null
  /** The link before; null for the first. */
  hashBefore: Buffer | null
}

/** The movements with these keys, as far as they were posted, in their order. */
export function findLines(db: Db, keys: readonly string[]): Promise<LedgerLine[]> {
  return db.many(sql`
    select m.id as number, m.key, m.kind, m.at, m.accounts, m.paise::float8[] as paise, m.content_hash, link.position,
      link.hash, before.hash as hash_before
    from ledger_movements m left join ledger_chain link on link.movement_id = m.id
      left join ledger_chain before on before.position = link.position - 1
    where m.key = any(${keys}::text[]) order by m.id`)
}
