import { listingViewsPerNetwork } from '@properysearch/contract/visitors/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { createOwner } from '../../../../test/listing-factory.ts'
import { newAddress } from '../../../../test/people.ts'
import { createProperties, createProperty, placeIds } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newVisitor } from '../../../../test/visitors.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { forgetOldVisits } from '../listings.jobs.ts'

let app: TestApp
let owner: TestPerson
let buyer: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  buyer = await createUser(app)
})
afterAll(() => app.close())

test('an owner sees every state, page by page, with views, favourites and leads', async () => {
  const { data: draft } = await owner.client.listings.createDraft({ listedIn: 'rent', subcategory: 'Offices' })
  const ids = await createProperties(
    app,
    Array.from({ length: 21 }, () => ({ ownerId: owner.user.id, updatedAt: new Date('2026-11-01T00:00:00Z') })),
  )
  const busy = ids[20] as number
  await buyer.client.shortlists.markFavourite({ userid: buyer.user.id, propertyid: busy })
  await buyer.client.shortlists.showInterest({ id: busy })
  await app.visitor.listings.countView({ id: busy })
  const first = await owner.client.listings.listMine({ id: owner.user.id })
  expect(first).toMatchObject({ page: 1, pageSize: 20, total: 22 })
  expect(first.data[0]).toMatchObject({
    propertydata: { id: draft.id, state: 'draft', price: null },
    counts: { views: 0 },
  })
  expect(first.data[0]?.propertydata.missingCount).toBeGreaterThan(5)
  expect(first.data[1]).toMatchObject({ propertydata: { id: busy }, counts: { views: 1, favourites: 1, leads: 1 } })
  expect(first.data[1]).toMatchObject({
    mediaData: { images: [] },
    locationData: {
      address: expect.any(String),
      city: 'Pune',
      state: 'Maharashtra',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    },
    detailsData: { bedrooms: 2, bathrooms: 2, sizeInFt: expect.any(Number), garages: expect.any(Number) },
  })
  expect((await owner.client.listings.listMine({ id: owner.user.id, page: 2 })).data).toHaveLength(2)
  expect((await owner.client.listings.listVerified({ id: owner.user.id })).total).toBe(21)
  const asked = await owner.client.listings.listByRequests({ id: owner.user.id })
  expect(asked.data).toMatchObject([{ propertydata: { id: busy }, requestCount: 1 }])
})

test('a view counts once per visitor and day, never for the owner, never for what is not live', async () => {
  const id = await createProperty(app, { ownerId: owner.user.id })
  const views = async () =>
    (await owner.client.listings.listMine({ id: owner.user.id })).data.find((item) => item.propertydata.id === id)
      ?.counts.views
  const phone = await newVisitor(app)
  await app.visitor.listings.countView({ id })
  await app.clientFor(null, { userAgent: 'another name' }).listings.countView({ id })
  await app.visitor.listings.countView({ id, visitorId: phone })
  await app.visitor.listings.countView({ id, visitorId: phone })
  await owner.client.listings.countView({ id })
  expect(await views()).toBe(2)
  await Promise.all(Array.from({ length: 5 }, () => buyer.client.listings.countView({ id })))
  expect(await views()).toBe(3)
  app.clock.advance(24 * 3600_000)
  await app.visitor.listings.countView({ id })
  expect(await views()).toBe(4)
  const { data: draft } = await owner.client.listings.createDraft({ listedIn: 'sell', subcategory: 'Flats' })
  await app.visitor.listings.countView({ id: draft.id })
  await app.visitor.listings.countView({ id: 999_999 })
  expect(await app.db.many(sql`select 1 from property_view_counts where property_id = ${draft.id}`)).toEqual([])
  app.clock.advance(2 * 24 * 3600_000)
  await enqueue(app.db, forgetOldVisits, {})
  await app.runJobs()
  expect(await app.db.many(sql`select 1 from property_visits`)).toEqual([])
  expect(await views()).toBe(4)
})

test('views of a listing cannot be made up', async () => {
  const id = await createProperty(app, { ownerId: owner.user.id })
  const views = async () =>
    (await app.db.one<{ views: number }>(sql`select views from property_view_counts where property_id = ${id}`)).views
  const made = 'a'.repeat(64)
  await expect(app.visitor.listings.countView({ id, visitorId: made })).rejects.toMatchObject({
    http: 400,
    body: { errors: { visitorId: expect.any(String) } },
  })
  const visitorIds = await Promise.all(Array.from({ length: listingViewsPerNetwork + 10 }, () => newVisitor(app)))
  const network = app.clientFor(null, { address: newAddress() })
  await Promise.all(visitorIds.map((visitorId) => network.listings.countView({ id, visitorId })))
  expect(await views()).toBe(listingViewsPerNetwork)
  // Neither somebody elsewhere nor somebody signed in is held up by them.
  await app.clientFor(null, { address: newAddress() }).listings.countView({ id, visitorId: await newVisitor(app) })
  await buyer.client.listings.countView({ id })
  expect(await views()).toBe(listingViewsPerNetwork + 2)
})

test('price guidance comes from live listings when there are enough, else from our estimate, else it says nothing', async () => {
  const { listings } = owner.client
  const flats = { listedIn: 'sell', subcategory: 'Flats' } as const
  const wakad = await placeIds(app, 'Wakad')
  await createProperties(
    app,
    [8000, 9000, 10000, 11000, 12000].map((rate) => ({
      ...wakad,
      locality: 'Wakad',
      carpetSqft: 700,
      builtUpSqft: null,
      superBuiltUpSqft: null,
      pricePaise: rate * 700 * 100,
    })),
  )
  expect((await listings.getPriceGuidance({ city: 'Pune', locality: 'wakad', ...flats })).data).toEqual({
    place: 'Wakad',
    low: 9000,
    usual: 10000,
    high: 11000,
    listings: 5,
    month: '2026-11-01',
    source: 'live-listings',
  })
  expect((await listings.getPriceGuidance({ city: 'Pune', locality: 'Kothrud', ...flats })).data).toMatchObject({
    place: 'Kothrud',
    source: 'estimate',
    listings: 0,
    usual: null,
  })
  expect((await listings.getPriceGuidance({ city: 'Atlantis', ...flats })).data).toBeNull()
  expect((await listings.getPriceGuidance({ city: 'Jaipur', listedIn: 'rent', subcategory: 'Shops' })).data).toBeNull()
  await expect(listings.getPriceGuidance({ city: '', ...flats })).rejects.toMatchObject({ http: 400 })
})
