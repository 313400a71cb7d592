import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { newAddress } from '../../../../test/people.ts'
import { createProperties, createProperty } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { NewProperty } from '../posting/insert-properties.sql.ts'

let app: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  owner = await createUser(app, { firstname: 'Ketaki', lastname: 'Ranade' })
  other = await createUser(app)
})
afterAll(() => app.close())

describe('one listing', () => {
  test('answers everything public about it, under both names', async () => {
    const id = await createProperty(app, { ownerId: owner.user.id, amenityBits: 0b101, reraNumber: 'P52100099001' })
    const { data } = await app.visitor.listings.getProperty({ id })
    expect(data).toMatchObject({
      propertydata: { id, availability: 'available', description: 'A bright corner flat with cross ventilation.' },
      locationData: { zone: 'West', authority: 'PMC', pincode: '411045' },
      detailsData: { carpetSqft: 750, superBuiltUpSqft: 1020, plotSqft: null, amenities: ['Temple', 'Hospital'] },
      posterData: { name: 'Ketaki', memberSince: '2026-11-15' },
      priceHistory: [{ price: 9000000, since: '2026-11-15' }],
    })
    expect(data.badges.map((badge) => badge.kind)).toEqual(['verified-listing', 'rera', 'recently-confirmed'])
    expect((await app.visitor.listings.getPropertyData({ id })).data).toEqual(data)
  })

  test('never tells how to reach its owner, nor the number of the flat', async () => {
    const id = await createProperty(app, { ownerId: owner.user.id, unit: 'Flat 704' })
    const text = (await app.inject({ method: 'GET', url: `/api/property/${id}` })).body
    for (const secret of [owner.user.email, owner.user.mobile, 'Ranade', 'Flat 704']) expect(text).not.toContain(secret)
  })

  test.each(['draft', 'submitted', 'rejected', 'sold', 'rented', 'archived'] as const)(
    'is gone when it is %s',
    async (state) => {
      const id = await createProperty(app, { state, rejectedReasons: ['blurred papers'] })
      await expect(app.visitor.listings.getProperty({ id })).rejects.toMatchObject({
        http: 404,
        body: { code: 'not-found' },
      })
      await expect(app.visitor.listings.getPropertyData({ id })).rejects.toMatchObject({ http: 404 })
    },
  )

  test('says so when a booking holds it', async () => {
    const id = await createProperty(app, { state: 'on-hold' })
    expect((await app.visitor.listings.getProperty({ id })).data.propertydata.availability).toBe('on-hold')
  })

  test('refuses an invalid id', async () => {
    for (const id of ['0', '1.5', 'abc', '9'.repeat(30)]) {
      await expect(app.visitor.listings.getProperty({ id })).rejects.toMatchObject({
        http: 400,
        body: { errors: { id: expect.any(String) } },
      })
    }
  })

  test('remembers what it cost', async () => {
    const id = await createProperty(app)
    await app.db.run(
      sql`update properties set price_paise = 850000000, updated_at = '2026-12-20T04:00:00Z' where id = ${id}`,
    )
    await app.db.run(
      sql`update properties set title = 'New title', updated_at = '2026-12-21T04:00:00Z' where id = ${id}`,
    )
    expect((await app.visitor.listings.getProperty({ id })).data.priceHistory).toEqual([
      { price: 9000000, since: '2026-11-15' },
      { price: 8500000, since: '2026-12-20' },
    ])
  })

  test('shows what is usual around it, month by month, where there are enough', async () => {
    const id = await createProperty(app)
    await app.db.run(sql`select graphile_worker.add_job('properties-record-usual-prices')`)
    await app.runJobs()
    expect((await app.visitor.listings.getProperty({ id })).data.localityTrend).toEqual([])
    await createProperties(
      app,
      Array.from({ length: 4 }, () => ({})),
    )
    await app.db.run(sql`select graphile_worker.add_job('properties-record-usual-prices')`)
    await app.runJobs()
    app.clock.advance(20 * 24 * 3600 * 1000)
    await app.db.run(sql`select graphile_worker.add_job('properties-record-usual-prices')`)
    await app.runJobs()
    const { localityTrend } = (await app.visitor.listings.getProperty({ id })).data
    expect(localityTrend.map((point) => point.month)).toEqual(['2026-11-01', '2026-12-01'])
    expect(localityTrend[0]?.pricePerSqft).toBe(12000)
  })
})

describe('findbyuserid', () => {
  test('adds my own marks', async () => {
    const id = await createProperty(app, { ownerId: owner.user.id })
    const mine = { id, userId: other.user.id }
    expect((await other.client.shortlists.findForUser(mine)).data.userData).toEqual({
      isMine: false,
      isFavourite: false,
      isShortlisted: false,
      isInterested: false,
    })
    await other.client.shortlists.markFavourite({ userid: other.user.id, propertyid: id })
    expect((await other.client.shortlists.findForUser(mine)).data.userData.isFavourite).toBe(true)
    expect((await owner.client.shortlists.findForUser({ id, userId: owner.user.id })).data.userData.isMine).toBe(true)
  })

  test('lets an owner open what is not live, and nobody else', async () => {
    const id = await createProperty(app, {
      ownerId: owner.user.id,
      state: 'submitted',
      listedAt: null,
      confirmedAt: null,
    })
    expect((await owner.client.shortlists.findForUser({ id, userId: owner.user.id })).data.propertydata.id).toBe(id)
    await expect(other.client.shortlists.findForUser({ id, userId: other.user.id })).rejects.toMatchObject({
      http: 404,
    })
  })

  test('is only about the caller', async () => {
    const id = await createProperty(app)
    await expect(other.client.shortlists.findForUser({ id, userId: owner.user.id })).rejects.toMatchObject({
      http: 404,
    })
    await expect(app.visitor.shortlists.findForUser({ id, userId: owner.user.id })).rejects.toMatchObject({ http: 401 })
    await expect(other.client.shortlists.findForUser({ id: 'x', userId: other.user.id })).rejects.toMatchObject({
      http: 400,
    })
  })
})

describe('a report', () => {
  const reports = (id: number) =>
    app.db.many(sql`select reporter_id, reason, note from property_reports where property_id = ${id} order by id`)

  test('is kept, from anybody; a person who says more is thanked, and their newest words count', async () => {
    const id = await createProperty(app)
    await app.visitor.listings.reportProperty({ id, reason: 'wrong-price' })
    await other.client.listings.reportProperty({ id, reason: 'other', note: ' asked for\u0000 money first ' })
    const again = await other.client.listings.reportProperty({ id, reason: 'fraud', note: 'It was 5,000 rupees' })
    expect(again.message).toContain('Thank you')
    expect(await reports(id)).toEqual([
      { reporterId: null, reason: 'wrong-price', note: '' },
      { reporterId: other.user.id, reason: 'fraud', note: 'It was 5,000 rupees' },
    ])
  })

  test('from a network counts once for a listing while it is open, whoever sends it at whatever moment', async () => {
    const [id, another] = [await createProperty(app), await createProperty(app)]
    const here = (n: number) => app.clientFor(null, { address: `2001:db8:5:5::${n}` }).listings
    await here(1).reportProperty({ id, reason: 'fraud', note: 'the first' })
    const answers = await Promise.all(
      [2, 3, 4, 5].map((n) => here(n).reportProperty({ id, reason: 'other', note: `again ${n}` })),
    )
    for (const { message } of answers) expect(message).toContain('Thank you')
    // Nobody behind the same address can write over what another said.
    expect(await reports(id)).toEqual([{ reporterId: null, reason: 'fraud', note: 'the first' }])
    await here(6).reportProperty({ id: another, reason: 'fraud' })
    expect(await reports(another)).toHaveLength(1)
  })

  test('of one listing by visitors is kept twenty times at most and counted on; a person who is signed in has their own', async () => {
    const id = await createProperty(app)
    const visitor = () => app.clientFor(null, { address: newAddress() }).listings
    await Promise.all(Array.from({ length: 30 }, () => visitor().reportProperty({ id, reason: 'fraud' })))
    const last = visitor()
    await last.reportProperty({ id, reason: 'fraud' })
    await last.reportProperty({ id, reason: 'other' })
    expect(await reports(id)).toHaveLength(20)
    expect(
      await app.db.many(sql`
        select reason, sum(times) as times from property_reports where property_id = ${id} group by reason`),
    ).toEqual([{ reason: 'fraud', times: 31 }])
    await other.client.listings.reportProperty({ id, reason: 'fraud' })
    expect(await reports(id)).toHaveLength(21)
  })

  test('needs a reason we know and a listing that is there', async () => {
    const id = await createProperty(app)
    await expect(app.visitor.listings.reportProperty({ id, reason: 'ugly' as 'fraud' })).rejects.toMatchObject({
      body: { errors: { reason: expect.any(String) } },
    })
    await expect(
      app.visitor.listings.reportProperty({ id, reason: 'other', note: 'x'.repeat(1001) }),
    ).rejects.toMatchObject({ body: { errors: { note: expect.any(String) } } })
    await expect(app.visitor.listings.reportProperty({ id: 999_999, reason: 'fraud' })).rejects.toMatchObject({
      http: 404,
    })
  })
})

describe('the database refuses', () => {
  const wrong: [why: string, given: Partial<NewProperty>, constraint: string][] = [
    ['a plot with bathrooms', { subcategory: 'Plots', plotSqft: 1500, bathrooms: 2 }, 'properties_plot_is_bare'],
    ['a home without rooms', { bhk: null }, 'properties_home_has_rooms'],
    [
      'an office with bedrooms',
      { subcategory: 'Offices', permittedUse: 'office' },
      'properties_workplace_has_no_bedrooms',
    ],
    ['a home on industrial land', { permittedUse: 'industrial' }, 'properties_home_is_lived_in'],
    ['a price of nothing', { pricePaise: 0 }, 'properties_price_paise_check'],
    ['a floor above the roof', { floor: 12, totalFloors: 11 }, 'properties_floor'],
    ['a live listing at sea', { latitude: 0, longitude: 0 }, 'properties_live_in_india'],
    [
      'to rent what is not built',
      { listedIn: 'rent', possession: 'Upcoming', age: 'UnderConstruction' },
      'properties_rent_is_ready',
    ],
    ['a deposit on a sale', { depositPaise: 100 }, 'properties_deposit_is_for_rent'],
    ['an age before it is built', { possession: 'Upcoming' }, 'properties_age_fits_possession'],
    ['a made-up RERA number', { reraNumber: 'RERA-1' }, 'properties_rera_number_check'],
    ['a carpet larger than the flat', { builtUpSqft: 700 }, 'properties_check'],
    ['a rejection without a reason', { state: 'rejected' }, 'properties_rejected_says_why'],
    ['a promotion without an end', { isPromoted: true }, 'properties_promoted_ends'],
    ['a live listing without a title', { title: null as unknown as string }, 'properties_whole'],
  ]
  test.each(wrong)('%s', async (_, given, constraint) => {
    await expect(createProperty(app, given)).rejects.toMatchObject({ constraint })
  })
})
