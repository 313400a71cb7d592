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
const tables = ['sessions', 'known_devices', 'registrations', 'password_resets', 'otps', 'guess_waits']

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

test('runs every night', () => {
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
  const all = { sessions: 1, known_devices: 1, registrations: 1, password_resets: 1, otps: 3, guess_waits: 3 }
  expect(await counts()).toEqual(all)
  app.clock.advance(hour - 1)
  await purge()
  expect(await counts()).toEqual(all)
  app.clock.advance(1)
  await purge()
  expect(await counts()).toEqual({ ...all, password_resets: 0 })
  app.clock.advance(24 * hour)
  await purge()
  const left = { sessions: 1, known_devices: 1, registrations: 0, password_resets: 0, otps: 0, guess_waits: 0 }
  expect(await counts()).toEqual(left)
  app.clock.advance(29 * 24 * hour)
  await purge()
  expect(await counts()).toEqual({ ...left, sessions: 0 })
  app.clock.advance(150 * 24 * hour)
  await purge()
  expect(await counts()).toEqual({ ...left, sessions: 0, known_devices: 0 })
})
