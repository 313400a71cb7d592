import { request } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { limits } from '../db/limits.ts'

/** Without limits of its own: what ends here is ended because its caller left. */
let app: TestApp
let address: string
let propertyId: number
let person: TestPerson
/** Whoever keeps the others waiting. */
let other: pg.Client
beforeAll(async () => {
  app = await createTestApp({}, { limit: limits.whole })
  address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  propertyId = await createProperty(app)
  person = await createUser(app)
  other = new pg.Client({ connectionString: app.config.databaseUrl ?? '' })
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await app.close()
})

const lock = (table: string) => other.query(`begin; lock table ${table} in access exclusive mode`)
const waiting = async () =>
  (await other.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
    .rowCount

function leaveWhileWaiting(method: string, path: string, body?: object) {
  const call = request(address + path, {
    method,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
  })
  call.on('error', () => undefined)
  call.end(body ? JSON.stringify(body) : undefined)
  return async () => {
    await expect.poll(waiting).toBeGreaterThan(0)
    call.destroy()
  }
}

test.each([
  ['GET', '/api/search/suggest?text=baner', 'lexicon'],
  ['POST', '/api/property/serchproperty', 'properties'],
])('a costly %s ends with its caller', async (method, path, table) => {
  await lock(table)
  try {
    const leave = leaveWhileWaiting(method, path, method === 'POST' ? {} : undefined)
    await leave()
    await expect.poll(waiting).toBe(0)
  } finally {
    await other.query('rollback')
  }
  expect((await fetch(`${address}/api/property/${propertyId}`)).status).toBe(200)
})

test('a call that writes is done, whether or not its caller waits', async () => {
  await lock('favourites')
  try {
    const leave = leaveWhileWaiting('POST', '/api/property/markasfavourite', {
      userid: person.user.id,
      propertyid: [propertyId],
    })
    await leave()
  } finally {
    await other.query('rollback')
  }
  const isKept = async () => (await person.client.shortlists.getMarks()).data
  await expect.poll(isKept).toMatchObject({ favourites: [propertyId] })
})

test('a statement that takes too long is a 503 that says when to come back', async () => {
  const limited = await createTestApp({}, { limit: { ...limits.call, statementMs: 300 } })
  const locker = new pg.Client({ connectionString: limited.config.databaseUrl ?? '' })
  await locker.connect()
  try {
    await locker.query('begin; lock table properties in access exclusive mode')
    const reply = await limited.inject('/api/property/1')
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('5')
    expect(reply.json()).toMatchObject({
      status: 0,
      code: 'unavailable',
      message: 'We are not able to do that right now. Please try again shortly.',
    })
    expect((await limited.inject('/readyz')).statusCode).toBe(200)
  } finally {
    await locker.end()
    await limited.close()
  }
})
