import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createProperties, createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let base: number
let user: TestPerson
const inTwoMonths = new Date('2027-01-15')
const larger = { carpetSqft: 800, builtUpSqft: null, superBuiltUpSqft: null }
beforeAll(async () => {
  app = await createTestApp()
  user = await createUser(app)
  base = await createProperty(app, { title: 'base' })
  await createProperties(app, [
    { title: 'cheaper by the sqft', pricePaise: 80_00_000_00, ...larger, latitude: 18.562 },
    { title: 'dearer', pricePaise: 1_10_00_000_00, latitude: 18.57 },
    { title: 'far away', pricePaise: 70_00_000_00, latitude: 18.7 },
    { title: 'three rooms', bhk: 3 },
    { title: 'to rent', listedIn: 'rent', pricePaise: 30_000_00 },
    { title: 'featured', isPromoted: true, promotedUntil: inTwoMonths, latitude: 18.6, pricePaise: 3_00_00_000_00 },
    { title: 'sold', state: 'sold', isPromoted: true, promotedUntil: inTwoMonths },
  ])
})
afterAll(() => app.close())

const titles = (items: { propertydata: { title: string } }[]) => items.map((item) => item.propertydata.title)

describe('nearbyuser', () => {
  test('lists what is near, nearest first, with a zoom that shows it', async () => {
    const found = await app.visitor.search.listNearby({ lat: 18.559, lng: 73.7868 })
    expect(found.total).toBe(6)
    expect(found.data.at(-1)).toMatchObject({
      propertydata: { title: 'featured' },
      locationData: { distanceKm: 4.6 },
      zoomLevel: 13,
    })
    expect((await app.visitor.search.listNearby({ lat: 18.559, lng: 73.7868, radiusKm: 20 })).total).toBe(7)
  })

  test('has both numbers in one segment of the path, the comma plain or escaped', async () => {
    for (const url of ['/api/property/nearbyuser/18.559,73.7868', '/api/Property/NearbyUser/18.559%2C73.7868?page=1']) {
      expect((await app.inject({ method: 'GET', url })).json()).toMatchObject({ status: 1, total: 6 })
    }
  })

  test('is empty where there is nothing', async () => {
    expect(await app.visitor.search.listNearby({ lat: 34.15, lng: 77.58 })).toMatchObject({ data: [], total: 0 })
    expect(await app.visitor.search.listNearby({ lat: 90, lng: 180 })).toMatchObject({ data: [], total: 0 })
  })

  test.each([
    ['lat', '91,73'],
    ['lng', '18,181'],
    ['lat', 'NaN,73'],
    ['lng', '18,abc'],
    ['page', '18,73?page=51'],
    ['radiusKm', '18,73?radiusKm=0'],
  ])('refuses a bad %s (%s)', async (field, tail) => {
    const response = await app.inject({ method: 'GET', url: `/api/property/nearbyuser/${tail}` })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toHaveProperty(field)
  })
})

describe('getofferproperty', () => {
  test('lists the same kind nearby, those that cost less per sqft first', async () => {
    const { data } = await app.visitor.search.getOffers({ id: base })
    expect(titles(data)).toEqual(['cheaper by the sqft', 'dearer', 'featured'])
    expect(data[0]?.offer).toEqual({ priceDifference: -1000000, pricePerSqftDifference: -2000, distanceKm: 0.3 })
  })

  test('still leads on from one that was sold, never from one that was not live', async () => {
    const sold = await createProperty(app, { state: 'sold' })
    expect((await app.visitor.search.getOffers({ id: sold })).data.length).toBeGreaterThan(0)
    const submitted = await createProperty(app, { state: 'submitted' })
    await expect(app.visitor.search.getOffers({ id: submitted })).rejects.toMatchObject({ http: 404 })
  })

  test('knows no listing that is not there', async () => {
    await expect(app.visitor.search.getOffers({ id: 999_999 })).rejects.toMatchObject({ http: 404 })
    await expect(app.visitor.search.getOffers({ id: 'x' })).rejects.toMatchObject({
      body: { errors: { id: expect.any(String) } },
    })
  })
})

describe('recommendproperty', () => {
  test('finds others like those looked at, then the latest', async () => {
    const { data } = await app.visitor.search.recommend({ propertyIds: [base] })
    expect(titles(data).slice(0, 3).sort()).toEqual(['cheaper by the sqft', 'dearer', 'far away'])
    expect(titles(data)).not.toContain('base')
    expect(titles(data)).not.toContain('sold')
    expect(new Set(titles(data)).size).toBe(data.length)
  })

  test('starts from the favourites of the signed-in person', async () => {
    await user.client.shortlists.markFavourite({ userid: user.user.id, propertyid: base })
    const { data } = await user.client.search.recommend({})
    expect(titles(data)).not.toContain('base')
  })

  test('without anything to start from, shows the featured and the latest of a city', async () => {
    const { data } = await app.visitor.search.recommend({ city: 'Pune' })
    expect(titles(data)[0]).toBe('featured')
    expect((await app.visitor.search.recommend({ city: 'Jaipur' })).data).toEqual([])
  })

  test('refuses what are not ids, and too many', async () => {
    const refused = { http: 400, body: { code: 'invalid-input' } }
    await expect(app.visitor.search.recommend({ propertyIds: 'a,b' })).rejects.toMatchObject(refused)
    await expect(app.visitor.search.recommend({ propertyIds: Array(101).fill(1) })).rejects.toMatchObject(refused)
  })
})

describe('getAllPromoteProperty', () => {
  test('lists the featured ones, of all or of a city', async () => {
    for (const param of ['all', '42', 'pune']) {
      const found = await app.visitor.search.listPromoted({ param })
      expect(titles(found.data)).toEqual(['featured'])
      expect(found).toMatchObject({ total: 1, isTotalExact: true, page: 1 })
      expect(found.data[0]?.propertydata.promotePropertyStatus).toBe(1)
    }
    expect((await app.visitor.search.listPromoted({ param: 'Jaipur' })).total).toBe(0)
    expect(await app.visitor.search.listPromoted({ param: 'all', page: 2 })).toMatchObject({ data: [], total: 1 })
  })

  test('turns their order with the day, so that nobody stays at the end', async () => {
    const { id: cityId } = await app.db.one<{ id: number }>(sql`select id from cities where name = 'Nagpur'`)
    const promoted = { cityId, localityId: null, isPromoted: true, promotedUntil: inTwoMonths, latitude: 21.1 }
    await createProperties(
      app,
      ['a', 'b', 'c', 'd', 'e'].map((title) => ({ title, ...promoted })),
    )
    const orders = new Set<string>()
    for (let day = 0; day < 6; day++) {
      const order = titles((await app.visitor.search.listPromoted({ param: 'Nagpur' })).data)
      expect(order.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
      expect(titles((await app.visitor.search.listPromoted({ param: 'Nagpur' })).data)).toEqual(order)
      orders.add(order.join())
      app.clock.advance(24 * 60 * 60 * 1000)
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  test('refuses a name that is far too long', async () => {
    for (const param of ['x'.repeat(81), '\u0000']) {
      await expect(app.visitor.search.listPromoted({ param })).rejects.toMatchObject({ http: 400 })
    }
  })
})
