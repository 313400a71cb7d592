import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Context, inTransaction } from '../src/context.ts'
import { sql } from '../src/platform/db/sql.ts'
import { createTestApp, type TestApp } from './test-app.ts'

// Every handler test depends on this: a statement that leaves its transaction fails the test that sent it.
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.db.run(sql`create table notes (text text)`)
})
beforeEach(() => app.db.run(sql`delete from notes`))
afterAll(() => app.close())

const write = ({ db }: Context, text: string) => db.run(sql`insert into notes values (${text})`)
const written = async () => (await app.db.many<{ text: string }>(sql`select text from notes`)).map(({ text }) => text)

test('what stays in its transaction passes, as do what comes after it and a transaction within it', async () => {
  const ctx = app.jobContext()
  const told: string[] = []
  await inTransaction(ctx, async (tx) => {
    await write(tx, 'first')
    await inTransaction(tx, (same) => write(same, 'second'))
    tx.db.afterCommit(() => told.push('committed'))
    expect(told).toEqual([])
  })
  await write(ctx, 'third')
  expect([await written(), told, app.escapes]).toEqual([['first', 'second', 'third'], ['committed'], []])
})

test('nothing stays of a transaction that fails, nor of one within it', async () => {
  const failing = inTransaction(app.jobContext(), async (tx) => {
    await inTransaction(tx, (same) => write(same, 'inner'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await written()).toEqual([])
})

const escapes: [what: string, work: (ctx: Context) => unknown, named: string][] = [
  ['a statement', (ctx) => write(ctx, 'lost'), 'insert into notes values ($1)'],
  ['a read', (ctx) => ctx.db.many(sql`select text from notes`), 'select text from notes'],
  ['another transaction', (ctx) => inTransaction(ctx, (tx) => write(tx, 'lost')), 'another transaction'],
  ['an act', async (ctx) => ctx.db.afterCommit(() => undefined), 'what is for after the commit'],
  [
    'a statement for somebody who may leave',
    () => app.db.until(new AbortController().signal).one(sql`select 1`),
    'select 1',
  ],
]

test.each(escapes)('%s that escapes from its transaction is named and fails', async (_, work, named) => {
  const ctx = app.jobContext()
  const escaping = inTransaction(ctx, async (tx) => {
    await write(tx, 'kept')
    await work(ctx)
  })
  await expect(escaping).rejects.toThrow(`Escaped from its transaction: ${named}.`)
  expect([await written(), app.escapes.splice(0)]).toEqual([[], [named]])
})

test('two statements of a transaction are not sent at once', async () => {
  const both = inTransaction(app.jobContext(), async (tx) => {
    await Promise.all([write(tx, 'one'), write(tx, 'other')])
  })
  const what = 'insert into notes values ($1)'
  await expect(both).rejects.toThrow(`Two at once in one transaction: ${what}, while ${what}.`)
  expect([await written(), app.escapes.splice(0)]).toEqual([[], [`${what} (while ${what})`]])
})

test('an app does not close without a word when an escape was caught on its way', async () => {
  const other = await createTestApp()
  const ctx = other.jobContext()
  await inTransaction(ctx, async () => {
    await ctx.db.many(sql`select 1`).catch(() => undefined)
  })
  await expect(other.close()).rejects.toThrow('select 1')
})

test('a request that arrives while a test holds a transaction is no part of it', async () => {
  await inTransaction(app, async ({ db }) => {
    await db.run(sql`lock table notes`)
    const { data } = await app.visitor.places.listCities({})
    expect(data.length).toBeGreaterThan(0)
  })
})
