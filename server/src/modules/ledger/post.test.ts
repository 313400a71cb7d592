import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { limits } from '../../platform/db/limits.ts'
import { sql } from '../../platform/db/sql.ts'
import { isOverdrawn, type Movement, post } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let count = 0
const sale = (given: Partial<Movement> = {}): Movement => ({
  key: `order:${++count}:paid`,
  kind: 'order-paid',
  at: app.clock.now,
  entries: [
    { account: 'gateway:sandbox', paise: 118_00 },
    { account: 'revenue:owner-contact', paise: -100_00 },
    { account: 'gst:cgst', paise: -9_00 },
    { account: 'gst:sgst', paise: -9_00 },
  ],
  ...given,
})
/** The id of one that was posted. */
const idOf = async ({ key }: Movement) =>
  (await app.db.one<{ id: number }>(sql`select id from ledger_movements where key = ${key}`)).id
const postNew = async (movement: Movement) => {
  expect(await post(app.db, movement)).toBe(true)
  return idOf(movement)
}
const entriesOf = (id: number) =>
  app.db.many(sql`select account as name, paise from ledger_entries where movement_id = ${id} order by account`)
const balanceOf = async (name: string) =>
  (
    await app.db.one<{ balancePaise: number }>(
      sql`select balance_paise from ledger_guarded_accounts where name = ${name}`,
    )
  ).balancePaise

test('posts a balanced movement, making accounts on first use', async () => {
  const id = await postNew(sale())
  expect(await entriesOf(id)).toEqual([
    { name: 'gateway:sandbox', paise: 118_00 },
    { name: 'gst:cgst', paise: -9_00 },
    { name: 'gst:sgst', paise: -9_00 },
    { name: 'revenue:owner-contact', paise: -100_00 },
  ])
})

test('the same key again is not new and changes nothing, also when the moment differs', async () => {
  const movement = sale()
  const id = await postNew(movement)
  expect(await post(app.db, { ...movement, at: new Date(app.clock.now.getTime() + 5000) })).toBe(false)
  expect(await idOf(movement)).toBe(id)
  expect(await entriesOf(id)).toHaveLength(4)
})

test('the same key for something else is a defect', async () => {
  const movement = sale()
  await post(app.db, movement)
  const other = { account: 'gateway:sandbox', paise: 1 }
  const entries = [other, { account: 'gst:igst', paise: -1 }]
  await expect(post(app.db, { ...movement, entries })).rejects.toThrow(/used for another movement/)
  await expect(post(app.db, { ...movement, kind: 'refund' })).rejects.toThrow(/used for another movement/)
})

test('many at once with one key post it once', async () => {
  const movement = sale()
  const answers = await Promise.all(Array.from({ length: 12 }, () => post(app.db, movement)))
  expect(answers.filter((isNew) => isNew)).toHaveLength(1)
  expect(await entriesOf(await idOf(movement))).toHaveLength(4)
})

test('adds up entries of one account and leaves out those of zero', async () => {
  const id = await postNew({
    ...sale(),
    entries: [
      { account: 'gateway:sandbox', paise: 50 },
      { account: 'gateway:sandbox', paise: 50 },
      { account: 'gst:igst', paise: 0 },
      { account: 'revenue:subscription', paise: -100 },
    ],
  })
  expect(await entriesOf(id)).toEqual([
    { name: 'gateway:sandbox', paise: 100 },
    { name: 'revenue:subscription', paise: -100 },
  ])
})

test.each([
  ['is not balanced', [{ account: 'gateway:sandbox', paise: 100 }], /not balanced/],
  ['moves nothing', [{ account: 'gateway:sandbox', paise: 0 }], /moves nothing/],
  [
    'is not in whole paise',
    [
      { account: 'gateway:sandbox', paise: 0.5 },
      { account: 'gst:igst', paise: -0.5 },
    ],
    /whole number of paise/,
  ],
  [
    'names an account of no kind',
    [
      { account: 'pocket:mine', paise: 5 },
      { account: 'gst:igst', paise: -5 },
    ],
    /5 paise on pocket:mine is no entry of the ledger/,
  ],
])('refuses a movement that %s', async (_, entries, why) => {
  const movement = sale({ entries })
  await expect(post(app.db, movement)).rejects.toThrow(why)
  expect(await app.db.many(sql`select from ledger_movements where key = ${movement.key}`)).toEqual([])
})

test('an account that may not go below zero does not, whoever asks at the same time', async () => {
  const held = (key: string, paise: number): Movement =>
    sale({
      key,
      kind: 'held',
      entries: [
        { account: 'held:booking:7', paise: -paise },
        { account: 'gateway:sandbox', paise },
      ],
    })
  await post(app.db, held('hold:7', 1000_00))
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, i) => post(app.db, held(`back:7:${i}`, -300_00))),
  )
  const refused = tries.filter((attempt) => attempt.status === 'rejected')
  expect(refused).toHaveLength(5)
  for (const refusal of refused) expect(isOverdrawn(refusal.reason)).toBe(true)
  expect(await balanceOf('held:booking:7')).toBe(100_00)
})

test('sixteen clients over the same few held accounts, in any order: no deadlock, no drift', async () => {
  const url = app.config.databaseUrl ?? ''
  const db = openDatabase(url, () => undefined, 16, limits.job)
  const name = (i: number) => `held:booking:${100 + (i % 5)}`
  for (let i = 0; i < 5; i++) {
    const entries = [
      { account: name(i), paise: -1_00_000 },
      { account: 'gateway:sandbox', paise: 1_00_000 },
    ]
    await post(db, sale({ entries }))
  }
  const turns = Array.from({ length: 400 }, (_, i) => i)
  const client = async () => {
    for (let turn = turns.pop(); turn !== undefined; turn = turns.pop()) {
      const [a, b] = [name(turn * 7), name(turn * 7 + 1 + (turn % 4))]
      await post(
        db,
        sale({ key: `swap:${turn}`, entries: [...[{ account: a, paise: 10 }], { account: b, paise: -10 }] }),
      )
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  const drifted = await db.many(sql`
    select account.name from ledger_guarded_accounts account join ledger_entries entry on entry.account = account.name
    group by account.name having account.balance_paise <> -sum(entry.paise)`)
  expect(drifted).toEqual([])
  await db.close()
})

test('the database refuses to change, delete or empty what was posted, even to its owner', async () => {
  const id = await postNew(sale())
  await app.db.run(sql`select ledger_seal(now(), 100)`)
  const statements = [
    sql`update ledger_movements set kind = 'other' where id = ${id}`,
    sql`delete from ledger_movements where id = ${id}`,
    sql`update ledger_movements set paise[1] = paise[1] + 5, paise[2] = paise[2] - 5 where id = ${id}`,
    sql`update ledger_movements set accounts = accounts || '{refunds:a,refunds:b}', paise = paise || '{5,-5}'`,
    sql`truncate ledger_movements cascade`,
    sql`update ledger_chain set sealed_at = now()`,
    sql`delete from ledger_chain`,
    sql`truncate ledger_chain`,
    sql`update ledger_guarded_accounts set balance_paise = 5`,
    sql`insert into ledger_guarded_accounts values ('held:booking:99', 5)`,
    sql`delete from ledger_guarded_accounts`,
  ]
  for (const statement of statements) await expect(app.db.run(statement)).rejects.toThrow(/append-only/)
  await inTransaction(app, async ({ db }) => {
    await db.run(sql`set local session_replication_role = replica`)
    await expect(db.run(sql`delete from ledger_movements`)).rejects.toThrow(/append-only/)
    await db.run(sql`rollback`)
  })
})

const written = (accounts: string, paise: string, key = 'by-hand') => sql`
  insert into ledger_movements (key, kind, at, content_hash, accounts, paise)
  values (${key}, 'x', ${app.clock.now}, sha256(''), ${accounts}::text[], ${paise}::bigint[])`

test.each([
  ['without entries', '{}', '{}', /not balanced/],
  ['that does not sum to zero', '{gst:cgst,gst:sgst}', '{5,5}', /not balanced/],
  ['with an amount too many', '{gst:cgst,gst:sgst}', '{5,-5,5}', /not balanced/],
  ['with amounts of no account', '{gst:cgst,gst:sgst}', '{5,-5,5,-5}', /not balanced/],
  ['with an amount too few', '{gst:cgst,gst:sgst}', '{5}', /no entry/],
  ['with an unknown amount', '{gst:cgst,gst:sgst}', '{5,null}', /no entry/],
  ['with amounts in rows', '{gst:cgst,gst:sgst}', '{{5},{-5}}', /no entry/],
  ['with amounts counted from nought', '{gst:cgst,gst:sgst}', '[0:1]={5,-5}', /no entry/],
  ['that moves nothing', '{gst:cgst,gst:sgst}', '{0,0}', /no entry/],
  ['beyond what a number holds', '{gst:cgst,gst:sgst}', '{9007199254740992,-9007199254740992}', /no entry/],
  ['with an account twice', '{gst:cgst,gst:cgst}', '{5,-5}', /no entry/],
  ['in another order', '{gst:sgst,gst:cgst}', '{5,-5}', /no entry/],
  ['on an account of no kind', '{gst:cgst,pocket:mine}', '{5,-5}', /no entry/],
  ['on a kind alone', '{gst,gst:cgst}', '{5,-5}', /no entry/],
  ['on no account', '{gst:cgst,null}', '{5,-5}', /ledger_names/],
  ['on an account with a strange name', '{gst:cgst,"gst:s gst"}', '{5,-5}', /ledger_names/],
  ['on an account with an empty part', '{gst:cgst,gst:x::y}', '{5,-5}', /ledger_names/],
  ['on an account that ends early', '{gst:cgst,gst:x:}', '{5,-5}', /ledger_names/],
  ['out of an account that has nothing', '{gst:cgst,held:booking:98}', '{-5,5}', /ledger_not_below_zero/],
])('a movement written by hand %s is refused at once', async (_, accounts, paise, why) => {
  await expect(app.db.run(written(accounts, paise))).rejects.toThrow(why)
  await inTransaction(app, async ({ db }) => {
    await db.run(sql`set local session_replication_role = replica`)
    await expect(db.run(written(accounts, paise))).rejects.toThrow(why)
    await db.run(sql`rollback`)
  })
})

test.each([
  ['key', sql`${'with space'}, 'x', now()::timestamptz(3), sha256('')`],
  ['long key', sql`${'k'.repeat(201)}, 'x', now()::timestamptz(3), sha256('')`],
  ['kind', sql`'k', 'Kind', now()::timestamptz(3), sha256('')`],
  ['moment', sql`'k', 'x', '2026-01-01 00:00:00.0001+00'::timestamptz, sha256('')`],
  ['hash', sql`'k', 'x', now()::timestamptz(3), ''::bytea`],
])('an impossible %s is refused', async (_, values) => {
  const insert = sql`
    insert into ledger_movements (key, kind, at, content_hash, accounts, paise)
    values (${values}, '{gst:cgst,gst:sgst}', '{5,-5}')`
  await expect(app.db.run(insert)).rejects.toThrow(/value for domain ledger_/)
})

test('one written by hand that is sound moves what it says', async () => {
  await app.db.run(written('{gateway:sandbox,held:booking:97}', '{5,-5}', 'sound'))
  await app.db.run(written('{gateway:sandbox,held:booking:97}', '{-2,2}', 'sound-too'))
  expect(await balanceOf('held:booking:97')).toBe(3)
})

test('many at once make a held account on its first use, and none is lost', async () => {
  const entries = [
    { account: 'gateway:sandbox', paise: 7 },
    { account: 'held:booking:55', paise: -7 },
  ]
  await Promise.all(Array.from({ length: 10 }, () => post(app.db, sale({ entries }))))
  expect(await balanceOf('held:booking:55')).toBe(70)
})

test('no entry joins a movement later', async () => {
  const id = await postNew(sale())
  const add = sql`insert into ledger_entries values (${id}, 'refunds:sandbox', 5), (${id}, 'gst:igst', -5)`
  await expect(app.db.run(add)).rejects.toThrow(/cannot insert into view/)
  expect(await entriesOf(id)).toHaveLength(4)
})
