import { type Movement, post } from '../server/src/modules/ledger/index.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { openBenchApp } from './support/bench-app.ts'
import { compare } from './support/measure.ts'
import { keepResults, type Line, report, say } from './support/report.ts'

// What the ledger's rules cost: a posting against the same rows inserted in bare SQL, into tables of the same shape
// without a trigger, a check or a hash. Every commit waits for the disk.

const clients = 16
const options = { clients, pairs: 7, ms: Number(process.env.BENCH_SLICE_MS ?? 700) }
const deals = 1000
let turns = 0

interface Case {
  name: string
  entries: (turn: number) => Movement['entries']
}

const cases: Case[] = [
  {
    name: 'a payment, over accounts that all share',
    entries: () => [
      { account: 'gateway:sandbox', paise: 118_00 },
      { account: 'revenue:owner-contact', paise: -100_00 },
      { account: 'gst:cgst', paise: -9_00 },
      { account: 'gst:sgst', paise: -9_00 },
    ],
  },
  {
    name: 'money held for one of 1,000 deals',
    entries: (turn) => [
      { account: 'gateway:sandbox', paise: 10_00 },
      { account: `held:booking:${1 + (turn % deals)}`, paise: -10_00 },
    ],
  },
]

export async function run(): Promise<void> {
  const app = await openBenchApp(clients, { isDurable: true })
  try {
    say(`\nLedger postings, ${clients} clients, every commit on the disk`)
    say('A posting against the same inserts in bare SQL: at most twice the time')
    await makeBareTables(app.db)
    const lines: Line[] = []
    for (const { name, entries } of cases) {
      for (let i = 0; i < deals; i++) await post(app.db, movementOf(entries(i)))
      await makeBareAccounts(app.db)
      const ids = await accountIds(app.db)
      const compared = await compare(
        (turn) => post(app.db, movementOf(entries(turn))),
        (turn) => insertBare(app.db, movementOf(entries(turn)), ids),
        options,
      )
      lines.push(report({ what: name, atMost: 2, ...compared }))
    }
    await keepResults('ledger', { clients, lines })
  } finally {
    await app.close()
  }
}

function movementOf(entries: Movement['entries']): Movement {
  return { key: `bench:${process.pid}:${Date.now()}:${turns++}`, kind: 'bench', at: new Date(), entries }
}

async function makeBareTables(db: Database): Promise<void> {
  await db.run(sql`drop table if exists bare_movements, bare_entries, bare_queue, bare_accounts`)
  await db.run(
    sql`create table bare_movements (like ledger_movements including indexes including identity including defaults)`,
  )
  await db.run(sql`create table bare_entries (like ledger_entries including indexes)`)
  await db.run(sql`create table bare_queue (like ledger_unsealed including indexes)`)
  await db.run(sql`create table bare_accounts (id bigint primary key, balance_paise bigint)`)
}

async function makeBareAccounts(db: Database): Promise<void> {
  await db.run(sql`
    insert into bare_accounts select id, balance_paise from ledger_accounts on conflict (id) do nothing`)
  await db.run(sql`vacuum analyze`)
}

async function accountIds(db: Database): Promise<Map<string, number>> {
  const rows = await db.many<{ id: number; name: string }>(sql`select id, name from ledger_accounts`)
  return new Map(rows.map((it) => [it.name, it.id]))
}

const noHash = Buffer.alloc(32)

/** One statement, one round trip, and the balance of the one account that keeps it. */
function insertBare(db: Database, { key, kind, at, entries }: Movement, ids: Map<string, number>): Promise<unknown> {
  const accounts = entries.map((it) => ids.get(it.account))
  const held = entries.find((it) => it.account.startsWith('held:'))
  return db.hot(sql`
    with movement as (
      insert into bare_movements (key, kind, at, content_hash) values (${key}, ${kind}, ${at}, ${noHash}) returning id
    ), entered as (
      insert into bare_entries select movement.id, entry.account, entry.paise
      from movement, unnest(${accounts}::bigint[], ${entries.map((it) => it.paise)}::bigint[]) as entry (account, paise)
    ), queued as (
      insert into bare_queue select id from movement
    )
    update bare_accounts set balance_paise = balance_paise - ${held?.paise ?? 0}
    where id = ${held ? (ids.get(held.account) ?? 0) : 0}`)
}
