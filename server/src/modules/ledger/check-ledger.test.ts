import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { checkLedger, post, sealMovementsJob } from './index.ts'

let app: TestApp
let ids: number[]
beforeAll(async () => {
  app = await createTestApp()
  for (let i = 0; i < 6; i++) {
    const entries = [
      { account: 'gateway:sandbox', paise: 100 + i },
      { account: 'held:booking:1', paise: -60 },
      { account: 'revenue:subscription', paise: -40 - i },
    ]
    await post(app.db, { key: `order:${i}`, kind: 'order-paid', at: app.clock.now, entries })
    if (i === 3) await seal()
  }
  ids = (await app.db.many<{ id: number }>(sql`select id from ledger_movements order by id`)).map(
    (movement) => movement.id,
  )
})
afterAll(() => app.close())

async function seal(): Promise<void> {
  await enqueue(app.db, sealMovementsJob, {})
  await app.runJobs()
}

test('a ledger as it should be has no problems, sealed or not yet', async () => {
  const report = await checkLedger(app.db)
  expect(report).toEqual({
    movements: 6,
    entries: 18,
    unsealed: 2,
    head: expect.stringMatching(/^[0-9a-f]{64}$/),
    problems: [],
  })
  await seal()
  const after = await checkLedger(app.db)
  expect(after).toMatchObject({ movements: 6, unsealed: 0, problems: [] })
  expect(after.head).not.toBe(report.head)
  await seal()
  expect(await checkLedger(app.db)).toEqual(after)
})

test('an empty ledger is in order', async () => {
  const other = await createTestApp()
  expect(await checkLedger(other.db)).toEqual({ movements: 0, entries: 0, unsealed: 0, head: null, problems: [] })
  await other.close()
})

/** As somebody who owns the tables and knows how to switch the triggers off could. */
async function whenTampered(...statements: Sql[]): Promise<string[]> {
  let problems: string[] = []
  const enough = new Error('enough')
  await inTransaction(app, async ({ db }) => {
    for (const table of ['movements', 'chain', 'guarded_accounts']) {
      await db.run(raw(`alter table ledger_${table} disable trigger all`))
    }
    for (const statement of statements) await db.run(statement)
    // The check's own transaction is this one: it sees what is not committed.
    const within = { ...db, transaction: <T>(work: (inner: typeof db) => Promise<T>) => work(sameTransaction(db)) }
    problems = (await checkLedger(within)).problems
    throw enough
  }).catch((error) => {
    if (error !== enough) throw error
  })
  return problems
}

/** Without the isolation level, which a transaction that has begun can no longer choose. */
function sameTransaction<D extends { run(query: Sql): Promise<number> }>(db: D): D {
  return {
    ...db,
    run: (query: Sql) => (/^set transaction/.test(query.parts[0] ?? '') ? Promise.resolve(0) : db.run(query)),
  }
}

test('finds an amount that was changed, and both its balances', async () => {
  const problems = await whenTampered(sql`update ledger_movements set paise[1] = paise[1] + 5 where id = ${ids[1]}`)
  expect(problems).toEqual([
    expect.stringMatching(/^Movement \d+ \(order:1\) is not balanced: 5 paise/),
    expect.stringMatching(/order:1\) is not as it was posted/),
    'All entries together are 5 paise, not zero.',
    expect.stringMatching(/^gateway:sandbox: its sealed balance/),
  ])
})

test('finds an amount that was moved between accounts, though everything still sums to zero', async () => {
  const moved = await whenTampered(
    sql`update ledger_movements set paise[2] = paise[2] - 1, paise[3] = paise[3] + 1 where id = ${ids[0]}`,
  )
  expect(moved[0]).toMatch(/order:0\) is not as it was posted/)
  expect(moved.join('\n')).toMatch(/held:booking:1: its kept balance is 360 paise, its entries make 361/)
})

test.each([
  ['key', sql`update ledger_movements set key = 'order:99' where key = 'order:2'`],
  ['kind', sql`update ledger_movements set kind = 'gift' where key = 'order:2'`],
  ['moment', sql`update ledger_movements set at = at - interval '1 day' where key = 'order:2'`],
])('finds a %s that was changed', async (_, statement) => {
  expect(await whenTampered(statement)).toEqual([expect.stringMatching(/is not as it was posted/)])
})

test('finds contents changed together with their hash', async () => {
  const problems = await whenTampered(
    sql`update ledger_movements set kind = 'gift', content_hash = sha256(convert_to(
      key || E'\n' || 'gift' || E'\n' || (extract(epoch from at) * 1000)::bigint || (
        select string_agg(E'\n' || account || ' ' || entry.paise, '' order by account collate "C")
        from ledger_entries entry where movement_id = ledger_movements.id
      ), 'UTF8')) where key = 'order:2'`,
  )
  expect(problems).toEqual([expect.stringMatching(/^Link 3 \(movement \d+\) does not follow from the one before/)])
})

test('finds a movement that was taken out, and links that were swapped', async () => {
  const gone = await whenTampered(sql`delete from ledger_movements where id = ${ids[4]}`)
  expect(gone.join('\n')).toMatch(/Link 5 names movement \d+, which is not there/)
  const cut = await whenTampered(
    sql`delete from ledger_chain where position = 5`,
    sql`delete from ledger_movements where id = ${ids[4]}`,
  )
  expect(cut.join('\n')).toMatch(/The chain goes from link 4 to link 6[\s\S]*Link 6 .* does not follow/)
  const swapped = await whenTampered(
    sql`update ledger_chain set movement_id = -position where position in (2, 3)`,
    sql`update ledger_chain set movement_id = case position when 2 then ${ids[2]}::bigint else ${ids[1]}::bigint end
      where position in (2, 3)`,
  )
  expect(swapped.join('\n')).toMatch(/Link 2 .* does not follow/)
})

test('finds a movement that will never be sealed, amounts without an account and a false balance', async () => {
  expect(
    await whenTampered(sql`delete from ledger_chain where position = 6`).then((problems) => problems.join('\n')),
  ).toMatch(/Movement \d+ is not in the chain and is not waiting for it either/)
  expect(await whenTampered(sql`update ledger_movements set paise = paise || '{5,-5}' where id = ${ids[2]}`)).toEqual([
    expect.stringMatching(/^Movement \d+ \(order:2\) is not balanced/),
  ])
  expect(await whenTampered(sql`update ledger_guarded_accounts set balance_paise = 7`)).toEqual([
    'held:booking:1: its kept balance is 7 paise, its entries make 360.',
  ])
  expect(await whenTampered(sql`delete from ledger_guarded_accounts`)).toEqual([
    'held:booking:1: its kept balance is 0 paise, its entries make 360.',
  ])
})

test('finds a balance below zero, and one of an account that nothing was posted to', async () => {
  const below = await whenTampered(
    sql`update ledger_movements set paise[2] = paise[2] + 500, paise[3] = paise[3] - 500 where id = ${ids[0]}`,
  )
  expect(below.join('\n')).toMatch(/held:booking:1 is at -140 paise and may not go below zero/)
  expect(await whenTampered(sql`insert into ledger_guarded_accounts values ('payable:user:9', 5)`)).toEqual([
    'payable:user:9: its kept balance is 5 paise, its entries make 0.',
  ])
  expect(await whenTampered(sql`insert into ledger_sealed_balances values ('gst:igst', 5)`)).toEqual([
    'gst:igst: its sealed balance is 5 paise, its entries make 0.',
  ])
})
