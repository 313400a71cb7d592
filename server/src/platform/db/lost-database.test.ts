import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CuttableDatabase, cuttable } from '../../../test/cuttable-database.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { CallerLeft, isDatabaseAway } from './away.ts'
import { type Database, openDatabase } from './database.ts'
import { limits } from './limits.ts'
import { sql } from './sql.ts'

const limit = { connectMs: 500, statementMs: 300, answerMs: 600, idleInTransactionMs: 300 }
let database: { url: string; drop(): Promise<void> }
let cable: CuttableDatabase
let db: Database
/** On a connection of its own. */
let beside: Database
beforeAll(async () => {
  database = await createTestDatabase()
  cable = await cuttable(database.url)
  db = openDatabase(cable.url, () => undefined, 2, limit)
  beside = openDatabase(database.url, () => undefined, 1)
  await beside.run(sql`create table notes (text text)`)
})
afterAll(async () => {
  await db.close()
  await beside.close()
  cable.close()
  await database.drop()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const running = (text: string) =>
  beside.many(sql`
  select 1 from pg_stat_activity where state = 'active' and query like ${`%${text}%`} and pid <> pg_backend_pid()`)

test('a statement that takes too long is ended by the server, and the connection serves the next', async () => {
  const failure = await failureOf(db.one(sql`select pg_sleep(60)`))
  expect(isDatabaseAway(failure)).toBe(true)
  expect(await db.one(sql`select 1 as n`)).toEqual({ n: 1 })
})

test('a server that no longer answers is not waited for, alone or in a transaction, and is used again once it does', async () => {
  await db.one(sql`select 1 as n`)
  cable.deafen()
  const inTransaction = () => db.transaction((tx) => tx.run(sql`insert into notes values ('lost')`))
  const failures = await Promise.all(
    [db.one(sql`select 1 as n`), inTransaction(), db.one(sql`select 1 as n`), inTransaction()].map(failureOf),
  )
  expect(failures.map(isDatabaseAway)).toEqual([true, true, true, true])
  cable.mend()
  await expect.poll(() => db.one(sql`select 1 as n`).catch(() => undefined)).toEqual({ n: 1 })
  // What was asked on the dead connections is gone with them.
  expect(await Promise.all([1, 2, 3].map((n) => db.one(sql`select ${n}::int as n`)))).toEqual([
    { n: 1 },
    { n: 2 },
    { n: 3 },
  ])
  expect(await db.many(sql`select * from notes`)).toEqual([])
})

test('a cut connection and a refused one are told as such', async () => {
  const patient = openDatabase(cable.url, () => undefined, 1, limits.whole)
  const cut = failureOf(patient.one(sql`select pg_sleep(50)`))
  await expect.poll(() => running('pg_sleep(50)')).toHaveLength(1)
  cable.cut()
  expect(isDatabaseAway(await cut)).toBe(true)
  expect(isDatabaseAway(await failureOf(patient.one(sql`select 1 as n`)))).toBe(true)
  cable.mend()
  await expect.poll(() => patient.one(sql`select 1 as n`).catch(() => undefined)).toEqual({ n: 1 })
  await patient.close()
})

test('a database that refuses is not pestered, and is found once it is back', async () => {
  const pestering = openDatabase(cable.url, () => undefined, 10)
  cable.cut()
  const before = cable.asked()
  const failures = await Promise.all(Array.from({ length: 200 }, () => failureOf(pestering.one(sql`select 1 as n`))))
  expect(failures.every(isDatabaseAway)).toBe(true)
  expect(cable.asked() - before).toBeLessThan(100)
  cable.mend()
  await expect.poll(() => pestering.one(sql`select 1 as n`).catch(() => undefined)).toEqual({ n: 1 })
  await pestering.close()
})

test('whoever idles in a transaction loses it', async () => {
  const failure = await failureOf(
    db.transaction(async (tx) => {
      await tx.run(sql`insert into notes values ('forgotten')`)
      // Ended from the other side.
      await expect.poll(() => beside.many(sql`select 1 from pg_locks where relation = 'notes'::regclass`)).toEqual([])
      await tx.run(sql`select 1`)
    }),
  )
  expect(isDatabaseAway(failure)).toBe(true)
  expect(await db.many(sql`select * from notes`)).toEqual([])
})

test('a defect stays one', async () => {
  for (const statement of [sql`select * from nowhere`, sql`select 1 / 0`]) {
    expect(isDatabaseAway(await failureOf(db.many(statement)))).toBe(false)
  }
  expect(isDatabaseAway(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false)
})

test('what is read for somebody who leaves is cancelled; their writes go on', async () => {
  const patient = openDatabase(database.url, () => undefined, 2, limits.whole)
  await beside.run(sql`select pg_advisory_lock(7)`)
  try {
    const leaving = new AbortController()
    const forThem = patient.until(leaving.signal)
    const read = failureOf(forThem.many(sql`select pg_sleep(50), 'read for them'`))
    const write = forThem.transaction(async (tx) => {
      await tx.run(sql`insert into notes select 'written' from pg_advisory_xact_lock(7)`)
    })
    await expect.poll(() => running('read for them')).toHaveLength(1)
    await expect.poll(() => running('insert into notes')).toHaveLength(1)
    leaving.abort()
    expect(await read).toBeInstanceOf(CallerLeft)
    await expect.poll(() => running('read for them')).toEqual([])
    await beside.run(sql`select pg_advisory_unlock(7)`)
    await write
    expect(await patient.many(sql`select text from notes`)).toEqual([{ text: 'written' }])
    expect(await failureOf(forThem.many(sql`select 1`))).toBeInstanceOf(CallerLeft)
    expect(await patient.one(sql`select 1 as n`)).toEqual({ n: 1 })
  } finally {
    await patient.close()
  }
})

test('nobody waits for a free connection on behalf of somebody who left', async () => {
  const single = openDatabase(database.url, () => undefined, 1)
  try {
    const leaving = new AbortController()
    const first = single.one(sql`select 1 as n, pg_sleep(0.5)::text`)
    const second = failureOf(single.until(leaving.signal).many(sql`select 2`))
    leaving.abort()
    expect(await second).toBeInstanceOf(CallerLeft)
    await first
    expect(await single.one(sql`select 3 as n`)).toEqual({ n: 3 })
  } finally {
    await single.close()
  }
})
