import { erasureWords } from '@properysearch/contract/erasure/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyText } from '../../../../test/every-text.ts'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { createHire, createProfessional } from '../../../../test/hire-factory.ts'
import { createSubmitted, createWholeDraft } from '../../../../test/listing-factory.ts'
import { registerPerson } from '../../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** What a decision says it has looked at. */
const seen = async (admin: TestPerson, id: number) => ({
  id,
  changedAt: (await admin.client.listings.getForReview({ id })).data.changedAt,
})

async function owner() {
  const person = await registerPerson(app)
  await app.db.run(sql`update users set aadhaar_verified_at = ${app.clock.now} where id = ${person.id}`)
  const client = app.clientFor(person.token, { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile' })
  return { ...person, client }
}

test('the copy of somebody’s data holds all that they wrote about their listings, and what was done with them', async () => {
  const asha = await owner()
  const admin = await createUser(app, { role: 'admin' })
  const { id } = await createSubmitted(asha, { society: 'Chandorkar Wada' })
  await admin.client.listings.sendBack({
    ...(await seen(admin, id)),
    reasons: ['The deed names Vasant Chandorkar.'],
  })
  await asha.client.accounts.requestDataExport({ id: asha.id })
  await app.runJobs()
  const [copy] = (await asha.client.accounts.listDataExports({ id: asha.id })).data
  const file = await asha.client.accounts.downloadDataExport({ id: asha.id, exportId: copy?.id ?? 0 })
  const { listings, papers, listingActs } = JSON.parse(await file.text())
  expect(listings).toMatchObject([
    {
      id,
      state: 'rejected',
      society: 'Chandorkar Wada',
      carpetSqft: 745,
      furnishing: 'Semi-Furnished',
      floor: 7,
      rejectedReasons: ['The deed names Vasant Chandorkar.'],
      savedFrom: 'Chrome on Android',
      pictures: [expect.stringContaining('listings/'), expect.any(String), expect.any(String)],
      prices: [{ pricePaise: 85_50_000_00, since: expect.any(String) }],
    },
  ])
  expect(papers).toMatchObject([{ propertyId: id, kind: 'index-ii' }])
  expect(listingActs.map((entry: { act: string }) => entry.act)).toEqual(['submit', 'reject'])
})

test('what was verified is in the copy of the owner’s data, and goes with the account', async () => {
  const asha = await owner()
  const admin = await createUser(app, { role: 'admin' })
  const { id } = await createSubmitted(asha, { unit: 'Chintamani 704', latitude: 18.72 })
  const reason = 'The deed says the same.'
  await admin.client.listings.approve({ ...(await seen(admin, id)), reason })
  const { version } = (await asha.client.listings.getMine({ id })).data
  await asha.client.listings.save({ id, version, unit: 'B 1' })
  await asha.client.accounts.requestDataExport({ id: asha.id })
  await app.runJobs()
  const [copy] = (await asha.client.accounts.listDataExports({ id: asha.id })).data
  const file = await asha.client.accounts.downloadDataExport({ id: asha.id, exportId: copy?.id ?? 0 })
  expect(JSON.parse(await file.text())).toMatchObject({
    listings: [{ unit: 'B 1', beingCheckedSince: app.clock.now.toISOString() }],
    listingVerifications: [{ propertyId: id, fields: { unit: 'Chintamani 704' }, papers: [{ kind: 'index-ii' }] }],
    listingActs: [{ act: 'submit' }, { act: 'approve' }, { act: 'change' }],
  })
  await asha.client.erasure.eraseAccount({ id: asha.id, password: asha.password, confirmation: erasureWords })
  await app.runJobs()
  expect(await everyText(app.db)).not.toContain('Chintamani')
})

test('whose listing was live once and is a draft again can leave too, with a hire about it', async () => {
  const asha = await owner()
  const { id } = await createSubmitted(asha)
  const agent = await createProfessional(app, 'agent')
  const client = { ...asha, user: { id: asha.id } } as unknown as TestPerson
  await createHire(app, { kind: 'agent', client, professional: agent, propertyId: id, state: 'withdrawn' })
  await asha.client.listings.act({ id, act: 'archive' })
  await asha.client.listings.act({ id, act: 'restore' })
  await asha.client.erasure.eraseAccount({ id: asha.id, password: asha.password, confirmation: erasureWords })
  await app.runJobs()
  expect(await app.db.one(sql`select state, title from properties where id = ${id}`)).toEqual({
    state: 'draft',
    title: 'A listing that was removed',
  })
})

test('people who leave take with them what their listings, and the words about them, say of a person', async () => {
  const asha = await owner()
  const admin = await createUser(app, { role: 'admin' })
  const { id } = await createSubmitted(asha, { society: 'Bhimrao Wada', latitude: 18.61, pincode: '402201' })
  await createWholeDraft(asha, { title: 'Bhimrao plot' })
  await admin.client.listings.sendBack({
    ...(await seen(admin, id)),
    reasons: ['The deed names Vasant Tatyasaheb.'],
  })
  await asha.client.erasure.eraseAccount({ id: asha.id, password: asha.password, confirmation: erasureWords })
  await app.runJobs()
  // The log of decisions cannot be changed; that it stays is told before.
  const left = (await everyText(app.db)).split('\n').filter((line) => !line.startsWith('public.audit_log: '))
  expect(left.filter((line) => /Bhimrao|Tatyasaheb|402201/.test(line))).toEqual([])
  expect(
    await app.db.one(sql`
      select state, society_id, society_name, pincode, saved_from, locality from properties where id = ${id}`),
  ).toEqual({
    state: 'archived',
    societyId: null,
    societyName: null,
    pincode: null,
    savedFrom: null,
    locality: 'Baner',
  })
  // It left along its graph like any other, and no reason that was given for a move is left.
  expect(
    await app.db.many(sql`
      select act, from_state, to_state, by_actor from state_moves
      where graph = 'listing' and subject_id = ${id} order by id desc limit 1`),
  ).toEqual([{ act: 'remove-with-owner', fromState: 'rejected', toState: 'archived', byActor: 'system' }])
  expect(
    await app.db.many(
      sql`select reasons from state_moves where graph = 'listing' and subject_id = ${id} and reasons is not null`,
    ),
  ).toEqual([])
})
