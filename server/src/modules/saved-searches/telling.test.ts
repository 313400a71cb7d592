import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createOwner } from '../../../test/listing-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'
import type { NewProperty } from '../listings/index.ts'
import { searchDigestsJob } from './saved-searches.jobs.ts'

// What somebody who saved a search is told, and when: by the back office’s and the owner’s own presses.

let app: TestApp
let owner: TestPerson
let admin: TestPerson
let asha: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.run(sql`delete from saved_searches`)
  owner = await createOwner(app)
  asha = await createUser(app, { firstname: 'Asha' })
})

type Given = Partial<Parameters<TestPerson['client']['savedSearches']['save']>[0]>
const save = async (person: TestPerson, given: Given = {}) => {
  const { data } = await person.client.savedSearches.save({
    name: '2 BHK in Baner under 90 lakh',
    search: { type: 'buy', text: '2 bhk in baner under 90 lakh' },
    pace: 'at-once',
    ...given,
  })
  app.clock.advance(1000)
  return data
}

let place = 0
/** Each somewhere else, so that none is the double of another. */
const submitted = (given: Partial<NewProperty> = {}) =>
  createProperty(app, {
    ownerId: owner.user.id,
    state: 'submitted',
    title: 'Corner flat by the park',
    pricePaise: 85_00_000_00,
    latitude: 18.4 + ++place * 0.004,
    ...given,
  })

async function approve(id: number) {
  const { changedAt } = (await admin.client.listings.getForReview({ id })).data
  await admin.client.listings.approve({ id, changedAt, reason: 'The papers are in order.' })
  await app.runJobs()
}

async function setPrice(id: number, price: number) {
  const { version } = (await owner.client.listings.getMine({ id })).data
  await owner.client.listings.save({ id, version, price })
  await app.runJobs()
}

const newsOf = async (person: TestPerson) =>
  (await person.client.notifications.listNotifications({ id: person.user.id, kind: 'searches' })).data

const mailsTo = (person: TestPerson) =>
  app.db.many<{ subject: string; body: string }>(
    sql`select subject, body from outbox_messages where recipient = ${person.user.email} order by id`,
  )

const mine = async (person: TestPerson) => (await person.client.savedSearches.listMine()).data

async function morning(day: string) {
  app.clock.now = new Date(`${day}T02:30:00Z`)
  await enqueue(app.db, searchDigestsJob, {})
  await app.runJobs()
}

test('a listing that goes live is told at once: live, in the list of news, and by a mail that says why it came', async () => {
  await save(asha)
  const events: RealtimeEvent[] = []
  const stop = app.events.subscribe((event) => void events.push(event))
  const id = await submitted()
  await approve(id)
  stop()
  expect(events).toContainEqual(
    expect.objectContaining({ name: 'notification.created', to: { people: [asha.user.id] } }),
  )
  expect(events).toContainEqual(expect.objectContaining({ name: 'saved-search.found', to: { people: [asha.user.id] } }))
  expect(await newsOf(asha)).toMatchObject([
    {
      title: 'A property for “2 BHK in Baner under 90 lakh”',
      body: 'Corner flat by the park, ₹85 Lac.',
      link: `/ViewPropertyDetails/${id}`,
    },
  ])
  const [mail, ...more] = await mailsTo(asha)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('A property for “2 BHK in Baner under 90 lakh”')
  expect(mail?.body).toContain('You saved “2 BHK in Baner under 90 lakh”. This property fits it:')
  expect(mail?.body).toContain(`${app.config.publicUrl}/property/ViewPropertyDetails/${id}`)
  expect(mail?.body).toMatch(/Stop emails about this search: \S+\/stop-search\/\S+\n/)
  expect((await mine(asha))[0]?.newCount).toBe(1)
})

test('what fits no search is told to nobody', async () => {
  await save(asha)
  await approve(await submitted({ pricePaise: 90_00_001_00 }))
  await approve(await submitted({ bhk: 3 }))
  expect(await newsOf(asha)).toEqual([])
  expect((await mine(asha))[0]?.newCount).toBe(0)
})

test('a listing is told once, and again only when it has become cheaper', async () => {
  await save(asha)
  const id = await submitted()
  await approve(id)
  await owner.client.listings.act({ id, act: 'pause' })
  await owner.client.listings.act({ id, act: 'resume' })
  await app.runJobs()
  await setPrice(id, 88_00_000)
  await setPrice(id, 86_00_000)
  expect(await newsOf(asha)).toHaveLength(1)
  await setPrice(id, 82_00_000)
  const [latest, ...older] = await newsOf(asha)
  expect(older).toHaveLength(1)
  expect(latest).toMatchObject({
    title: 'Cheaper now: a property for “2 BHK in Baner under 90 lakh”',
    body: 'Corner flat by the park, ₹82 Lac instead of ₹85 Lac.',
  })
})

test('one that was too dear is told when it comes within reach, and a resumed one to who saved meanwhile', async () => {
  await save(asha)
  const id = await submitted({ pricePaise: 95_00_000_00 })
  await approve(id)
  expect(await newsOf(asha)).toEqual([])
  await setPrice(id, 89_00_000)
  expect(await newsOf(asha)).toHaveLength(1)
  await owner.client.listings.act({ id, act: 'pause' })
  const ravi = await createUser(app)
  await save(ravi)
  await owner.client.listings.act({ id, act: 'resume' })
  await app.runJobs()
  expect(await newsOf(ravi)).toHaveLength(1)
  expect(await newsOf(asha)).toHaveLength(1)
})

test('never one’s own, never to who was suspended or whom the owner has blocked', async () => {
  const [suspended, blocked] = [await createUser(app), await createUser(app)]
  for (const person of [owner, suspended, blocked]) await save(person)
  await app.db.run(sql`
    insert into contact_blocks (owner_id, user_id, blocked_at)
    values (${owner.user.id}, ${blocked.user.id}, ${app.clock.now})`)
  await app.db.run(sql`update users set suspended_at = ${app.clock.now} where id = ${suspended.user.id}`)
  await approve(await submitted())
  const { n } = await app.db.one<{ n: number }>(
    sql`select count(*)::int as n from notifications where kind = 'searches'
        and user_id = any(${[owner, suspended, blocked].map(({ user }) => user.id)}::bigint[])`,
  )
  expect(n).toBe(0)
})

test('whose two searches find the same is told once', async () => {
  await save(asha)
  await save(asha, { name: 'Anything in Baner', search: { text: 'baner' } })
  await approve(await submitted())
  expect(await newsOf(asha)).toHaveLength(1)
  expect(await mailsTo(asha)).toHaveLength(1)
  expect((await mine(asha)).map(({ newCount }) => newCount)).toEqual([1, 1])
})

test('a paused or deleted search tells nothing, and goes on when it is resumed or brought back', async () => {
  const saved = await save(asha)
  const other = await save(asha, { name: 'Baner', search: { text: 'baner' } })
  await asha.client.savedSearches.change({ ...saved, isPaused: true })
  await asha.client.savedSearches.remove({ id: other.id })
  await approve(await submitted())
  expect(await newsOf(asha)).toEqual([])
  await asha.client.savedSearches.change({ ...saved, isPaused: false })
  await asha.client.savedSearches.bringBack({ id: other.id })
  await approve(await submitted())
  expect(await newsOf(asha)).toHaveLength(1)
  expect((await mine(asha)).map(({ newCount }) => newCount)).toEqual([1, 1])
})

test('a search of the day tells in the morning, one of the week on Monday: what still fits, together', async () => {
  const ravi = await createUser(app)
  await save(asha, { pace: 'daily' })
  await save(ravi, { pace: 'weekly' })
  // A Thursday.
  app.clock.now = new Date('2026-11-19T10:00:00Z')
  const gone = await submitted({ title: 'Sold the same day' })
  for (const id of [await submitted(), await submitted({ title: 'Second flat' }), gone]) {
    await approve(id)
  }
  await owner.client.listings.act({ id: gone, act: 'mark-sold' })
  await app.runJobs()
  expect(await newsOf(asha)).toEqual([])
  expect((await mine(asha))[0]?.newCount).toBe(2)

  await morning('2026-11-20')
  await morning('2026-11-20')
  expect(await newsOf(asha)).toMatchObject([
    {
      title: '2 properties for “2 BHK in Baner under 90 lakh”',
      body: 'Second flat, ₹85 Lac. Corner flat by the park, ₹85 Lac.',
      link: '/PropertyListHome?type=buy&text=2+bhk+in+baner+under+90+lakh&sort=newest',
    },
  ])
  const [mail, ...more] = await mailsTo(asha)
  expect(more).toEqual([])
  expect(mail?.body).toContain('You saved “2 BHK in Baner under 90 lakh”. These 2 properties fit it:')
  expect(mail?.body).toContain('asked to be told every morning at 8.')
  expect(mail?.body).not.toContain('Sold the same day')
  expect(await newsOf(ravi)).toEqual([])

  await morning('2026-11-23')
  expect(await newsOf(ravi)).toHaveLength(1)
  expect(await newsOf(asha)).toHaveLength(1)
})

test('one search tells of ten as they come; the rest come together the next morning', async () => {
  await save(asha)
  app.clock.now = new Date('2026-11-25T10:00:00Z')
  for (let i = 0; i < 12; i++) await approve(await submitted())
  expect(await newsOf(asha)).toHaveLength(10)
  await morning('2026-11-26')
  const [latest, ...older] = await newsOf(asha)
  expect(older).toHaveLength(10)
  expect(latest?.title).toBe('2 properties for “2 BHK in Baner under 90 lakh”')
})

test('mails as they were chosen: none of this search after one press, none of any after “never”', async () => {
  const saved = await save(asha)
  const other = await save(asha, { name: 'Wakad', search: { text: 'wakad' } })
  await approve(await submitted())
  const link = (await mailsTo(asha))[0]?.body.match(/\/stop-search\/\S+/)?.[0] ?? ''
  const page = await app.http.inject({ url: link })
  expect(page.body).toContain('Stop emails about “2 BHK in Baner under 90 lakh”?')
  expect((await mine(asha)).every(({ isMailed }) => isMailed)).toBe(true)
  const pressed = await app.http.inject({ method: 'POST', url: link, payload: 'List-Unsubscribe=One-Click' })
  expect(pressed.statusCode).toBe(200)
  const mailed = Object.fromEntries((await mine(asha)).map(({ id, isMailed }) => [id, isMailed]))
  expect(mailed).toEqual({ [saved.id]: false, [other.id]: true })
  await approve(await submitted())
  expect(await newsOf(asha)).toHaveLength(2)
  expect(await mailsTo(asha)).toHaveLength(1)

  await asha.client.savedSearches.change({ ...saved, isMailed: true })
  await asha.client.notifications.setWays({ kind: 'searches', mail: 'never', push: true, sms: false })
  await approve(await submitted())
  expect(await newsOf(asha)).toHaveLength(3)
  expect(await mailsTo(asha)).toHaveLength(1)

  const forged = link.replace(`${saved.id}.`, `${other.id}.`)
  expect((await app.http.inject({ method: 'POST', url: forged })).statusCode).toBe(404)
})
