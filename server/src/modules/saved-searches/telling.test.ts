import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createOwner } from '../../../test/listing-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'
import { type NewProperty, tellSearchers as tellSearchersJob } from '../listings/index.ts'
import { searchDigestsJob } from './saved-searches.jobs.ts'
import { batchesOf, tellSearchers } from './tell-searchers.ts'

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

async function edit(id: number, given: { price?: number; title?: string; furnishing?: 'Furnished' }) {
  const { version } = (await owner.client.listings.getMine({ id })).data
  await owner.client.listings.save({ id, version, ...given })
  await app.runJobs()
}
const setPrice = (id: number, price: number) => edit(id, { price })
const dayMs = 24 * 60 * 60 * 1000

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
  expect(mail?.body).toContain('You saved “2 BHK in Baner under 90 lakh”. This property matches it:')
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
  app.clock.advance(dayMs)
  await setPrice(id, 82_00_000)
  const [latest, ...older] = await newsOf(asha)
  expect(older).toHaveLength(1)
  expect(latest).toMatchObject({
    title: 'Cheaper now: a property for “2 BHK in Baner under 90 lakh”',
    body: 'Corner flat by the park, ₹82 Lac instead of ₹85 Lac.',
  })
})

test('what was changed and is being checked is told when it has been checked', async () => {
  await save(asha, { name: 'Baner', search: { text: 'baner' } })
  const id = await submitted()
  await approve(id)
  app.clock.advance(dayMs)
  await edit(id, { title: 'Corner flat with a garden', price: 80_00_000 })
  expect(await newsOf(asha)).toHaveLength(1)
  await approve(id)
  expect(await newsOf(asha)).toHaveLength(2)
})

test('a listing that fits only after an edit is told then', async () => {
  await save(asha, { name: 'Furnished', search: { text: 'baner', furnishing: ['Furnished'] } })
  const id = await submitted({ furnishing: 'UnFurnished' })
  await approve(id)
  expect(await newsOf(asha)).toEqual([])
  await edit(id, { furnishing: 'Furnished' })
  expect(await newsOf(asha)).toHaveLength(1)
})

test('people are told of a listing once it comes within their price, and of a resumed one if they saved the search meanwhile', async () => {
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

test('nobody is told of their own listing, nor who is suspended, nor where one has blocked the other', async () => {
  const [suspended, blocked, blocking] = [await createUser(app), await createUser(app), await createUser(app)]
  const late = await createUser(app)
  for (const person of [owner, suspended, blocked, blocking]) await save(person)
  await save(late, { pace: 'daily' })
  const block = (by: TestPerson, whom: TestPerson) =>
    app.db.run(sql`
      insert into contact_blocks (owner_id, user_id, blocked_at)
      values (${by.user.id}, ${whom.user.id}, ${app.clock.now})`)
  await block(owner, blocked)
  await block(blocking, owner)
  await app.db.run(sql`update users set suspended_at = ${app.clock.now} where id = ${suspended.user.id}`)
  await approve(await submitted())
  // Found before, and not told any more.
  await block(late, owner)
  await morning('2026-11-18')
  const { n } = await app.db.one<{ n: number }>(
    sql`select count(*)::int as n from notifications where kind = 'searches'
        and user_id = any(${[owner, suspended, blocked, blocking, late].map(({ user }) => user.id)}::bigint[])`,
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
      link: '/PropertyListHome?type=buy&text=2+bhk+in+baner+under+90+lakh&city=All+India&sort=newest',
    },
  ])
  const [mail, ...more] = await mailsTo(asha)
  expect(more).toEqual([])
  expect(mail?.body).toContain('You saved “2 BHK in Baner under 90 lakh”. These 2 properties match it:')
  expect(mail?.body).toContain('asked to be told every morning by 8.')
  expect(mail?.body).not.toContain('Sold the same day')
  expect(await newsOf(ravi)).toEqual([])

  await morning('2026-11-23')
  expect(await newsOf(ravi)).toHaveLength(1)
  expect(await newsOf(asha)).toHaveLength(1)
})

test('of what a day found, three are named and the rest is counted; the mail shows the newest twenty', async () => {
  await save(asha, { pace: 'daily' })
  app.clock.now = new Date('2026-11-23T10:00:00Z')
  for (let i = 0; i < 22; i++) await submitted()
  const ids = await app.db.many<{ id: number }>(
    sql`update properties set state = 'verified' where owner_id = ${owner.user.id} returning id`,
  )
  for (const { id } of ids) await enqueue(app.db, tellSearchersJob, { propertyId: id })
  await app.runJobs()
  await morning('2026-11-24')
  const [latest, ...older] = await newsOf(asha)
  expect(older).toEqual([])
  expect(latest?.title).toBe('22 properties for “2 BHK in Baner under 90 lakh”')
  expect(latest?.body).toMatch(/^(Corner flat by the park, ₹85 Lac\. ){3}And 19 more\.$/)
  const [mail] = await mailsTo(asha)
  expect(mail?.subject).toBe('22 properties for “2 BHK in Baner under 90 lakh”')
  expect(mail?.body).toContain('22 properties fit it; the newest are:')
  expect(mail?.body.match(/Corner flat by the park/g)).toHaveLength(20)
})

test('nobody’s searches are torn apart when many are told', () => {
  const people = [1, 1, 2, 2, 2, 3].map((userId, id) => ({ id, userId }))
  expect(batchesOf(people, 3).map((some) => some.map(({ userId }) => userId))).toEqual([[1, 1, 2, 2, 2], [3]])
  expect(batchesOf([], 3)).toEqual([])
})

test('one search that cannot be asked keeps none of the others from being told, and is tried again', async () => {
  const broken = await save(asha)
  const later = await createUser(app)
  await save(later)
  await app.db.run(sql`update saved_searches set reading = 'null' where id = ${broken.id}`)
  const propertyId = await createProperty(app, { ownerId: owner.user.id, pricePaise: 85_00_000_00 })
  for (let tries = 0; tries < 2; tries++) {
    await expect(tellSearchers(app.jobContext(), { propertyId }, 1)).rejects.toThrow()
    expect(await newsOf(later)).toHaveLength(1)
  }
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

test('a rupee off is no news, and a price that falls again within a day waits for the morning', async () => {
  await save(asha)
  app.clock.now = new Date('2026-11-27T10:00:00Z')
  const id = await submitted()
  await approve(id)
  await setPrice(id, 80_00_000)
  expect(await newsOf(asha)).toHaveLength(1)
  await morning('2026-11-28')
  expect(await newsOf(asha)).toMatchObject([{ body: 'Corner flat by the park, ₹80 Lac instead of ₹85 Lac.' }, {}])
  app.clock.advance(dayMs)
  for (let rupees = 1; rupees <= 3; rupees++) await setPrice(id, 80_00_000 - rupees)
  await morning('2026-11-30')
  expect(await newsOf(asha)).toHaveLength(2)
  expect(await mailsTo(asha)).toHaveLength(2)
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
  // As many characters as ours, yet more bytes.
  const garbled = `/stop-search/${saved.id}.${'a'.repeat(63)}%C3%A9`
  expect((await app.http.inject({ url: garbled })).statusCode).toBe(404)
})
