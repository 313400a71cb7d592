import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAddress, newcomer, registerPerson } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { authJobs } from './auth.jobs.ts'
import { purgeAuthJob } from './purge-auth.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const hour = 60 * 60 * 1000
const tables = ['sessions', 'registrations', 'password_resets', 'otps', 'login_failures']

async function counts() {
  const rows: [string, number][] = []
  for (const table of tables) {
    const { count } = await app.db.one<{ count: number }>(sql`select count(*) as count from ${raw(table)}`)
    rows.push([table, count])
  }
  return Object.fromEntries(rows)
}

async function purge() {
  await enqueue(app.db, purgeAuthJob, {})
  await app.runJobs()
}

test('comes every night', () => {
  expect(authJobs.find((job) => job.name === purgeAuthJob.name)?.every).toMatch(/^\d+ \d+ \* \* \*$/)
})

test('removes what has ended and keeps what still counts', async () => {
  const visitor = app.clientFor(null, { address: newAddress() })
  const person = await registerPerson(app)
  await visitor.auth.register(newcomer())
  await visitor.auth.forgotPassword({ identifier: person.email })
  for (let i = 0; i < 10; i += 1) {
    await visitor.auth.login({ email: person.email, password: 'not this' }).catch(() => undefined)
  }
  await app.runJobs()
  const all = { sessions: 1, registrations: 1, password_resets: 1, otps: 3, login_failures: 2 }
  expect(await counts()).toEqual(all)
  app.clock.advance(hour / 4 - 1)
  await purge()
  expect(await counts()).toEqual(all)
  app.clock.advance(1)
  await purge()
  expect(await counts()).toEqual({ ...all, login_failures: 0 })
  app.clock.advance(hour)
  await purge()
  expect(await counts()).toEqual({ ...all, login_failures: 0, password_resets: 0 })
  app.clock.advance(23 * hour)
  await purge()
  expect(await counts()).toEqual({ sessions: 1, registrations: 0, password_resets: 0, otps: 0, login_failures: 0 })
  app.clock.advance(29 * 24 * hour)
  await purge()
  expect(await counts()).toMatchObject({ sessions: 0 })
})
