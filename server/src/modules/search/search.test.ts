import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProperties, createProperty, placeIds } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let banerFlat: number
beforeAll(async () => {
  app = await createTestApp()
  const kothrud = await placeIds(app, 'Kothrud')
  banerFlat = await createProperty(app, { title: 'Garden facing 2 BHK near Balewadi High Street' })
  await createProperties(app, [
    {
      title: 'Terrace flat in Kothrud',
      ...kothrud,
      locality: 'Kothrud',
      bhk: 3,
      pricePaise: 1_40_00_000_00,
      carpetSqft: 1100,
      builtUpSqft: null,
      superBuiltUpSqft: null,
    },
    {
      title: 'Flat to let in Kothrud',
      ...kothrud,
      locality: 'Kothrud',
      listedIn: 'rent',
      pricePaise: 28_000_00,
      depositPaise: 84_000_00,
    },
    { title: 'Not live yet', state: 'submitted' },
  ])
})
afterAll(() => app.close())

const titles = (found: { data: { propertydata: { title: string } }[] }) =>
  found.data.map((item) => item.propertydata.title)

describe('serchproperty and propertylist', () => {
  test('answer live listings in the groups of the specification', async () => {
    const found = await app.visitor.search.searchProperties({ type: 'buy', text: 'baner' })
    expect(found).toMatchObject({ status: 1, page: 1, pageSize: 20, total: 1, isTotalExact: true, nextAfter: null })
    expect(found.data[0]).toMatchObject({
      propertydata: { id: banerFlat, price: 9000000, listedIn: 'sell', promotePropertyStatus: 0, pricePerSqft: 12000 },
      mediaData: { images: [] },
      locationData: { address: 'S. No. 45/2, Lane 5, Baner, Pune 411045', city: 'Pune', state: 'Maharashtra' },
      detailsData: { bedrooms: 2, bathrooms: 2, sizeInFt: 750, garages: 1, bhk: '2' },
    })
    expect(await app.visitor.search.listProperties({ type: 'buy', text: 'baner' })).toEqual(found)
  })

  test('are of the city that was chosen, unless the text names another place; All India is a choice', async () => {
    const nashik = await app.db.one<{ cityId: number }>(sql`select id as city_id from cities where name = 'Nashik'`)
    const title = 'Flat by the Godavari'
    await createProperty(app, {
      title,
      ...nashik,
      localityId: null,
      locality: 'Gangapur Road',
      pricePaise: 60_00_000_00,
    })
    const find = (given: { text?: string; city?: string }) =>
      app.visitor.search.searchProperties({ type: 'buy', ...given })
    expect(titles(await find({ text: 'under 80 lakh', city: 'Pune' }))).toEqual([])
    const found = await find({ text: 'under 80 lakh', city: 'nashik' })
    expect(titles(found)).toEqual([title])
    expect(found.city).toMatchObject({ name: 'Nashik', latitude: expect.any(Number) })
    expect(titles(await find({ text: 'under 80 lakh', city: 'All India' }))).toEqual([title])
    expect((await find({ city: 'All India' })).city).toBeNull()
    const named = await find({ text: 'baner', city: 'Nashik' })
    expect([named.total, named.city?.name]).toEqual([1, 'Pune'])
    const { data: facets } = await app.visitor.search.getFacets({ type: 'buy', city: 'Nashik' })
    expect(facets.total).toBe(1)
    const { data: groups } = await app.visitor.search.getClusters({ type: 'buy', city: 'Nashik', zoom: '6' })
    expect(groups.total).toBe(1)
    await expect(find({ city: 'Atlantis' })).rejects.toMatchObject({
      http: 400,
      body: { errors: { city: 'We have no listings in Atlantis yet. Choose one of our cities.' } },
    })
    await app.db.run(sql`update properties set state = 'archived' where title = ${title}`)
  })

  test('are found under the spelling of the wire, whatever the capitals', async () => {
    const response = await app.inject({ method: 'POST', url: '/API/Property/SerchProperty', payload: { type: 'rent' } })
    expect(response.json()).toMatchObject({ status: 1, total: 1 })
    const page = await app.inject({ method: 'POST', url: '/api/property/propertylist?page=2', payload: {} })
    expect(page.json()).toMatchObject({ page: 2, data: [], total: 3 })
  })

  test('an empty field of a form asks for everything', async () => {
    const found = await app.visitor.search.searchProperties({ type: '', budget: null, text: '', bhk: '' })
    expect(found.total).toBe(3)
  })

  test('whoever has read the specification alone is understood', async () => {
    const search = async (payload: Record<string, unknown>) => {
      const response = await app.inject({ method: 'POST', url: '/api/property/serchproperty', payload })
      expect(response.statusCode).toBe(200)
      return titles(response.json())
    }
    const asked = await search({ type: 'buy', subCategory: 'flats', text: 'baner' })
    expect(asked).not.toEqual([])
    expect(await search({ type: 'Buy', subCategory: 'Flats', location: 'Baner' })).toEqual(asked)
    expect(await search({ type: 'sell', subCategory: 'FLATS', locality: 'baner' })).toEqual(asked)
    const rented = await search({ type: 'rent', subCategory: 'apartment' })
    expect(await search({ type: 'RENT', subCategory: 'Studio Apartments' })).toEqual(rented)
    // None of several words for the place is dropped.
    expect(await search({ type: 'Buy', location: 'Pune', locality: 'Baner' })).toEqual(asked)
    expect(await search({ type: 'Buy', text: '2 bhk', location: 'Baner' })).toEqual(asked)
    expect(await search({ type: 'Buy', text: '3 bhk', location: 'Baner' })).toEqual([])
  })

  test('the address of a list can be asked for its facets: order and page are left aside', async () => {
    const { data } = await app.visitor.search.getFacets({ type: 'buy', sort: 'newest', page: 2 })
    expect(data.total).toBeGreaterThan(0)
  })

  test('budgets overlap where their names do', async () => {
    const total = async (budget: 'above1Cr' | '1CrTo1_5Cr') =>
      (await app.visitor.search.searchProperties({ budget })).total
    expect(await total('1CrTo1_5Cr')).toBe(1)
    expect(await total('above1Cr')).toBe(1)
  })
})

const bad: [field: string, input: Record<string, unknown>][] = [
  ['type', { type: 'pg' }],
  ['subCategory', { type: 'rent', subCategory: 'plots' }],
  ['colour', { type: 'rent', colour: 'white' }],
  ['subCategory', { subCategory: 'castle' }],
  ['budget', { budget: 'a lot' }],
  ['minPrice', { minPrice: 'NaN' }],
  ['minPrice', { minPrice: '-5' }],
  ['maxPrice', { maxPrice: 1e300 }],
  ['maxPrice', { minPrice: '500', maxPrice: '100' }],
  ['maxArea', { minArea: '500', maxArea: '100' }],
  ['minArea', { minArea: '1.5' }],
  ['text', { text: 'x'.repeat(201) }],
  ['text', { text: 'x'.repeat(150), locality: 'y'.repeat(150) }],
  ['text', { text: { $ne: 1 } }],
  ['bhk', { bhk: '2,99' }],
  ['bhk', { bhk: Array(1000).fill('2') }],
  ['bathrooms', { bathrooms: '11' }],
  ['possession', { possession: ['Ready To Move', 7] }],
  ['furnishing', { furnishing: 'Half' }],
  ['facing', { facing: 'Up' }],
  ['age', { age: 'old' }],
  ['amenities', { amenities: 'Pool' }],
  ['postedBy', { postedBy: 'nobody' }],
  ['box', { box: '73,18,74' }],
  ['box', { box: '74,18,73,19' }],
  ['box', { box: '73,18,Infinity,19' }],
  ['box', { box: '73,-91,74,19' }],
  ['polygon', { polygon: '73 18,74 19,74 18,73 19' }],
  ['polygon', { polygon: '73 18,74 19' }],
  ['polygon', { polygon: '73 18,74 19,73 18,74 18' }],
  ['polygon', { polygon: '273 18,74 19,74 18' }],
  ['polygon', { polygon: Array.from({ length: 101 }, (_, i) => `${73 + i / 1000} ${18 + (i % 2) / 10}`).join(',') }],
  ['near', { near: '91,73' }],
  ['near', { near: 'here' }],
  ['radiusKm', { near: '18.5,73.8', radiusKm: '1000' }],
  ['radiusKm', { radiusKm: '5' }],
  ['sort', { sort: 'best' }],
  ['sort', { sort: 'distance' }],
  ['page', { page: '0' }],
  ['page', { page: '51' }],
  ['page', { page: '99999999999999' }],
  ['page', { page: '1e3' }],
  ['after', { after: 'nonsense' }],
  ['after', { after: Buffer.from('["x",0,2,true,"2026-01-01T00:00:00.000Z",1]').toString('base64url') }],
  [
    'text',
    { text: 'baner aundh pashan sus bavdhan kothrud warje wakad ravet narhe katraj camp khadki', city: 'All India' },
  ],
]

describe('a query that cannot be read', () => {
  test.each(bad)('is a 400 that names %s (%j)', async (field, input) => {
    const response = await app.inject({ method: 'POST', url: '/api/property/serchproperty', payload: input })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ status: 0, code: 'invalid-input', errors: { [field]: expect.any(String) } })
  })

  test('is refused by the map and the facets alike', async () => {
    await expect(app.visitor.search.getFacets({ bhk: '99' })).rejects.toMatchObject({
      body: { errors: { bhk: expect.any(String) } },
    })
    await expect(app.visitor.search.getClusters({ zoom: 99 })).rejects.toMatchObject({
      body: { errors: { zoom: expect.any(String) } },
    })
    await expect(app.visitor.search.getClusters({ box: '1,2' })).rejects.toMatchObject({
      body: { errors: { box: expect.any(String) } },
    })
  })

  test('a place in one list is not a place in another', async () => {
    await createProperties(
      app,
      Array.from({ length: 25 }, () => ({ subcategory: 'Houses' as const })),
    )
    const { nextAfter } = await app.visitor.search.searchProperties({ type: 'buy' })
    const next = await app.visitor.search.searchProperties({ type: 'buy', after: nextAfter })
    expect(next.page).toBe(2)
    const forged = app.visitor.search.searchProperties({ type: 'buy', sort: 'newest', after: nextAfter })
    await expect(forged).rejects.toMatchObject({ http: 400, body: { errors: { after: expect.any(String) } } })
  })
})

test('in every order but relevance, promoted listings come first only among equals', async () => {
  const { cityId } = await placeIds(app)
  const at = { subcategory: 'Villas' as const, cityId, promotedUntil: new Date('2027-01-01') }
  await createProperties(app, [
    { ...at, title: 'cheap', pricePaise: 50_00_000_00 },
    { ...at, title: 'promoted', pricePaise: 60_00_000_00, isPromoted: true },
    { ...at, title: 'as dear', pricePaise: 60_00_000_00 },
  ])
  const query = { type: 'buy', subCategory: 'villa' } as const
  expect(titles(await app.visitor.search.searchProperties(query))[0]).toBe('promoted')
  expect(titles(await app.visitor.search.searchProperties({ ...query, sort: 'price-low' }))).toEqual([
    'cheap',
    'promoted',
    'as dear',
  ])
})

test('a total beyond a thousand is exact where it was counted beforehand or all were looked at', async () => {
  await createProperties(
    app,
    Array.from({ length: 1100 }, () => ({ subcategory: 'Shops' as const, permittedUse: 'retail' as const, bhk: null })),
  )
  const shops = { type: 'buy', subCategory: 'shops' } as const
  expect(await app.visitor.search.searchProperties(shops)).toMatchObject({ total: 1100, isTotalExact: true })
  expect(await app.visitor.search.searchProperties({ ...shops, minArea: '100' })).toMatchObject({
    total: 1100,
    isTotalExact: true,
  })
  const { data } = await app.visitor.search.getFacets({ ...shops, minArea: '100' })
  expect(data).toMatchObject({ total: 1100, isTotalExact: true })
  expect(data.facets.furnishing.find((option) => option.value === 'Semi-Furnished')).toMatchObject({
    count: 1100,
    isExact: true,
  })
})

test('a listing that goes live is found at once, and every count moves', async () => {
  const id = await createProperty(app, { state: 'submitted', subcategory: 'Studio Apartments', bhk: 0, bathrooms: 1 })
  const query = { type: 'buy', subCategory: 'Studio Apartment' } as const
  const look = async () => ({
    list: (await app.visitor.search.searchProperties(query)).total,
    facet: (await app.visitor.search.getFacets(query)).data.facets.bhk.find((option) => option.value === '0')?.count,
    map: (await app.visitor.search.getClusters(query)).data.total,
    category: (await app.visitor.search.getCategoryCounts({ city: 'pune' })).data.find(
      (category) => category.subcategory === 'Studio Apartments',
    )?.sell,
  })
  expect(await look()).toEqual({ list: 0, facet: 0, map: 0, category: 0 })
  await app.db.run(sql`update properties set state = 'verified' where id = ${id}`)
  expect(await look()).toEqual({ list: 1, facet: 1, map: 1, category: 1 })
  await app.db.run(sql`update properties set state = 'sold' where id = ${id}`)
  expect(await look()).toEqual({ list: 0, facet: 0, map: 0, category: 0 })
})

describe('groups on the map', () => {
  test('show a listing by itself when the view is close', async () => {
    const { data } = await app.visitor.search.getClusters({ box: '73.78,18.55,73.79,18.56', zoom: 16, text: 'garden' })
    expect(data.clusters).toEqual([
      {
        count: 1,
        latitude: expect.closeTo(18.559),
        longitude: expect.closeTo(73.7868),
        property: {
          id: banerFlat,
          title: 'Garden facing 2 BHK near Balewadi High Street',
          price: 9000000,
          listedIn: 'sell',
        },
      },
    ])
  })

  test('speak of the area that was looked at, at most a sixteenth wider', async () => {
    const { data } = await app.visitor.search.getClusters({ box: '73.7,18.5,73.9,18.6' })
    const area = data.area
    expect(area?.west).toBeLessThanOrEqual(73.7)
    expect(area?.west).toBeGreaterThan(73.7 - 0.2 / 16)
    expect(area?.north).toBeGreaterThanOrEqual(18.6)
    expect(area?.north).toBeLessThan(18.6 + 0.2 / 16)
  })
})

test('category counts of a city that has none are noughts', async () => {
  const { data } = await app.visitor.search.getCategoryCounts({ city: 'Jaipur' })
  expect(data).toHaveLength(7)
  expect(data.every((category) => category.total === 0)).toBe(true)
})

test('a search filters by the floors of the building, from one to four or more', async () => {
  const place = { ...(await placeIds(app, 'Wakad')), locality: 'Wakad' }
  await createProperties(app, [
    { title: 'On two floors', ...place, totalFloors: 2, floor: 1 },
    { title: 'In a tower', ...place, totalFloors: 22, floor: 7 },
  ])
  const floors = async (floorsNo: string) =>
    titles(await app.visitor.search.searchProperties({ text: 'wakad', floorsNo })).sort()
  expect(await floors('1')).toEqual([])
  expect(await floors('2')).toEqual(['On two floors'])
  expect(await floors('4')).toEqual(['In a tower'])
  expect(await floors('2,4')).toEqual(['In a tower', 'On two floors'])
  const { data } = await app.visitor.search.getFacets({ text: 'wakad', floorsNo: '2' })
  expect([data.total, data.facets.bhk?.reduce((sum, { count }) => sum + count, 0)]).toEqual([1, 1])
  await expect(floors('5')).rejects.toMatchObject({
    body: { errors: { floorsNo: 'Floors must be numbers from 1 to 4.' } },
  })
})
