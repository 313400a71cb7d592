import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CuttableDatabase, cuttable } from '../../../test/cuttable-database.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { createLog } from '../log.ts'
import { startWorker } from './worker.ts'

let database: { url: string; drop(): Promise<void> }
let cable: CuttableDatabase
let db: Database
/** Past the cable. */
let beside: Database
let worker: { stop(): Promise<void> }
let during: () => Promise<void> | void
let runs: number

beforeEach(async () => {
  database = await createTestDatabase()
  cable = await cuttable(database.url)
  db = openDatabase(cable.url, () => undefined, 8)
  beside = openDatabase(database.url, () => undefined, 1)
  runs = 0
  during = () => undefined
  const handler = {
    name: 'be-done',
    run: async () => {
      runs++
      await during()
    },
  }
  worker = await startWorker(
    { pool: db.pool, log: createLog('silent'), handlers: [handler], makeContext: () => ({}) },
    (reason) => {
      throw reason
    },
  )
})
afterEach(async () => {
  cable.mend()
  await worker.stop()
  await db.close()
  await beside.close()
  cable.close()
  await database.drop()
})

const add = () => beside.run(sql`select graphile_worker.add_job('be-done')`)
const jobs = () => beside.many<{ lockedBy: string | null }>(sql`select locked_by from graphile_worker.jobs`)
/** What is under way: jobs, and sessions that worked a moment ago, whose answer may still be on its way. */
const activity = () =>
  beside.one<{ count: number }>(sql`
    select (select count(*)::int from graphile_worker.jobs) + (
      select count(*)::int
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (state <> 'idle' or state_change > clock_timestamp() - interval '300 milliseconds')
    ) as count
  `)
const patience = { timeout: 25_000, interval: 100 }

test('the end of a job is written once the database is back, and the queue goes on', async () => {
  during = () => cable.cut()
  await add()
  await expect.poll(() => runs, patience).toBe(1)
  during = () => undefined
  expect(await jobs()).toHaveLength(1)
  cable.mend()
  await expect.poll(jobs, patience).toEqual([])
  expect(runs).toBe(1)
  await add()
  await expect.poll(jobs, patience).toEqual([])
  expect(runs).toBe(2)
})

test('a job that was handed out in an answer that was lost is done as soon as the database is back', async () => {
  // The queue has asked for its tasks by then.
  await add()
  await expect.poll(() => runs, patience).toBe(1)
  // Else the answer that is lost would be the one about the job before.
  await expect.poll(activity, patience).toEqual({ count: 0 })
  cable.deafen()
  await add()
  await expect.poll(async () => (await jobs()).some((job) => job.lockedBy !== null), patience).toBe(true)
  cable.cut()
  cable.mend()
  await expect.poll(() => runs, patience).toBe(2)
  await expect.poll(jobs, patience).toEqual([])
})
