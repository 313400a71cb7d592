import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAddress } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { newVisitor } from '../../../test/visitors.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { forgetNetworks } from './visitors.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const dayMs = 24 * 60 * 60 * 1000

test('what networks were given is forgotten after two days, and not before', async () => {
  await newVisitor(app)
  const remembered = async () =>
    (await app.db.one<{ n: number }>(sql`select count(*)::int as n from network_allowances`)).n
  for (const expected of [1, 0]) {
    app.clock.advance(dayMs)
    await enqueue(app.db, forgetNetworks, {})
    await app.runJobs()
    expect(await remembered()).toBe(expected)
  }
})

test('a number is asked for with nothing: neither fields nor an account change what is given', async () => {
  const client = app.clientFor(null, { address: newAddress() })
  expect((await client.visitors.issue()).data.visitorId).toMatch(/^[0-9a-f]{64}$/)
  const reply = await app.inject({ method: 'POST', url: '/api/visitors', payload: { visitorId: 'mine', random: 'x' } })
  expect(reply.json().data.visitorId).toMatch(/^[0-9a-f]{64}$/)
})
