import { type Movement, post } from '../server/src/modules/ledger/index.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { openBenchApp } from './support/bench-app.ts'
import { compare } from './support/measure.ts'
import { keepResults, type Line, report, say } from './support/report.ts'

// What the ledger's rules cost: a posting against the same rows inserted in bare SQL, in one statement and one round
// trip, into tables of the same columns and indexes, of plain types, without a trigger, a check or a hash, and with no
// answer to read. Every commit waits for the disk.

const clients = 16
// Many short slices: what else the machine does comes in bursts.
const options = { clients, pairs: 25, ms: Number(process.env.BENCH_SLICE_MS ?? 250) }
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
    say(`\nLedger postings, ${clients} clients, every commit flushed to disk`)
    say('A posting against the same inserts in bare SQL: at most twice the time')
    await makeBareTables(app.db)
    const lines: Line[] = []
    for (const { name, entries } of cases) {
      for (let i = 0; i < deals; i++) await post(app.db, movementOf(entries(i)))
      await makeBareAccounts(app.db)
      const compared = await compare(
        (turn) => post(app.db, movementOf(entries(turn))),
        (turn) => insertBare(app.db, movementOf(entries(turn))),
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
  await db.run(sql`drop table if exists bare_movements, bare_queue, bare_accounts`)
  await db.run(sql`
    create table bare_movements (
      id bigint generated always as identity primary key, key text not null unique, kind text not null,
      at timestamptz not null, content_hash bytea not null, accounts text[] not null, paise bigint[] not null)`)
  await db.run(sql`create table bare_queue (movement_id bigint primary key)`)
  await db.run(sql`create table bare_accounts (name text primary key, balance_paise bigint not null)`)
}

async function makeBareAccounts(db: Database): Promise<void> {
  await db.run(sql`insert into bare_accounts select * from ledger_guarded_accounts on conflict (name) do nothing`)
  await db.run(sql`vacuum analyze`)
}

const noHash = Buffer.alloc(32)

/** With the balance of the one account that keeps it, when there is one. */
function insertBare(db: Database, { key, kind, at, entries }: Movement): Promise<unknown> {
  const held = entries.find((entry) => entry.account.startsWith('held:'))
  const movement = sql`
    with movement as (
      insert into bare_movements (key, kind, at, content_hash, accounts, paise)
      values (${key}, ${kind}, ${at}, ${noHash}, ${entries.map((entry) => entry.account)},
        ${entries.map((entry) => entry.paise)})
      returning id
    )`
  if (!held) return db.runHot(sql`${movement} insert into bare_queue select id from movement`)
  return db.runHot(sql`
    ${movement}, queued as (insert into bare_queue select id from movement)
    update bare_accounts set balance_paise = balance_paise - ${held.paise} where name = ${held.account}`)
}
