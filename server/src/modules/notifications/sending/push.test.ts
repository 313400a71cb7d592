import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createUser, signIn, type TestPerson } from '../../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { notify } from '../index.ts'
import { deliverJob } from './deliver.ts'

let app: TestApp
/** By the browser's address: what the push service was given. */
let pushed: [string, unknown][] = []
/** Of the browsers that are not as they should be. */
const outcomes = new Map<string, () => 'gone'>()
beforeAll(async () => {
  app = await createTestApp()
  vi.spyOn(app.adapters.push, 'send').mockImplementation(async ({ endpoint }, text, keys) => {
    expect(keys.privateKey).not.toMatch(/^s1\./)
    const name = endpoint.split('/').at(-1) ?? ''
    const outcome = outcomes.get(name)?.() ?? 'sent'
    if (outcome === 'sent') pushed.push([name, JSON.parse(text)])
    return outcome
  })
})
beforeEach(() => {
  pushed = []
  // Noon in India.
  app.clock.now = new Date('2026-11-20T06:30:00Z')
})
afterAll(() => app.close())

async function turnOn({ client }: Pick<TestPerson, 'client'>, name: string): Promise<void> {
  // As a browser does, which needs the key first.
  await client.notifications.getSettings()
  await client.notifications.addPushDevice({
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  })
}

async function tell({ user }: TestPerson, title = 'A bid of ₹1.2 Cr'): Promise<void> {
  const body = 'It is open for three days.'
  await notify(app.jobContext(), { userId: user.id, kind: 'bids', title, body, link: '/BidingRequest' })
  await enqueue(app.db, deliverJob, {})
  await app.runJobs()
}

async function hurry(): Promise<void> {
  await app.db.run(sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
  await app.runJobs()
}

const names = () => pushed.map(([name]) => name)

test('news is pushed to each browser of its person, once, with the way there; and to nobody else', async () => {
  const [asha, ravi] = [await createUser(app), await createUser(app)]
  const phone = await signIn(app, asha.user.id)
  await turnOn(asha, 'asha-laptop')
  await turnOn({ client: app.clientFor(phone.token) }, 'asha-phone')
  await turnOn(ravi, 'ravi')
  await tell(asha)
  await hurry()
  expect(names()).toEqual(['asha-laptop', 'asha-phone'])
  expect(pushed[0]?.[1]).toEqual({
    title: 'A bid of ₹1.2 Cr',
    body: 'It is open for three days.',
    link: '/BidingRequest',
    id: expect.any(Number),
  })
})

test('not in quiet hours: it comes when they end, unless it was seen or push was turned off meanwhile', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => createUser(app)))
  const [, seeing, stopping] = people
  for (const [i, person] of people.entries()) await turnOn(person, `night-${i}`)
  // 11 pm in India.
  app.clock.now = new Date('2026-11-20T17:30:00Z')
  for (const person of people) await tell(person)
  expect(pushed).toEqual([])
  await seeing?.client.notifications.markSeen({ count: 1 })
  await stopping?.client.notifications.setWays({ kind: 'bids', mail: 'at-once', push: false, sms: false })
  await hurry()
  expect(names()).toEqual(['night-0'])
})

test('a browser that is gone is forgotten; one that fails is tried again, alone', async () => {
  const asha = await createUser(app)
  const [second, third] = [await signIn(app, asha.user.id), await signIn(app, asha.user.id)]
  await turnOn(asha, 'gone')
  await turnOn({ client: app.clientFor(second.token) }, 'failing')
  await turnOn({ client: app.clientFor(third.token) }, 'well')
  outcomes.set('gone', () => 'gone')
  outcomes.set('failing', () => {
    throw new Error('A push service answered 500.')
  })
  await tell(asha)
  expect(names()).toEqual(['well'])
  expect((await asha.client.notifications.getSettings()).data.devices).toHaveLength(2)
  outcomes.delete('failing')
  await hurry()
  expect(names()).toEqual(['well', 'failing'])
})

test('nothing is pushed to a browser in which somebody signed out, or whose session has run out', async () => {
  const asha = await createUser(app)
  const phone = await signIn(app, asha.user.id)
  const client = app.clientFor(phone.token)
  await turnOn({ client }, 'signed-out')
  await turnOn(asha, 'run-out')
  await client.auth.logout()
  await app.db.run(sql`
    update sessions set created_at = created_at - interval '30 days', last_seen_at = created_at - interval '30 days',
      expires_at = ${app.clock.now} where id = ${asha.sessionId}`)
  await tell(asha)
  expect(pushed).toEqual([])
})
