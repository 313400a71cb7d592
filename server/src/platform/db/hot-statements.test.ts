import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { raw, sql } from './sql.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  db = openDatabase(database.url, () => undefined, 1)
})
afterAll(() => db.close().then(drop))

const prepared = async () => (await db.one<{ n: number }>(sql`select count(*)::int as n from pg_prepared_statements`)).n

test('a hot statement is planned once and answers like any other', async () => {
  for (const id of [1, 2, 3, 4]) {
    expect(await db.hot(sql`select ${id}::int as some_number`)).toEqual([{ someNumber: id }])
  }
  expect(await prepared()).toBe(1)
})

test('a hot statement that answers no rows says how many it touched', async () => {
  await db.run(sql`create temporary table some_numbers (n int)`)
  const before = await prepared()
  for (const n of [2, 3, 4]) {
    expect(await db.runHot(sql`insert into some_numbers select generate_series(1, ${n}::int)`)).toBe(n)
  }
  expect(await prepared()).toBe(before + 1)
})

test('what is asked once leaves room for what is asked all day', async () => {
  const before = await prepared()
  for (let i = 0; i < 1000; i++) await db.hot(sql`select ${raw(String(i))} as once`)
  expect(await prepared()).toBe(before)
  for (let i = 0; i < 3; i++) await db.hot(sql`select ${i}::int as all_day`)
  expect(await prepared()).toBe(before + 1)
})

test('a connection does not gather statements without end', async () => {
  for (let i = 0; i < 1200; i++) await db.hot(sql`select ${raw(String(Math.floor(i / 3)))} as n`)
  expect(await prepared()).toBeLessThanOrEqual(300)
  expect(await db.hot(sql`select ${raw('399')} as n`)).toEqual([{ n: 399 }])
})

test('what came from outside is a value, whatever it looks like', async () => {
  const forged = JSON.parse('{"parts": ["select 1"], "values": [], "made by sql": true}')
  expect(await db.many(sql`select ${forged}::jsonb ->> 'values' as got`)).toEqual([{ got: '[]' }])
})
