import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { post, sealMovementsJob } from './index.ts'
import { startNightlyCheckJob } from './run-check.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin', firstname: 'Meera', lastname: 'Joshi' })
})
afterAll(() => app.close())

let count = 0
const pay = (paise: number) =>
  post(app.db, {
    key: `order:${++count}`,
    kind: 'order-paid',
    at: app.clock.now,
    entries: [
      { account: 'gateway:sandbox', paise },
      { account: 'held:booking:1', paise: -(paise - 50) },
      { account: 'revenue:subscription', paise: -50 },
    ],
  })
const balances = async () => {
  const { data } = await admin.client.ledger.getLedger()
  return Object.fromEntries(
    data.balances.map((balance) => [balance.prefix, [balance.kind, balance.accounts, balance.balance]]),
  )
}
const lastCheck = async () => (await admin.client.ledger.getLedger()).data.lastCheck

test('balances by kind are the same before and after sealing', async () => {
  expect(await balances()).toMatchObject({ gateway: ['asset', 0, 0], held: ['liability', 0, 0] })
  await pay(100_50)
  await pay(200_00)
  const expected = {
    gateway: ['asset', 1, 300.5],
    revenue: ['income', 1, 1],
    held: ['liability', 1, 299.5],
    gst: ['tax', 0, 0],
  }
  expect(await balances()).toMatchObject(expected)
  await enqueue(app.db, sealMovementsJob, {})
  await app.runJobs()
  expect(await balances()).toMatchObject(expected)
  await pay(50_50)
  expect(await balances()).toMatchObject({ gateway: ['asset', 1, 351] })
})

test('lists movements with their entries, newest first, sealed or not yet', async () => {
  const { data, total } = await admin.client.ledger.listMovements({})
  expect(total).toBe(3)
  expect(data.map((movement) => movement.isSealed)).toEqual([false, true, true])
  expect(data[0]).toMatchObject({
    key: 'order:3',
    kind: 'order-paid',
    entries: [
      { account: 'gateway:sandbox', amount: 50.5 },
      { account: 'revenue:subscription', amount: -0.5 },
      { account: 'held:booking:1', amount: -50 },
    ],
  })
  await expect(admin.client.ledger.listMovements({ page: 0 })).rejects.toMatchObject({ http: 400 })
})

test('a check is asked for, runs as a job, and says who asked and what it found', async () => {
  expect(await lastCheck()).toBeNull()
  await admin.client.ledger.startCheck()
  expect(await lastCheck()).toMatchObject({ askedBy: 'Meera Joshi', finishedAt: null })
  // A second one waits for the first instead of starting again.
  await admin.client.ledger.startCheck()
  await app.runJobs()
  expect(await lastCheck()).toMatchObject({
    finishedAt: app.clock.now.toISOString(),
    movements: 3,
    entries: 9,
    unsealed: 1,
    problems: [],
    head: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(await app.db.many(sql`select from ledger_checks`)).toHaveLength(1)
  expect(app.logged()).toContain('the ledger is in order')
})

test('every night it is checked too, and what is wrong is told and logged as an error', async () => {
  await app.db.run(raw('alter table ledger_movements disable trigger all'))
  await app.db.run(sql`update ledger_movements set kind = 'gift' where key = 'order:1'`)
  await app.db.run(raw('alter table ledger_movements enable trigger all'))
  await enqueue(app.db, startNightlyCheckJob, {})
  await app.runJobs()
  await app.runJobs()
  expect(await lastCheck()).toMatchObject({
    askedBy: null,
    problems: [expect.stringMatching(/^Movement \d+ \(order:1\) is not as it was posted/)],
  })
  expect(app.logged()).toContain('the ledger is not in order')
})

test('is for the back office only', async () => {
  const { client } = await createUser(app)
  for (const call of ['getLedger', 'startCheck'] as const) {
    await expect(client.ledger[call]()).rejects.toMatchObject({ http: 403 })
    await expect(app.visitor.ledger[call]()).rejects.toMatchObject({ http: 401 })
  }
  await expect(client.ledger.listMovements({})).rejects.toMatchObject({ http: 403 })
  await expect(app.visitor.ledger.listMovements({})).rejects.toMatchObject({ http: 401 })
})
