import { mailPaces, notificationKindNames, notificationKinds } from '@properysearch/contract/notifications/kinds'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { notify } from '../index.ts'
import { digestsJob } from '../notifications.jobs.ts'
import type { NewNotification } from '../notifications.sql.ts'
import { deliverJob } from './deliver.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const news = (person: TestPerson, given: Partial<NewNotification> = {}): NewNotification => ({
  userId: person.user.id,
  kind: 'bids',
  title: 'A bid of ₹1.2 Cr',
  body: 'It is open for three days.',
  link: '/BidingRequest',
  ...given,
})

const tell = (person: TestPerson, given: Partial<NewNotification> = {}) => notify(app.jobContext(), news(person, given))

async function sendOut() {
  await enqueue(app.db, deliverJob, {})
  await app.runJobs()
}

/** Jobs that wait for their hour are due at once. */
async function hurry() {
  await app.db.run(sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
  await app.runJobs()
}

const sentTo = (recipient: string) =>
  app.db.many<{ channel: string; subject: string | null; body: string }>(sql`
    select channel, subject, body from outbox_messages where recipient = ${recipient} order by id`)

test('news goes out by mail once, and says why it came and how to end it', async () => {
  const asha = await createUser(app)
  await tell(asha)
  await sendOut()
  await sendOut()
  const [mail, ...more] = await sentTo(asha.user.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('A bid of ₹1.2 Cr')
  expect(mail?.body).toContain(`Open it: ${app.config.publicUrl}/BidingRequest`)
  expect(mail?.body).toContain('You are receiving this email because you chose emails about “Bids”.')
  expect(mail?.body).toMatch(/Stop these emails: \S+\/stop-mails\/\S+\n/)
  expect(await sentTo(asha.user.mobile)).toEqual([])
})

test('what has a mail of its own is not mailed twice', async () => {
  const asha = await createUser(app)
  await asha.client.notifications.setQuietHours({ quietHours: null })
  await asha.client.notifications.setWays({ kind: 'bids', mail: 'at-once', push: false, sms: true })
  await notify(app.jobContext(), news(asha), { hasOwnMail: true })
  await sendOut()
  expect(await sentTo(asha.user.email)).toEqual([])
  expect(await sentTo(asha.user.mobile)).toHaveLength(1)
})

test('a change that fails sends nothing', async () => {
  const asha = await createUser(app)
  const failing = app.db.transaction(async (db) => {
    await notify({ ...app.jobContext(), db }, news(asha))
    throw new Error('the change failed')
  })
  await expect(failing).rejects.toThrow('the change failed')
  await sendOut()
  expect(await sentTo(asha.user.email)).toEqual([])
})

test('in the ways that a person chose', async () => {
  const asha = await createUser(app)
  await asha.client.notifications.setQuietHours({ quietHours: null })
  await asha.client.notifications.setWays({ kind: 'bids', mail: 'never', push: false, sms: true })
  await tell(asha)
  await tell(asha, { kind: 'deals', title: 'The agreement is registered' })
  await sendOut()
  expect((await sentTo(asha.user.email)).map(({ subject }) => subject)).toEqual(['The agreement is registered'])
  expect((await sentTo(asha.user.mobile)).map(({ body }) => body)).toEqual([
    'Properysearch: there is news about a bid. Please sign in to read it.',
  ])
})

test('no SMS in quiet hours: it comes when they end', async () => {
  const asha = await createUser(app)
  await asha.client.notifications.setWays({ kind: 'bids', mail: 'never', push: false, sms: true })
  // 11 pm in India, in the usual quiet hours.
  app.clock.now = new Date('2026-11-20T17:30:00Z')
  await tell(asha)
  await sendOut()
  expect(await sentTo(asha.user.mobile)).toEqual([])
  const waits = await app.db.one<{ hours: number }>(sql`
    select round(extract(epoch from max(run_at) - now()) / 3600)::int as hours from graphile_worker.jobs
    where task_identifier = 'notifications-sms'`)
  expect(waits.hours).toBe(8)
  await hurry()
  expect(await sentTo(asha.user.mobile)).toHaveLength(1)
})

test('an SMS is not sent to somebody who has seen the news meanwhile', async () => {
  const asha = await createUser(app)
  await asha.client.notifications.setWays({ kind: 'bids', mail: 'never', push: false, sms: true })
  app.clock.now = new Date('2026-11-21T17:30:00Z')
  await tell(asha)
  await sendOut()
  await asha.client.notifications.markSeen({ count: 1 })
  await hurry()
  expect(await sentTo(asha.user.mobile)).toEqual([])
})

test('a mail about messages waits ten minutes, and is not sent to somebody who has read them', async () => {
  const [asha, ravi] = [await createUser(app), await createUser(app)]
  for (const person of [asha, ravi]) await tell(person, { kind: 'messages', title: 'A message from Meera' })
  await sendOut()
  expect(await sentTo(asha.user.email)).toEqual([])
  await ravi.client.notifications.markSeen({ count: 1 })
  await hurry()
  expect(await sentTo(asha.user.email)).toHaveLength(1)
  expect(await sentTo(ravi.user.email)).toEqual([])
})

test('what was chosen after the news came counts: nothing goes out that is wanted no longer', async () => {
  const asha = await createUser(app)
  const { setWays } = asha.client.notifications
  await setWays({ kind: 'bids', mail: 'daily', push: false, sms: true })
  // 11 pm in India: the SMS waits for the morning.
  app.clock.now = new Date('2026-11-21T17:30:00Z')
  await tell(asha)
  await tell(asha, { kind: 'messages', title: 'A message' })
  await sendOut()
  await setWays({ kind: 'bids', mail: 'never', push: false, sms: false })
  await setWays({ kind: 'messages', mail: 'never', push: false, sms: false })
  await enqueue(app.db, digestsJob, {})
  await app.runJobs()
  await hurry()
  expect(await sentTo(asha.user.email)).toEqual([])
  expect(await sentTo(asha.user.mobile)).toEqual([])
})

test('the mail of the day is sent later if the mail server was away, and once', async () => {
  const asha = await createUser(app)
  await asha.client.notifications.setWays({ kind: 'bids', mail: 'daily', push: false, sms: false })
  await tell(asha, { title: 'First bid' })
  await sendOut()
  const away = vi.spyOn(app.adapters.mail, 'send').mockRejectedValueOnce(new Error('The mail server is away.'))
  await enqueue(app.db, digestsJob, {})
  await app.runJobs()
  expect(await sentTo(asha.user.email)).toEqual([])
  away.mockRestore()
  await hurry()
  expect(await sentTo(asha.user.email)).toHaveLength(1)
  await enqueue(app.db, digestsJob, {})
  await app.runJobs()
  expect(await sentTo(asha.user.email)).toHaveLength(1)
})

test('the mail of the day ends with one press, and the mails that come at once go on', async () => {
  const asha = await createUser(app)
  await asha.client.notifications.setWays({ kind: 'bids', mail: 'daily', push: true, sms: false })
  const sent = vi.spyOn(app.adapters.mail, 'send')
  const morning = async () => {
    await tell(asha, { title: 'A bid' })
    await tell(asha, { kind: 'contacts', title: 'Somebody is interested' })
    await sendOut()
    await enqueue(app.db, digestsJob, {})
    await app.runJobs()
  }
  await morning()
  const stopUrl = sent.mock.lastCall?.[0].stopUrl ?? ''
  sent.mockRestore()
  const [mail] = await sentTo(asha.user.email)
  expect(mail?.body).toContain(`Stop the daily email: ${stopUrl}\n`)
  const path = new URL(stopUrl).pathname
  expect((await app.inject(path)).body).toContain('Stop the daily email?')
  const pressed = await app.inject({ method: 'POST', url: path, payload: 'List-Unsubscribe=One-Click' })
  expect(pressed.body).toContain('The daily email has stopped')
  await morning()
  expect(await sentTo(asha.user.email)).toHaveLength(1)
  const { kinds } = (await asha.client.notifications.getSettings()).data
  expect(kinds.filter(({ mail }) => mail === 'never').map(({ kind }) => kind)).toEqual(['bids', 'contacts', 'packages'])
  expect(kinds.find(({ kind }) => kind === 'bids')?.push).toBe(true)
  await tell(asha, { kind: 'deals', title: 'The agreement is registered' })
  await sendOut()
  expect((await sentTo(asha.user.email)).at(-1)?.subject).toBe('The agreement is registered')
})

test('what is to come once a day comes in one mail, without what was seen, and once', async () => {
  const asha = await createUser(app)
  await asha.client.notifications.setWays({ kind: 'bids', mail: 'daily', push: false, sms: false })
  await tell(asha, { title: 'Seen already' })
  await asha.client.notifications.markSeen({ count: 1 })
  await tell(asha, { title: 'First bid' })
  await tell(asha, { title: 'Second bid' })
  await sendOut()
  expect(await sentTo(asha.user.email)).toEqual([])
  for (let i = 0; i < 2; i++) {
    await enqueue(app.db, digestsJob, {})
    await app.runJobs()
  }
  const [mail, ...more] = await sentTo(asha.user.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('2 things are new on Properysearch')
  expect(mail?.body).toMatch(/Second bid[\s\S]*First bid/)
  expect(mail?.body).not.toContain('Seen already')
})

test('nothing goes out to somebody who may not come in, nor about what is a day old', async () => {
  const [asha, ravi] = [await createUser(app), await createUser(app)]
  await tell(asha)
  await app.db.run(sql`update users set suspended_at = now() where id = ${asha.user.id}`)
  await tell(ravi)
  await app.db.run(
    sql`update notifications set created_at = created_at - interval '25 hours' where user_id = ${ravi.user.id}`,
  )
  await sendOut()
  expect(await sentTo(asha.user.email)).toEqual([])
  expect(await sentTo(ravi.user.email)).toEqual([])
})

test('ten processes send each thing once', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => createUser(app)))
  for (const person of people) for (let i = 0; i < 4; i++) await tell(person, { title: `Bid ${i}` })
  for (let i = 0; i < 10; i++) await enqueue(app.db, deliverJob, {})
  await Promise.all([app.runJobs(), app.runJobs(), app.runJobs()])
  for (const { user } of people) {
    expect((await sentTo(user.email)).map(({ subject }) => subject).sort()).toEqual([
      'Bid 0',
      'Bid 1',
      'Bid 2',
      'Bid 3',
    ])
  }
})

test('the words of an SMS are what carriers approve', () => {
  for (const kind of notificationKindNames) {
    const { sms, mail } = notificationKinds[kind]
    if (sms) expect(sms.length).toBeLessThanOrEqual(30)
    expect(Object.keys(mailPaces)).toContain(mail)
  }
})
