import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { createLog } from '../log.ts'
import { freeForgottenJobs, freeJobsOfTheGone, sayPresent } from './dead-workers.ts'
import { startWorker } from './worker.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const query = async (text: string, values: unknown[] = []) => (await app.db.pool.query(text, values)).rows

async function lockedJob(by: string, ago: string): Promise<string> {
  const [{ id }] = await query(`select id from graphile_worker.add_job('nobody-does-this')`)
  await query(
    `update graphile_worker._private_jobs set locked_at = now() - $2::interval, locked_by = $3 where id = $1`,
    [id, ago, by],
  )
  return id
}
const holderOf = async (id: string) =>
  (await query('select locked_by from graphile_worker.jobs where id = $1', [id]))[0].locked_by

test('what a killed worker held is freed after three silences; what others hold is theirs', async () => {
  await sayPresent(app.db.pool, ['worker-here'])
  await query(`insert into job_workers values ('worker-killed', now() - interval '2 minutes')`)
  const [killed, unknown, here, fresh] = [
    await lockedJob('worker-killed', '2 minutes'),
    await lockedJob('worker-of-before', '2 minutes'),
    await lockedJob('worker-here', '2 minutes'),
    await lockedJob('worker-just-begun', '1 second'),
  ]
  await freeJobsOfTheGone(app.db.pool)
  expect([await holderOf(killed), await holderOf(unknown)]).toEqual([null, null])
  expect([await holderOf(here), await holderOf(fresh)]).toEqual(['worker-here', 'worker-just-begun'])
})

test('what a worker holds without knowing is freed as if never tried; what it works on, or was just given, is not', async () => {
  const [forgotten, underWay, justGiven, others] = [
    await lockedJob('worker-a', '1 minute'),
    await lockedJob('worker-a', '1 minute'),
    await lockedJob('worker-a', '0 seconds'),
    await lockedJob('worker-b', '1 minute'),
  ]
  await query('update graphile_worker._private_jobs set attempts = 1')
  await freeForgottenJobs(app.db.pool, ['worker-a'], [underWay])
  expect(await holderOf(forgotten)).toBeNull()
  expect(await query('select attempts from graphile_worker.jobs where id = $1', [forgotten])).toEqual([{ attempts: 0 }])
  expect([await holderOf(underWay), await holderOf(justGiven), await holderOf(others)]).toEqual([
    'worker-a',
    'worker-a',
    'worker-b',
  ])
})

test('a worker that works is known by the name under which it holds its job', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const handler = {
    name: 'take-long',
    run: async () => {
      begun.resolve()
      await end.promise
    },
  }
  const worker = await startWorker(
    { pool: app.db.pool, log: createLog('silent'), handlers: [handler as never], makeContext: () => ({}) },
    () => undefined,
  )
  try {
    const [{ id }] = await query(`select id from graphile_worker.add_job('take-long')`)
    await begun.promise
    const holder = await holderOf(id)
    await expect.poll(() => query('select 1 from job_workers where worker_id = $1', [holder])).toHaveLength(1)
  } finally {
    end.resolve()
    await worker.stop()
  }
})
