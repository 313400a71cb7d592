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
      movement.content_hash, entries.names, entries.amounts
    from (select * from ledger_chain where position > ${after} order by position limit ${limit}) chain
    left join ledger_movements movement on movement.id = chain.movement_id
    left join lateral (${entriesOf}) entries on true
    order by chain.position`)
}

/** Those that are not in the chain, by id. */
export function findUnsealed(
  db: Db,
  after: number,
  limit: number,
): Promise<(Omit<ProvenRow, 'position' | 'hash'> & { isQueued: boolean })[]> {
  return db.many(sql`
    select movement.id as movement_id, movement.key, movement.kind, movement.at, movement.content_hash, entries.names,
      entries.amounts, exists (select from ledger_unsealed where movement_id = movement.id) as is_queued
    from (
      select * from ledger_movements one where id > ${after}
        and not exists (select from ledger_chain where movement_id = one.id)
      order by id limit ${limit}
    ) movement
    left join lateral (${entriesOf}) entries on true
    order by movement.id`)
}

const entriesOf = sql`
  select coalesce(array_agg(coalesce(account.name, '') order by account.name collate "C"), '{}') as names,
    coalesce(array_agg(entry.paise::float8 order by account.name collate "C"), '{}') as amounts
  from ledger_entries entry left join ledger_accounts account on account.id = entry.account_id
  where entry.movement_id = movement.id`

export function sumEntries(db: Db): Promise<{ entries: number; sum: string }> {
  return db.one(sql`select count(*) as entries, coalesce(sum(paise), 0)::text as sum from ledger_entries`)
}

/** Entries whose movement is not there. */
export async function countLostEntries(db: Db): Promise<number> {
  const { total } = await db.one<{ total: number }>(sql`
    select count(*) as total from ledger_entries entry
    where not exists (select from ledger_movements where id = entry.movement_id)`)
  return total
}

/** Accounts whose kept or sealed balance is not the sum of their entries, or that are below zero and may not be. */
export function findWrongBalances(
  db: Db,
  limit: number,
): Promise<{ name: string; what: 'kept' | 'sealed' | 'below'; found: string; expected: string }[]> {
  return db.many(sql`
    with summed as (
      select entry.account_id, sum(entry.paise) as paise, sum(entry.paise) filter (where chain.position is not null) as sealed
      from ledger_entries entry left join ledger_chain chain on chain.movement_id = entry.movement_id
      group by entry.account_id
    ), balance as (
      select account.name, account.balance_paise as kept, kind.side * coalesce(summed.paise, 0) as paise,
        coalesce(sealed.paise, 0) as sealed, coalesce(summed.sealed, 0) as sealed_paise, kind.may_go_below_zero
      from ledger_accounts account join ledger_account_kinds kind on kind.prefix = account.prefix
        left join summed on summed.account_id = account.id
        left join ledger_sealed_balances sealed on sealed.account_id = account.id
    )
    select name, 'kept' as what, kept::text as found, paise::text as expected from balance where kept <> paise
    union all
    select name, 'sealed', sealed::text, sealed_paise::text from balance where sealed <> sealed_paise
    union all
    select name, 'below', paise::text, '0' from balance where paise < 0 and not may_go_below_zero
    limit ${limit}`)
}
