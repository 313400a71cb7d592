import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { createLog } from '../log.ts'
import type { JobHandler } from './jobs.ts'
import { startWorker } from './worker.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a job that somebody waits for is done, however many others are stuck', async () => {
  const stuck = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  let begun = 0
  const handlers: JobHandler<object>[] = [
    {
      name: 'stuck-with-a-partner',
      run: () => {
        begun++
        return stuck.promise
      },
    },
    { name: 'somebody-waits', isUrgent: true, run: async () => done.resolve() },
  ]
  const worker = await startWorker(
    { pool: app.db.pool, log: createLog('silent'), handlers, makeContext: () => ({}) },
    () => undefined,
  )
  try {
    const add = (name: string) => app.db.pool.query('select graphile_worker.add_job($1)', [name])
    for (let i = 0; i < 12; i++) await add('stuck-with-a-partner')
    await expect.poll(() => begun).toBe(4)
    await add('somebody-waits')
    await done.promise
    expect(begun).toBe(4)
  } finally {
    stuck.resolve()
    await worker.stop()
  }
})
