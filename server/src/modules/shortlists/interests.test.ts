import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createProperties, createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let owner: TestPerson
let asha: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  owner = await createUser(app, { firstname: 'Mandar' })
  asha = await createUser(app)
})
afterAll(() => app.close())

const ofOwner = () => createProperty(app, { ownerId: owner.user.id, title: '2 BHK flat in Baner' })
const interestedIn = async (person: TestPerson) => {
  const { data } = await person.client.shortlists.listInterested({ id: person.user.id })
  return data.map((item) => item.propertydata.id)
}
const heardBy = async (person: TestPerson) =>
  (await person.client.notifications.listNotifications({ id: person.user.id })).data
/** What waits for its hour is due now. */
const passTheWait = () => app.db.run(sql`update graphile_worker._private_jobs set run_at = now()`)

test('is shown once however often it is said, found again, and withdrawn', async () => {
  const id = await ofOwner()
  const person = await createUser(app)
  await person.client.shortlists.showInterest({ id })
  expect(await person.client.shortlists.showInterest({ id })).toMatchObject({ status: 1 })
  const { data, total } = await person.client.shortlists.listInterested({ id: person.user.id })
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({
    propertydata: { id, availability: 'available' },
    interestData: { since: app.clock.now.toISOString() },
  })
  expect((await person.client.shortlists.getMarks()).data.interested).toEqual([id])
  const seen = await person.client.shortlists.findForUser({ id, userId: person.user.id })
  expect(seen.data.userData.isInterested).toBe(true)

  await person.client.shortlists.withdrawInterest({ id })
  await person.client.shortlists.withdrawInterest({ id })
  expect(await interestedIn(person)).toEqual([])
  expect((await person.client.shortlists.getMarks()).data.interested).toEqual([])
})

test('the owner hears of the first at once, of the next ten together a day later, and of nobody’s name', async () => {
  const id = await ofOwner()
  const before = (await heardBy(owner)).length
  await asha.client.shortlists.showInterest({ id })
  await app.runJobs()
  const [first] = await heardBy(owner)
  expect(first).toMatchObject({
    title: 'Someone is interested in 2 BHK flat in Baner',
    link: `/ViewPropertyDetails/${id}`,
  })
  expect(JSON.stringify(first)).not.toMatch(/Asha|Kulkarni|person\d+@|9\d{9}/)

  for (let i = 0; i < 10; i++) await (await createUser(app)).client.shortlists.showInterest({ id })
  await app.runJobs()
  expect(await heardBy(owner)).toHaveLength(before + 1)
  await passTheWait()
  await app.runJobs()
  const after = await heardBy(owner)
  expect(after).toHaveLength(before + 2)
  expect(after[0]?.title).toBe('10 people are interested in 2 BHK flat in Baner')
})

test('a person who withdraws and comes back is reported once; one who withdrew in time, not at all', async () => {
  const id = await ofOwner()
  const before = (await heardBy(owner)).length
  await asha.client.shortlists.showInterest({ id })
  await asha.client.shortlists.withdrawInterest({ id })
  await app.runJobs()
  expect(await heardBy(owner)).toHaveLength(before)
  for (let i = 0; i < 3; i++) {
    await asha.client.shortlists.showInterest({ id })
    await passTheWait()
    await app.runJobs()
    await asha.client.shortlists.withdrawInterest({ id })
  }
  expect(await heardBy(owner)).toHaveLength(before + 1)
})

test('coming back at once keeps the date, coming back later is new', async () => {
  const id = await ofOwner()
  const person = await createUser(app)
  const since = async () =>
    (await person.client.shortlists.listInterested({ id: person.user.id })).data[0]?.interestData.since
  await person.client.shortlists.showInterest({ id })
  const first = await since()
  app.clock.advance(60_000)
  await person.client.shortlists.withdrawInterest({ id })
  await person.client.shortlists.showInterest({ id })
  expect(await since()).toBe(first)
  await person.client.shortlists.withdrawInterest({ id })
  app.clock.advance(3 * 24 * 60 * 60 * 1000)
  await person.client.shortlists.showInterest({ id })
  expect(await since()).toBe(app.clock.now.toISOString())
})

test('is refused in one’s own listing, in one on hold, and in what is not there', async () => {
  const own = await ofOwner()
  await expect(owner.client.shortlists.showInterest({ id: own })).rejects.toMatchObject({
    http: 409,
    body: { code: 'ruled-out', message: 'This is your own listing.' },
  })
  const held = await createProperty(app, { state: 'on-hold' })
  await expect(asha.client.shortlists.showInterest({ id: held })).rejects.toMatchObject({
    http: 409,
    body: { code: 'moved-on' },
  })
  for (const state of ['sold', 'submitted', 'archived'] as const) {
    const id = await createProperty(app, { state })
    await expect(asha.client.shortlists.showInterest({ id })).rejects.toMatchObject({ http: 404 })
  }
  await expect(asha.client.shortlists.showInterest({ id: 999_999 })).rejects.toMatchObject({ http: 404 })
  await expect(asha.client.shortlists.showInterest({ id: 'x' })).rejects.toMatchObject({ http: 400 })
  await expect(asha.client.shortlists.withdrawInterest({ id: 0 })).rejects.toMatchObject({ http: 400 })
  await expect(app.visitor.shortlists.showInterest({ id: own })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.shortlists.withdrawInterest({ id: own })).rejects.toMatchObject({ http: 401 })
})

test('the list is nobody else’s business, comes in pages, and says what is gone', async () => {
  const person = await createUser(app)
  await expect(asha.client.shortlists.listInterested({ id: person.user.id })).rejects.toMatchObject({ http: 404 })
  await expect(app.visitor.shortlists.listInterested({ id: person.user.id })).rejects.toMatchObject({ http: 401 })
  await expect(person.client.shortlists.listInterested({ id: person.user.id, page: 0 })).rejects.toMatchObject({
    http: 400,
  })
  const ids = await createProperties(
    app,
    Array.from({ length: 21 }, () => ({})),
  )
  for (const id of ids) await person.client.shortlists.showInterest({ id })
  await app.db.run(sql`update properties set state = 'sold' where id = ${ids[0]}`)
  const second = await person.client.shortlists.listInterested({ id: person.user.id, page: 2 })
  expect(second).toMatchObject({ page: 2, pageSize: 20, total: 21 })
  expect(second.data.map((item) => item.propertydata.availability)).toEqual(['sold'])
})

test('is in the copy of a person’s data', async () => {
  const person = await createUser(app)
  const id = await ofOwner()
  await person.client.shortlists.showInterest({ id })
  const { data } = await person.client.accounts.requestDataExport({ id: person.user.id })
  await app.runJobs()
  const file = await person.client.accounts.downloadDataExport({ id: person.user.id, exportId: data.id })
  expect(JSON.parse(await file.text())).toMatchObject({ interests: [{ propertyId: id, withdrawnAt: null }] })
})
