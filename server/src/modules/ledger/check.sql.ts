import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** One movement with everything its hashes are made of. */
export interface ProvenRow {
  position: number
  movementId: number
  hash: Buffer
  key: string
  kind: string
  at: Date
  contentHash: Buffer
  names: string[]
  amounts: number[]
}

/** The chain in its order, so many links from after a position. */
export function findLinks(db: Db, after: number, limit: number): Promise<ProvenRow[]> {
  return db.many(sql`
    select chain.position, chain.movement_id, chain.hash, movement.key, movement.kind, movement.at,
      movement.content_hash, movement.accounts as names, movement.paise::float8[] as amounts
    from (select * from ledger_chain where position > ${after} order by position limit ${limit}) chain
    left join ledger_movements movement on movement.id = chain.movement_id
    order by chain.position`)
}

/** Those that are not in the chain, by id. */
export function findUnsealed(
  db: Db,
  after: number,
  limit: number,
): Promise<(Omit<ProvenRow, 'position' | 'hash'> & { isQueued: boolean })[]> {
  return db.many(sql`
    select movement.id as movement_id, movement.key, movement.kind, movement.at, movement.content_hash,
      movement.accounts as names, movement.paise::float8[] as amounts,
      exists (select from ledger_unsealed where movement_id = movement.id) as is_queued
    from (
      select * from ledger_movements one where id > ${after}
        and not exists (select from ledger_chain where movement_id = one.id)
      order by id limit ${limit}
    ) movement
    order by movement.id`)
}

export function sumEntries(db: Db): Promise<{ entries: number; sum: string }> {
  return db.one(sql`select count(*) as entries, coalesce(sum(paise), 0)::text as sum from ledger_entries`)
}

/** Accounts whose kept or sealed balance is not the sum of their entries, or that are below zero and may not be. */
export function findWrongBalances(
  db: Db,
  limit: number,
): Promise<{ name: string; what: 'kept' | 'sealed' | 'below'; found: string; expected: string }[]> {
  return db.many(sql`
    with summed as (
      select entry.account as name, sum(entry.paise) as paise,
        coalesce(sum(entry.paise) filter (where chain.position is not null), 0) as sealed
      from ledger_entries entry left join ledger_chain chain on chain.movement_id = entry.movement_id
      group by entry.account
    ), balance as (
      select name, kind.side * coalesce(summed.paise, 0) as paise, coalesce(summed.sealed, 0) as sealed_paise,
        coalesce(sealed.paise, 0) as sealed, coalesce(guarded.balance_paise, 0) as kept, kind.may_go_below_zero
      from summed full join ledger_guarded_accounts guarded using (name)
        full join (select account as name, paise from ledger_sealed_balances) sealed using (name)
        left join ledger_account_kinds kind on kind.prefix = split_part(name, ':', 1)
    )
    select name, 'kept' as what, kept::text as found, paise::text as expected from balance
    where not may_go_below_zero and kept <> paise
    union all
    select name, 'sealed', sealed::text, sealed_paise::text from balance where sealed <> sealed_paise
    union all
    select name, 'below', paise::text, '0' from balance where paise < 0 and not may_go_below_zero
    limit ${limit}`)
}

/** First in a transaction: what it reads afterwards is all of one moment. */
export async function readOneSnapshot(db: Db): Promise<void> {
  await db.run(sql`set transaction isolation level repeatable read, read only`)
}
