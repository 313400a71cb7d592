import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let buyer: TestPerson
const baner = { lat: 18.559, lng: 73.7868 }
const fromBaner = { order: 'distance' as const, latlng: `${baner.lat},${baner.lng}` }

beforeAll(async () => {
  app = await createTestApp()
  buyer = await createUser(app)
  for (const role of ['lawyer', 'evaluator'] as const) {
    await createUser(app, { role, firstname: 'Anand', lastname: 'Apte', city: 'Mumbai' })
    const near = await createUser(app, { role, firstname: 'Dev', lastname: 'Bapat', city: 'Mumbai' })
    const areas = [
      { city: 'Mumbai', locality: null },
      { city: 'Pune', locality: 'Balewadi' },
    ]
    await near.client.professionals.saveMine({ about: '', sinceYear: null, languages: [], areas })
    await createUser(app, { role, firstname: 'Veena', lastname: 'Joshi', city: 'Pune' })
  }
})
afterAll(() => app.close())

const lawyers = async (asked = {}) =>
  (await buyer.client.professionals.listLawyers({ id: buyer.user.id, ...asked })).data.map(({ name }) => name)

describe('lawyers', () => {
  test('come in order of name', async () => {
    expect(await lawyers()).toEqual(['Anand Apte', 'Dev Bapat', 'Veena Joshi'])
    expect(await lawyers({ text: 'mumbai' })).toEqual(['Anand Apte', 'Dev Bapat'])
  })

  test('or of distance to the nearest place that they serve', async () => {
    expect(await lawyers(fromBaner)).toEqual(['Dev Bapat', 'Veena Joshi', 'Anand Apte'])
    const { data } = await buyer.client.professionals.listLawyers({ id: buyer.user.id, ...fromBaner })
    expect(data[0]?.distanceKm).toBeLessThan(5)
    expect(data[2]?.distanceKm).toBeGreaterThan(80)
    await expect(lawyers({ order: 'distance' })).rejects.toMatchObject({ http: 400 })
    await expect(lawyers({ order: 'rating' as never })).rejects.toMatchObject({ http: 400 })
  })

  test('are listed for people who have signed in, under their own id', async () => {
    const { id } = buyer.user
    await expect(app.visitor.professionals.listLawyers({ id })).rejects.toMatchObject({ http: 401 })
    await expect(buyer.client.professionals.listLawyers({ id: id + 1 })).rejects.toMatchObject({ http: 404 })
  })
})

test('evaluators come in order of name or of distance', async () => {
  const names = async (asked = {}) =>
    (await buyer.client.professionals.listEvaluators(asked)).data.map(({ name }) => name)
  expect(await names()).toEqual(['Anand Apte', 'Dev Bapat', 'Veena Joshi'])
  expect(await names(fromBaner)).toEqual(['Dev Bapat', 'Veena Joshi', 'Anand Apte'])
  await expect(app.visitor.professionals.listEvaluators({})).rejects.toMatchObject({ http: 401 })
})

describe('agents near a place', () => {
  test('come nearest first, as far as asked, on the map no more exactly than a kilometre', async () => {
    const place = (name: string) =>
      app.db.one<{ latitude: number; longitude: number }>(
        sql`select latitude, longitude from localities where name = ${name}`,
      )
    await createUser(app, { role: 'agent', lastname: 'Far', ...(await place('Kharadi')) })
    await createUser(app, { role: 'agent', lastname: 'Near', latitude: 18.55912, longitude: 73.78683 })
    const near = (param: string) => buyer.client.professionals.listNearbyAgents({ ...baner, param: param as never })
    expect((await near('all')).data.map(({ name }) => name)).toEqual(['Asha Near', 'Asha Far'])
    const close = await near('5')
    expect(close).toMatchObject({ total: 1, data: [{ latitude: 18.56, longitude: 73.79, distanceKm: 0.4 }] })
    for (const wrong of ['0', '51', 'some']) await expect(near(wrong)).rejects.toMatchObject({ http: 400 })
    await expect(buyer.client.professionals.listNearbyAgents({ lat: 91, lng: 0, param: 'all' })).rejects.toMatchObject({
      http: 400,
    })
    await expect(app.visitor.professionals.listNearbyAgents({ ...baner, param: 'all' })).rejects.toMatchObject({
      http: 401,
    })
  })
})
