import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createOwner, createWholeDraft } from '../../../test/listing-factory.ts'
import { createProperties, createProperty, placeIds } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { chanceFrom } from './model/numbers.ts'
import { trainModels } from './train-models.ts'

let app: TestApp
let subjectId: number
beforeAll(async () => {
  app = await createTestApp()
  const chance = chanceFrom(3)
  const ages = ['0-5 Years', '15-20 Years'] as const
  // Flats in Baner around ₹12,000 per carpet sqft: a sixth less for old ones, a twentieth here or there.
  await createProperties(
    app,
    Array.from({ length: 320 }, (_, i) => {
      const carpetSqft = 600 + Math.round(chance() * 300)
      const age = ages[i % 2] ?? '0-5 Years'
      const rate = 12_000 * (age === '15-20 Years' ? 0.84 : 1) * (0.95 + chance() * 0.1)
      return {
        title: `Flat ${i}`,
        carpetSqft,
        builtUpSqft: null,
        superBuiltUpSqft: null,
        age,
        pricePaise: Math.round((carpetSqft * rate) / 1000) * 1000 * 100,
        latitude: 18.559 + (chance() - 0.5) * 0.02,
        longitude: 73.7868 + (chance() - 0.5) * 0.02,
      }
    }),
  )
  // Ten times too dear: its own price must not be what it is estimated by.
  subjectId = await createProperty(app, { title: 'The dear one', pricePaise: 9_00_00_000_00, age: '0-5 Years' })
  await trainModels(app.jobContext())
}, 120_000)
afterAll(() => app.close())

const estimateOf = async (propertyId: number, without: readonly number[] = []) =>
  (await app.visitor.estimates.getOfListing({ propertyId, without: without.length > 0 ? without : undefined })).data

describe('what anybody reads beside a listing', () => {
  test('is what others like it are asked for, whatever it asks itself', async () => {
    const { estimate, refusal, comparables } = await estimateOf(subjectId)
    expect(refusal).toBeNull()
    expect(estimate?.price).toBeGreaterThan(82_00_000)
    expect(estimate?.price).toBeLessThan(98_00_000)
    expect(estimate?.low).toBeLessThan(estimate?.price ?? 0)
    expect(estimate?.high).toBeLessThan(1_10_00_000)
    expect(comparables).toHaveLength(8)
    expect(comparables.map(({ id }) => id)).not.toContain(subjectId)
    for (const { sizeInFt, distanceKm, isLeftOut } of comparables) {
      expect(sizeInFt).toBeGreaterThan(450)
      expect(distanceKm).toBeLessThanOrEqual(5)
      expect(isLeftOut).toBe(false)
    }
  })

  test('says what moved it, from how many it was learned, when, and how right such estimates were', async () => {
    const { estimate } = await estimateOf(subjectId)
    const age = estimate?.facts.find(({ key }) => key === 'age')
    expect(age).toMatchObject({ label: '0 to 5 years old', against: 'than average for flats in Pune' })
    expect(age?.percent).toBeGreaterThan(4)
    expect(estimate?.facts.length).toBeLessThanOrEqual(5)
    expect(estimate?.learnedFrom).toBe(321)
    expect(estimate?.trainedAt).toBe(app.clock.now.toISOString())
    expect(estimate?.accuracy).toMatchObject({ of: 'place', place: 'Baner', listings: 321 })
    expect(estimate?.accuracy.medianErrorPercent).toBeLessThan(5)
  })

  test('follows when a comparable is left out, and is refused when too few are left', async () => {
    const { estimate, comparables } = await estimateOf(subjectId)
    const dearest = comparables.toSorted((a, b) => b.pricePerSqft - a.pricePerSqft)[0]
    const without = [dearest?.id ?? 0]
    const after = await estimateOf(subjectId, without)
    expect(after.comparables.filter(({ isLeftOut }) => isLeftOut).map(({ id }) => id)).toEqual(without)
    expect(after.estimate?.price).toBeLessThanOrEqual(estimate?.price ?? 0)
    const most = comparables.slice(0, 6).map(({ id }) => id)
    expect(await estimateOf(subjectId, most)).toMatchObject({ estimate: null, refusal: 'too-few-left' })
  })

  test('is refused where too few are alike, and for a kind of deal that nothing was learned about', async () => {
    const lonely = await createProperty(app, {
      subcategory: 'Villas',
      bhk: 5,
      carpetSqft: 4000,
      builtUpSqft: null,
      superBuiltUpSqft: null,
    })
    expect(await estimateOf(lonely)).toMatchObject({ estimate: null, refusal: 'too-few-alike' })
    const rented = await createProperty(app, { listedIn: 'rent', pricePaise: 30_000_00 })
    expect(await estimateOf(rented)).toEqual({ estimate: null, refusal: 'not-trained', comparables: [] })
  })

  test('finds the few shops behind thousands of flats that are nearer', async () => {
    const at = { ...(await placeIds(app, 'Wakad')), locality: 'Wakad' }
    const shop = { ...at, subcategory: 'Shops', permittedUse: 'retail', bhk: null, carpetSqft: 400 } as const
    const sizes = { builtUpSqft: null, superBuiltUpSqft: null }
    const north = (km: number) => ({ latitude: 18.6 + km / 111.32, longitude: 73.76 })
    const shops = await createProperties(
      app,
      Array.from({ length: 9 }, (_, i) => ({ ...shop, ...sizes, ...north(i === 0 ? 0 : 3), title: `Shop ${i}` })),
    )
    await createProperties(
      app,
      Array.from({ length: 2600 }, () => ({ ...at, ...north(1) })),
    )
    const { comparables } = await estimateOf(shops[0] as number)
    expect(comparables.map(({ id }) => id).sort()).toEqual(shops.slice(1).sort())
  }, 60_000)

  test('is not there for what nobody may open', async () => {
    const hidden = await createProperty(app, { state: 'paused' })
    for (const id of [hidden, 9_999_999]) {
      await expect(app.visitor.estimates.getOfListing({ propertyId: id })).rejects.toMatchObject({ http: 404 })
    }
  })

  test('cannot be asked with a comparable that is no number', async () => {
    const reply = await app.inject(`/api/estimates/${subjectId}?without=one`)
    expect(reply.statusCode).toBe(400)
  })
})

describe('what an owner reads while posting', () => {
  test('is the same of a draft that nobody else can open', async () => {
    const owner = await createOwner(app)
    const { id } = await createWholeDraft(owner)
    const { data } = await owner.client.estimates.getOfMine({ propertyId: id })
    expect(data.estimate?.price).toBeGreaterThan(50_00_000)
    const stranger = await createUser(app)
    await expect(stranger.client.estimates.getOfMine({ propertyId: id })).rejects.toMatchObject({ http: 404 })
    await expect(app.visitor.estimates.getOfListing({ propertyId: id })).rejects.toMatchObject({ http: 404 })
  })

  test('says what is missing of a draft that has just begun', async () => {
    const owner = await createOwner(app)
    const { id } = (await owner.client.listings.createDraft({ listedIn: 'sell', subcategory: 'Flats' })).data
    const { data } = await owner.client.estimates.getOfMine({ propertyId: id })
    expect(data).toEqual({ estimate: null, refusal: 'incomplete', comparables: [] })
  })

  test('is for whoever posts: an agent and a visitor are refused', async () => {
    const agent = await createUser(app, { role: 'agent' })
    await expect(agent.client.estimates.getOfMine({ propertyId: subjectId })).rejects.toMatchObject({ http: 403 })
    await expect(app.visitor.estimates.getOfMine({ propertyId: subjectId })).rejects.toMatchObject({ http: 401 })
  })
})

test('anybody can read how right estimates were, place by place', async () => {
  const { data } = await app.visitor.estimates.listAccuracy({ listedIn: 'sell' })
  expect(data?.whole.listings).toBe(321)
  expect(data?.refused).toBe(0)
  expect(data?.places.map(({ city, locality, listings }) => [city, locality, listings])).toEqual([
    ['Pune', null, 321],
    ['Pune', 'Baner', 321],
  ])
  expect((await app.visitor.estimates.listAccuracy({ listedIn: 'rent' })).data).toBeNull()
})

test('each night it is learned anew; the one before stays, older ones go', async () => {
  for (let night = 0; night < 2; night++) {
    app.clock.advance(24 * 60 * 60 * 1000)
    await app.jobHandlers.find(({ name }) => name === 'estimates-train')?.run(app.jobContext(), {})
  }
  const { models } = await app.db.one<{ models: number }>(sql`select count(*)::int as models from estimate_models`)
  expect(models).toBe(2)
  expect((await estimateOf(subjectId)).estimate?.trainedAt).toBe(app.clock.now.toISOString())
}, 120_000)
