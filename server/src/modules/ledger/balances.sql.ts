import type { LedgerAccountKind } from '@properysearch/contract/ledger/calls'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface BalanceRow {
  prefix: string
  kind: LedgerAccountKind
  accounts: number
  paise: number
}

/** What is sealed, and what came since: it costs no more as the ledger grows. */
export function findBalances(db: Db): Promise<BalanceRow[]> {
  return db.many(sql`
    with moved as (
      select account, paise from ledger_sealed_balances
      union all
      select entry.account, entry.paise from ledger_unsealed
      join ledger_entries entry on entry.movement_id = ledger_unsealed.movement_id
    ), summed as (
      select split_part(account, ':', 1) as prefix, count(distinct account) as accounts, sum(paise) as paise from moved
      group by 1
    )
    select kind.prefix, kind.kind, coalesce(summed.accounts, 0) as accounts,
      (kind.side * coalesce(summed.paise, 0))::bigint as paise
    from ledger_account_kinds kind left join summed on summed.prefix = kind.prefix
    order by array_position(array['asset', 'income', 'tax', 'liability'], kind.kind), kind.prefix`)
}

export interface MovementRow {
  id: number
  key: string
  kind: string
  at: Date
  isSealed: boolean
  accounts: string[]
  amounts: number[]
}

export function findMovements(db: Db, page: { limit: number; offset: number }): Promise<MovementRow[]> {
  return db.many(sql`
    select movement.id, movement.key, movement.kind, movement.at,
      exists (select from ledger_chain where movement_id = movement.id) as is_sealed,
      array_agg(entry.account order by entry.paise desc, entry.account) as accounts,
      array_agg(entry.paise::float8 order by entry.paise desc, entry.account) as amounts
    from (select * from ledger_movements order by id desc limit ${page.limit} offset ${page.offset}) movement,
      unnest(movement.accounts, movement.paise) as entry (account, paise)
    group by movement.id, movement.key, movement.kind, movement.at order by movement.id desc`)
}

export async function countMovements(db: Db): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*) as total from ledger_movements`)).total
}

/** What is on these accounts that may not go below zero, in all. */
export async function sumHeld(db: Db, accounts: readonly string[]): Promise<number> {
  const { paise } = await db.one<{ paise: number }>(sql`
    select coalesce(sum(balance_paise), 0)::bigint as paise from ledger_guarded_accounts where name = any(${accounts}::text[])`)
  return paise
}

/** What is on each of these accounts; one that is not named has nothing. */
export async function findHeld(db: Db, accounts: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.many<{ name: string; paise: number }>(sql`
    select name, balance_paise as paise from ledger_guarded_accounts where name = any(${accounts}::text[])`)
  return new Map(rows.map(({ name, paise }) => [name, paise]))
}

/** Whose account of this name is not empty, in turn, as many as one round takes: `held:booking:` and the booking's id. */
export function findHolding(db: Db, prefix: string, afterId: number): Promise<{ id: number }[]> {
  return db.many(sql`
    select id from (
      select case when starts_with(name, ${prefix}) then substr(name, length(${prefix}) + 1)::bigint end as id
      from ledger_guarded_accounts where balance_paise > 0) holding
    where id > ${afterId} order by id limit 500`)
}
